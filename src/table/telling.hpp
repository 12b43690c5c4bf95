// A telling: the events of one game as they come, and from which of them on they are news.
//
// Choices: events of several moves ago are forgotten; who follows the game asks often.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace parlor::table {

template <class Event>
class Telling {
public:
    // Where a game writes what happens.
    [[nodiscard]] std::vector<Event>& pen() { return told_; }

    // What was told since the last player's move began, with all that came of it.
    [[nodiscard]] std::span<const Event> of_last_move() const {
        return std::span{told_}.subspan(move_from_);
    }

    // How many have been told in all, and what came since there were so many.
    [[nodiscard]] std::uint64_t count() const { return forgotten_ + told_.size(); }
    [[nodiscard]] std::span<const Event> since(std::uint64_t count) const {
        const auto skip = count > forgotten_ ? count - forgotten_ : 0;
        return std::span{told_}.subspan(skip < told_.size() ? skip : told_.size());
    }

    // A player's move began when the pen had written so much.
    void move_begins(std::size_t from) {
        constexpr std::size_t many = 500;
        move_from_ = from;
        if (from < many) return;
        told_.erase(told_.begin(), told_.begin() + static_cast<std::ptrdiff_t>(from));
        forgotten_ += from;
        move_from_ = 0;
    }

    // Between these two the game is told once more from its start: none of it is news.
    [[nodiscard]] std::uint64_t start_again() {
        const std::uint64_t before = count();
        *this = {};
        return before;
    }
    void stand_at(std::uint64_t count) { forgotten_ = count - told_.size(); }

private:
    std::vector<Event> told_;
    std::size_t move_from_ = 0;    // in told_
    std::uint64_t forgotten_ = 0;  // told before the first of told_
};

}  // namespace parlor::table
