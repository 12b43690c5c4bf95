// replay_log(): replays the log of a session from the deal, with a callback for each entry.
//
// Not here: showing a game step by step (replay.hpp).
#pragma once

#include <cassert>
#include <vector>

#include "base/match.hpp"
#include "table/game/session.hpp"

namespace parlor::table {

// An entry was accepted when it was logged. This is outside the template, because clang writes the
// path of the caller's file into a template's name, and assert() would print it.
inline void require_accepted([[maybe_unused]] const WhyNot& refusal) { assert(not refusal); }

// Plays an entry of a log on the position before it.
template <TurnGame G>
void replay_entry(const typename G::Setup& setup,
                  typename G::Position& position,
                  const LogEntry<typename G::Action>& entry,
                  Tell<G> tell) {
    require_accepted(match(
        entry.what,
        [&](const typename G::Action& action) {
            return G::play(setup, position, entry.mover, action, entry.took.time, tell);
        },
        [&](const Rigging& rigging) { return G::rig(position, rigging.key, rigging.values); },
        [&](const Sat& sat) {
            tell(typename G::Event{sat}, position);
            return WhyNot{};
        }));
}

// Calls `hear(position, events, entry)` after the deal, with a null entry, and after each entry of
// the log, with the position after the entry and the events that it caused.
template <TurnGame G, class Hear>
void replay_log(const Session<G>& session, Hear hear) {
    const typename G::Setup& setup = session.setup();
    std::vector<typename G::Event> events;
    typename G::Position position = G::deal(setup, events);
    const typename Session<G>::Entry* const no_entry = nullptr;
    hear(position, events, no_entry);
    for (const auto& entry : session.log()) {
        events.clear();
        replay_entry<G>(setup, position, entry, events);
        hear(position, events, &entry);
    }
}

// The events of the whole game, without moves that were taken back.
template <TurnGame G>
[[nodiscard]] std::vector<typename G::Event> all_events(const Session<G>& session) {
    std::vector<typename G::Event> all;
    replay_log(session, [&](const auto& /*position*/, const auto& events, const auto* /*entry*/) {
        all.insert(all.end(), events.begin(), events.end());
    });
    return all;
}

}  // namespace parlor::table
