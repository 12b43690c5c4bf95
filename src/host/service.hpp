// Service: what the loop serves: the house with its tables, which turns the messages of guests into
// pictures. The loop brings messages, time and threads, and knows no game.
//
// Everything here is called on the loop's own thread, but for jobs.
// Source: T-1.1, T-4.1, T-4.2.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/units.hpp"
#include "host/users.hpp"
#include "wire/message.hpp"

namespace parlor::host {

// A connection of a guest; never used again by this host.
enum class GuestId : std::uint64_t {};

// What a guest says after its greeting.
using Said = std::variant<wire::Record, wire::Keys, wire::Line, wire::Shown>;

// Work for another thread, such as a computer's thought. What it returns is called on the loop's
// thread. It ends soon once it is called off, and then its result is dropped.
using Finish = std::function<void()>;
using Job = std::function<Finish(const std::atomic<bool>& is_called_off)>;

class Service {
public:
    virtual ~Service() = default;

    // This much time has passed since the last call; called before anything else that follows.
    virtual void tick(Milliseconds passed) = 0;
    // When something changes by itself; nothing when nothing will.
    [[nodiscard]] virtual std::optional<Milliseconds> next_tick() const = 0;

    virtual void hear(GuestId guest, const User& user, const wire::Hello& hello) = 0;
    // An error: the guest is put out.
    [[nodiscard]] virtual std::optional<Error> hear(GuestId guest, const Said& said) = 0;
    // The guest is gone: once for each that has said hello, whatever the reason.
    virtual void lose(GuestId guest) = 0;

    // The guests for whom there may be something new since the last call, also for what they said
    // themselves. A guest to whom something was being sent is asked for by itself when that is done.
    [[nodiscard]] virtual std::vector<GuestId> take_touched() = 0;
    // Asked when nothing waits to be sent to this guest any more; the newest, or nothing. A
    // Farewell is the last one, and closes the connection.
    [[nodiscard]] virtual std::vector<wire::FromHost> next_messages(GuestId guest) = 0;

    // Asked when a thread is free: the most urgent job.
    [[nodiscard]] virtual std::optional<Job> work() = 0;

    // Whether the host is to end.
    [[nodiscard]] virtual bool is_over() const = 0;
};

}  // namespace parlor::host
