#include "host/loop.hpp"

#include <fcntl.h>
#include <sys/resource.h>

#include <algorithm>
#include <asio/posix/stream_descriptor.hpp>
#include <asio/post.hpp>
#include <asio/signal_set.hpp>
#include <chrono>
#include <csignal>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "host/asio.hpp"
#include "host/connection.hpp"
#include "host/threads.hpp"
#include "sockets/local.hpp"

namespace parlor::host {
namespace {

using Clock = std::chrono::steady_clock;

// Those who are refused get a line, and so are connected for a moment as well.
constexpr std::size_t most_connected = most_guests + 32;
constexpr std::chrono::seconds pause_after_error{1};
constexpr std::uint8_t wrong = 1;

// Asio closes its own copy.
int copy_of(int file) { return fcntl(file, F_DUPFD_CLOEXEC, 0); }

// A guest is an open file, and so is a table.
void allow_many_files() {
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files);
}

std::string full() {
    return "this host has " + std::to_string(most_guests) + " guests, and no room for more";
}

std::string name_of(const Connection& guest) {
    const std::string number = "guest " + std::to_string(static_cast<std::uint64_t>(guest.id()));
    if (guest.user()) return guest.user()->shown() + " (" + number + ")";
    return number + " (uid " + std::to_string(guest.account()) + ")";
}

class Loop final : public Connection::Keeper {
public:
    Loop(const Door& door, Service& service, const Users& users, const Log& log);
    [[nodiscard]] std::optional<Error> run();

private:
    void wait_for_signal();
    void watch_door();
    void accept();
    void enter(Protocol::socket socket);
    [[nodiscard]] bool is_full() const;
    [[nodiscard]] std::optional<std::string> no_room_for(const std::optional<User>& user) const;
    void refuse(Connection& guest, const std::string& why);

    void greeted(Connection& guest, const wire::Hello& hello) override;
    [[nodiscard]] std::optional<Error> said(Connection& guest, const Said& said) override;
    void sent_all(Connection& guest) override;
    void left(Connection& guest, const std::string& how) override;
    void closed(Connection& guest) override;

    void pass_time();
    void look_around_soon();
    void look_around();
    void send_newest(GuestId guest);
    void end(std::optional<Error> why);

    const Door* door_;
    Service* service_;
    const Users* users_;
    const Log* log_;
    asio::io_context loop_;
    Protocol::acceptor acceptor_;
    asio::posix::stream_descriptor names_;
    asio::signal_set signals_;
    asio::steady_timer tick_, pause_;
    std::map<GuestId, std::shared_ptr<Connection>> guests_;
    std::uint64_t last_id_ = 0;
    Clock::time_point passed_ = Clock::now();  // until when the service has been told of time
    bool is_accepting_ = false, looks_around_ = false;
    std::optional<Error> why_;
    Threads threads_;  // ends first
};

Loop::Loop(const Door& door, Service& service, const Users& users, const Log& log)
    : door_{&door},
      service_{&service},
      users_{&users},
      log_{&log},
      acceptor_{loop_, Protocol{}, copy_of(door.listening())},
      names_{loop_, copy_of(door.watching())},
      signals_{loop_, SIGTERM, SIGINT, SIGHUP},
      tick_{loop_},
      pause_{loop_},
      threads_{loop_, [this](const Finish& finish) {
                   pass_time();
                   finish();
                   look_around_soon();
               }} {}

std::optional<Error> Loop::run() {
    log_->note("listens on " + door_->path().string());
    wait_for_signal();
    watch_door();
    accept();
    look_around_soon();
    loop_.run();
    log_->note(why_ ? "ends: " + why_->what : "ends");
    return why_;
}

void Loop::end(std::optional<Error> why) {
    why_ = std::move(why);
    loop_.stop();
}

void Loop::wait_for_signal() {
    signals_.async_wait([this](const AsioError& error, int) {
        if (not error) end(std::nullopt);
    });
}

void Loop::watch_door() {
    names_.async_wait(asio::posix::stream_descriptor::wait_read, [this](const AsioError& error) {
        if (error) return;
        if (auto trouble = door_->trouble()) return end(std::move(trouble));
        watch_door();
    });
}

// An error may last, such as too many open files: so not at once again.
void Loop::accept() {
    if (is_accepting_ or guests_.size() >= most_connected) return;
    is_accepting_ = true;
    acceptor_.async_accept([this](const AsioError& error, Protocol::socket socket) {
        if (not error) {
            is_accepting_ = false;
            enter(std::move(socket));
            return accept();
        }
        log_->note("cannot accept a guest: " + error.message());
        pause_.expires_after(pause_after_error);
        pause_.async_wait([this](const AsioError&) {
            is_accepting_ = false;
            accept();
        });
    });
}

// A guest from an account that nobody shares is known before it greets.
void Loop::enter(Protocol::socket socket) {
    const auto peer = sockets::peer_of(socket.native_handle());
    if (not peer) return;
    std::optional<User> user;
    if (not users_->is_trusted(peer->user)) user = *users_->user_of(peer->user, "");
    const auto refusal = is_full() ? std::optional{full()} : no_room_for(user);
    const GuestId id{++last_id_};
    const auto guest = std::make_shared<Connection>(std::move(socket), id, peer->user, user, *this);
    guests_.emplace(id, guest);
    guest->begin();
    if (refusal) refuse(*guest, *refusal);
}

bool Loop::is_full() const {
    return std::ranges::count_if(guests_, [](auto& each) { return each.second->is_here(); }) >=
           most_guests;
}

std::optional<std::string> Loop::no_room_for(const std::optional<User>& user) const {
    const auto theirs = std::ranges::count_if(guests_, [&](auto& each) {
        return user and each.second->is_here() and each.second->user() == user;
    });
    if (theirs < most_guests_of_user) return std::nullopt;
    return user->shown() + " is here at " + std::to_string(most_guests_of_user) +
           " terminals, and that is the most; leave at one of them";
}

void Loop::refuse(Connection& guest, const std::string& why) {
    guest.dismiss(wire::Refused{wrong, why}, "was refused: " + why);
}

void Loop::greeted(Connection& guest, const wire::Hello& hello) {
    const auto user = users_->user_of(guest.account(), hello.user_name);
    if (not user) return refuse(guest, user.error().what);
    if (not guest.user())
        if (const auto refusal = no_room_for(*user)) return refuse(guest, *refusal);
    guest.welcome(*user);
    log_->note(name_of(guest) + " came");
    pass_time();
    service_->hear(guest.id(), *user, hello);
    look_around_soon();
}

std::optional<Error> Loop::said(Connection& guest, const Said& said) {
    pass_time();
    look_around_soon();
    return service_->hear(guest.id(), said);
}

void Loop::sent_all(Connection& guest) { send_newest(guest.id()); }

void Loop::left(Connection& guest, const std::string& how) {
    log_->note(name_of(guest) + " " + how);
    if (not guest.was_served()) return;
    pass_time();
    service_->lose(guest.id());
    look_around_soon();
}

void Loop::closed(Connection& guest) {
    guests_.erase(guest.id());
    accept();
}

void Loop::pass_time() {
    const auto passed = std::chrono::floor<std::chrono::milliseconds>(Clock::now() - passed_);
    passed_ += passed;
    constexpr std::chrono::milliseconds most = std::chrono::hours{24};
    service_->tick({static_cast<int>(std::min(passed, most).count())});
}

// Once for all that has come in the meantime.
void Loop::look_around_soon() {
    if (std::exchange(looks_around_, true)) return;
    asio::post(loop_, [this] {
        looks_around_ = false;
        look_around();
    });
}

void Loop::look_around() {
    for (const GuestId guest : service_->take_touched()) send_newest(guest);
    while (threads_.has_free()) {
        auto job = service_->work();
        if (not job) break;
        threads_.begin(*std::move(job));
    }
    if (service_->is_over()) return end(std::nullopt);
    tick_.cancel();
    const auto next = service_->next_tick();
    if (not next) return;
    tick_.expires_after(std::chrono::milliseconds{next->count});
    tick_.async_wait([this](const AsioError& error) {
        if (error) return;
        pass_time();
        look_around();
    });
}

void Loop::send_newest(GuestId guest) {
    const auto found = guests_.find(guest);
    if (found == guests_.end() or not found->second->may_send()) return;
    const std::shared_ptr<Connection> connection = found->second;
    connection->send(service_->next_messages(guest));
}

}  // namespace

std::optional<Error> serve(const Door& door,
                           Service& service,
                           const Users& users,
                           const Log& log,
                           const std::function<std::optional<Error>()>& when_ready) {
    allow_many_files();
    Loop loop{door, service, users, log};
    if (auto error = when_ready()) return error;
    return loop.run();
}

}  // namespace parlor::host
