#include "host/connection.hpp"

#include <algorithm>
#include <array>
#include <asio/buffer.hpp>
#include <asio/write.hpp>
#include <utility>

#include "base/match.hpp"
#include "wire/from_host.hpp"
#include "wire/greeting.hpp"

namespace parlor::host {
namespace {

constexpr std::chrono::seconds time_to_greet{5}, time_to_leave{2};
constexpr std::size_t read_at_once = std::size_t{1} << 14;
constexpr std::uint8_t wrong = 1;

bool is_last(const wire::FromHost& message) {
    return std::holds_alternative<wire::Farewell>(message) or
           std::holds_alternative<wire::Refused>(message);
}

}  // namespace

Connection::Connection(
    Protocol::socket socket, GuestId id, uid_t account, std::optional<User> user, Keeper& keeper)
    : socket_{std::move(socket)},
      deadline_{socket_.get_executor()},
      patience_{socket_.get_executor()},
      id_{id},
      account_{account},
      user_{std::move(user)},
      keeper_{&keeper} {
    AsioError none;
    socket_.non_blocking(true, none);
}

void Connection::begin() {
    deadline_.expires_after(time_to_greet);
    deadline_.async_wait([self = shared_from_this()](const AsioError& error) {
        if (not error and self->state_ == State::Greeting)
            self->put_out({"it did not greet in time"});
    });
    wait_to_read();
}

void Connection::welcome(User user) {
    user_ = std::move(user);
    was_served_ = true;
    state_ = State::Served;
    deadline_.cancel();
    write(wire::bytes_of(wire::FromHost{wire::Welcome{}}));
}

void Connection::wait_to_read() {
    socket_.async_wait(Protocol::socket::wait_read,
                       [self = shared_from_this()](const AsioError& error) {
                           if (not error) self->receive();
                       });
}

// What comes after the last line is not heard.
void Connection::receive() {
    if (state_ == State::Closed) return;
    std::array<char, read_at_once> bytes;
    AsioError error;
    const std::size_t count = socket_.read_some(asio::buffer(bytes), error);
    if (error and error != asio::error::would_block and error != asio::error::interrupted) {
        leave("left");
        return close();
    }
    if (is_here()) {
        reader_.feed({bytes.data(), count});
        take_messages();
    }
    if (state_ != State::Closed) wait_to_read();
}

void Connection::take_messages() {
    const auto now = Clock::now();
    const auto passed = std::chrono::floor<std::chrono::milliseconds>(now - counted_);
    constexpr std::chrono::milliseconds enough{60'000};
    budget_.pass({static_cast<int>(std::min(passed, enough).count())});
    counted_ += passed;
    while (is_here()) {
        if (reader_.is_fine() and not budget_.is_open()) return wait_for_budget();
        const auto message = reader_.next();
        if (not message) return;
        if (not *message) return put_out(message->error());
        heed(**message);
    }
}

void Connection::wait_for_budget() {
    if (std::exchange(waits_for_budget_, true)) return;
    patience_.expires_after(std::chrono::milliseconds{budget_.until_open().count});
    patience_.async_wait([self = shared_from_this()](const AsioError& error) {
        self->waits_for_budget_ = false;
        if (not error) self->take_messages();
    });
}

void Connection::heed(const wire::FromGuest& message) {
    match(
        message,
        [&](const wire::Hello& hello) {
            if (state_ == State::Greeting) return keeper_->greeted(*this, hello);
            put_out({"a guest greets once"});
        },
        [&](const wire::Stranger& stranger) {
            dismiss(wire::refusal_of(stranger), "has another version: " + stranger.version);
        },
        [&](const wire::Record& record) { pass_on(record, 1); },
        [&](const wire::Keys& keys) { pass_on(keys, static_cast<int>(keys.keys.size())); },
        [&](const wire::Line& line) { pass_on(line, 1); },
        [&](const wire::Shown& shown) { pass_on(shown, 0); },
        [&](const wire::Bye&) {
            leave("left");
            close();
        });
}

void Connection::pass_on(const Said& said, int keys) {
    if (state_ == State::Greeting) return put_out({"a guest greets first"});
    budget_.take(keys);
    if (const auto error = keeper_->said(*this, said)) put_out(*error);
}

void Connection::send(const std::vector<wire::FromHost>& messages) {
    if (messages.empty()) return;
    std::string bytes;
    for (const wire::FromHost& message : messages) bytes += wire::bytes_of(message);
    if (is_last(messages.back())) {
        leave("left");
        close_in(time_to_leave);
    }
    write(std::move(bytes));
}

void Connection::write(std::string bytes) {
    is_writing_ = true;
    const auto kept = std::make_shared<const std::string>(std::move(bytes));
    asio::async_write(socket_,
                      asio::buffer(*kept),
                      [self = shared_from_this(), kept](const AsioError& error, std::size_t) {
                          self->written(error);
                      });
}

void Connection::written(const AsioError& error) {
    is_writing_ = false;
    if (state_ == State::Closed) return;
    if (error) {
        leave("left");
        return close();
    }
    if (state_ == State::Served) return keeper_->sent_all(*this);
    if (last_.empty()) return close();
    write(std::exchange(last_, {}));
}

void Connection::dismiss(const wire::FromHost& last, const std::string& why) {
    if (not is_here()) return;
    leave(why);
    close_in(time_to_leave);
    if (is_writing_)
        last_ = wire::bytes_of(last);
    else
        write(wire::bytes_of(last));
}

void Connection::put_out(const Error& why) {
    const std::string line = "the host has put you out: " + why.what;
    const bool is_greeted = state_ == State::Served;
    dismiss(is_greeted ? wire::FromHost{wire::Farewell{wrong, line}}
                       : wire::FromHost{wire::Refused{wrong, line}},
            "was put out: " + why.what);
}

void Connection::leave(const std::string& how) {
    if (not is_here()) return;
    state_ = State::Leaving;
    patience_.cancel();
    keeper_->left(*this, how);
}

void Connection::close_in(std::chrono::milliseconds time) {
    deadline_.expires_after(time);
    deadline_.async_wait([self = shared_from_this()](const AsioError& error) {
        if (not error) self->close();
    });
}

void Connection::close() {
    if (state_ == State::Closed) return;
    state_ = State::Closed;
    deadline_.cancel();
    patience_.cancel();
    AsioError none;
    socket_.close(none);
    keeper_->closed(*this);
}

}  // namespace parlor::host
