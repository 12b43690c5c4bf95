// Connection: the messages of one guest, from its greeting until it is gone.
//
// Source:  T-1.5, T-1.7, T-4.1.
// Errors:  a guest that says something wrong, says too much, or does not greet in time, is put out: it gets a
//          last line, if it reads.
// Choices: all that comes is read, and keys wait for their time in the Reader, which has the limit of what
//          waits. So a flood is noticed, and does not fill the kernel's buffers instead.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/asio.hpp"
#include "host/key_budget.hpp"
#include "host/service.hpp"
#include "wire/from_guest.hpp"

namespace parlor::host {

class Connection : public std::enable_shared_from_this<Connection> {
public:
    // Who keeps the connections.
    class Keeper {
    public:
        virtual ~Keeper() = default;
        virtual void greeted(Connection& guest, const wire::Hello& hello) = 0;
        [[nodiscard]] virtual std::optional<Error> said(Connection& guest, const Said& said) = 0;
        virtual void sent_all(Connection& guest) = 0;
        // It is no guest any more; a last line may be under way to it.
        virtual void left(Connection& guest, const std::string& how) = 0;
        virtual void closed(Connection& guest) = 0;
    };

    // Nobody knows yet which user comes from an account that several people share.
    Connection(Protocol::socket socket,
               GuestId id,
               uid_t account,
               std::optional<User> user,
               Keeper& keeper);

    // Waits for the greeting.
    void begin();

    // Starts to serve the guest, as this user.
    void welcome(User user);

    // Requires may_send(): one write is under way at a time. A Farewell or Refused comes last.
    void send(const std::vector<wire::FromHost>& messages);
    [[nodiscard]] bool may_send() const { return state_ == State::Served and not is_writing_; }

    // Sends the last message and closes; at the latest after a while.
    void dismiss(const wire::FromHost& last, const std::string& why);

    [[nodiscard]] GuestId id() const { return id_; }
    [[nodiscard]] uid_t account() const { return account_; }
    [[nodiscard]] const std::optional<User>& user() const { return user_; }
    [[nodiscard]] bool was_served() const { return was_served_; }
    // Counts for the limits of guests until it leaves.
    [[nodiscard]] bool is_here() const {
        return state_ == State::Greeting or state_ == State::Served;
    }

private:
    enum class State : std::uint8_t { Greeting, Served, Leaving, Closed };
    using Clock = std::chrono::steady_clock;

    void wait_to_read();
    void receive();
    void take_messages();
    void wait_for_budget();
    void heed(const wire::FromGuest& message);
    void pass_on(const Said& said, int keys);
    void write(std::string bytes);
    void written(const AsioError& error);
    void leave(const std::string& how);
    void put_out(const Error& why);
    void close_in(std::chrono::milliseconds time);
    void close();

    Protocol::socket socket_;
    asio::steady_timer deadline_, patience_;
    GuestId id_;
    uid_t account_;
    std::optional<User> user_;
    Keeper* keeper_;
    State state_ = State::Greeting;
    bool was_served_ = false;
    wire::Reader<wire::FromGuest> reader_{wire::from_guest()};
    KeyBudget budget_;
    Clock::time_point counted_ = Clock::now();  // until when the budget has been
    bool is_writing_ = false;
    bool waits_for_budget_ = false;
    std::string last_;  // to send before the end
};

}  // namespace parlor::host
