// Sitting: why a seat cannot change hands now, and how often seats did.
//
// Source: T-5.4, T-5.6.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "base/seat_kind.hpp"
#include "table/game/computers.hpp"

namespace parlor::table {

template <ComputerGame G>
[[nodiscard]] WhyNot why_not_sit(const typename G::Setup& setup,
                                 const typename G::Position& position,
                                 Seat seat,
                                 std::optional<int> level) {
    const std::string named = "seat " + std::to_string(number(seat));
    if (not G::decider(position)) return "the game is over (T-5.4)";
    if (seat == chance or number(seat) > G::seats(setup))
        return "there is no " + named + " (T-5.4)";
    if (G::is_out(position, seat)) return named + " is out of the game (T-5.4)";
    if (level and *level >= G::computer_levels) return no_such_level(*level, G::computer_levels);
    if (G::computer_level(setup, position, seat) == level)
        return (level ? seat_kind(level) : "a person") + " plays " + named + " already (T-5.4)";
    return std::nullopt;
}

// How often a player's seat went from a person to a computer or back.
[[nodiscard]] int changes_of(Entrant player, std::span<const Sat> sats);

// Whether a person took a seat that set-up had given to a computer.
[[nodiscard]] bool has_person_taken_one(std::span<const Sat> sats);

}  // namespace parlor::table
