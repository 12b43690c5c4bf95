// Course: how a game has gone up to some entry of its log: the position, the latest events, and how
// many moves led there. All of it follows from the log; a session keeps copies as waypoints.
#pragma once

#include <cassert>
#include <cstddef>
#include <utility>

#include "base/match.hpp"
#include "table/game/log_entry.hpp"
#include "table/game/thinking.hpp"
#include "table/game/turn_game.hpp"
#include "table/journal/event_log.hpp"

namespace parlor::table {

// The refusal of a move that is not for this side to make: seat 0, or the players.
template <TurnGame G>
[[nodiscard]] WhyNot wrong_side(Seat mover, const typename G::Action& action) {
    if (G::is_chance(action) == (mover == chance)) return std::nullopt;
    return mover == chance ? "chance (seat 0) does not make this move"
                           : "only chance (seat 0) makes this move";
}

template <TurnGame G>
struct Course {
    using Setup = typename G::Setup;
    using Action = typename G::Action;

    EventLog<typename G::Event> telling;  // before position, as dealing reports events
    typename G::Position position;
    std::size_t acts = 0;  // of chance
    int moves = 0;         // of players

    explicit Course(const Setup& setup) : position{G::deal(setup, telling.pen())} {}

    WhyNot play(const Setup& setup, Seat mover, const Action& action, Milliseconds took) {
        if (auto refusal = wrong_side<G>(mover, action)) return refusal;
        const std::size_t before = telling.pen().size();
        if (auto refusal = G::play(setup, position, mover, action, took, telling.pen()))
            return refusal;
        if (mover == chance) {
            ++acts;
        } else if (not only_thinks<G>(action)) {
            ++moves;
            telling.move_begins(before);
        }
        return std::nullopt;
    }

    // Plays the next entry of the log, which was accepted when it was logged.
    void replay(const Setup& setup, const LogEntry<Action>& entry) {
        const WhyNot refusal = match(
            entry.what,
            [&](const Action& action) { return play(setup, entry.mover, action, entry.took.time); },
            [&](const Rigging& rigging) { return G::rig(position, rigging.key, rigging.values); },
            [&](const Sat& sat) {
                hear(sat);
                return WhyNot{};
            });
        assert(not refusal);
    }

    void hear(const Sat& sat) { telling.pen().push_back(typename G::Event{sat}); }
};

}  // namespace parlor::table
