// EventLog: the latest events of a game in order, and the number of all earlier events.
//
// Choices: events are forgotten only when a player's move begins, and only events before that move.
//          An observer that must not miss an event reads the log after each move
//          (Session::on_each_move); an observer of the last few events can read it at any time.
// Units:   it holds at most twice `remembered` events before the last move, and all events of that
//          move.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace parlor::table {

template <class Event>
class EventLog {
public:
    // The log keeps at least this many events before the last move.
    static constexpr std::size_t remembered = 500;

    // The list to which a game appends its events.
    [[nodiscard]] std::vector<Event>& pen() { return told_; }

    // The events since the last player's move began, including its consequences.
    [[nodiscard]] std::span<const Event> of_last_move() const {
        return std::span{told_}.subspan(move_from_);
    }

    // The number of events of the whole game; and the events after the first `count`.
    [[nodiscard]] std::uint64_t count() const { return forgotten_ + told_.size(); }
    [[nodiscard]] std::span<const Event> since(std::uint64_t count) const {
        const std::uint64_t skip = count > forgotten_ ? count - forgotten_ : 0;
        const std::uint64_t most = told_.size();
        return std::span{told_}.subspan(static_cast<std::size_t>(std::min(skip, most)));
    }

    // Marks the beginning of a player's move: the index of its first event.
    void move_begins(std::size_t from) {
        const std::size_t old = from < 2 * remembered ? 0 : from - remembered;
        told_.erase(told_.begin(), told_.begin() + static_cast<std::ptrdiff_t>(old));
        forgotten_ += old;
        move_from_ = from - old;
    }

private:
    std::vector<Event> told_;
    std::size_t move_from_ = 0;    // index in told_
    std::uint64_t forgotten_ = 0;  // number of events before the first of told_
};

}  // namespace parlor::table
