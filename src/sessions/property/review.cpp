#include "sessions/property/review.hpp"

#include <algorithm>

#include "table/game/replay_log.hpp"

namespace parlor {

using namespace property;
using Log = table::Session<Property>;

namespace {

// Asking for the end costs nothing, and the clock is not a player's.
bool is_judged(const Action& action) {
    return not std::holds_alternative<EndGame>(action) and
           not std::holds_alternative<Flag>(action) and not std::holds_alternative<Think>(action);
}

// Calls `hear(index, before, after, entry, action)` for each move and each answer of chance.
template <class Hear>
void replay_moves(const Log& session, Hear hear) {
    Game before;
    std::size_t index = 0;
    table::replay_log(session, [&](const Game& after, const auto& /*events*/, const auto* entry) {
        if (entry != nullptr) {
            if (const auto* const action = std::get_if<Action>(&entry->what))
                hear(index, before, after, *entry, *action);
            ++index;
        }
        before = after;
    });
}

bool has_had_person(const Log& session) {
    const auto sitters = session.entered().sitters;
    const auto sats = session.sats();
    return std::ranges::any_of(sitters, [](const auto& sitter) { return not sitter.computer; }) or
           std::ranges::any_of(sats, [](const Sat& sat) { return not sat.level; });
}

bool is_by_person(const Log::Entry& entry) {
    return entry.mover != chance and entry.kind == table::MoverKind::Person;
}

}  // namespace

std::vector<Reviewable> reviewables_in(const Log& session) {
    const bool has_people = has_had_person(session);
    std::vector<Reviewable> all;
    int moves = 0;
    replay_moves(session,
                 [&](std::size_t index,
                     const Game& before,
                     const Game& /*after*/,
                     const Log::Entry& entry,
                     const Action& action) {
                     if (entry.mover == chance) return;
                     ++moves;
                     if (has_people and not is_by_person(entry)) return;
                     if (is_judged(action)) all.push_back({index, moves - 1, before, action});
                 });
    return all;
}

std::vector<Stroke> strokes_in(const Log& session) {
    std::vector<Stroke> all;
    bool is_open = false;  // the last one, while chance goes on
    replay_moves(session,
                 [&](std::size_t index,
                     const Game& before,
                     const Game& after,
                     const Log::Entry& /*entry*/,
                     const Action& action) {
                     const auto* const thrown = std::get_if<Thrown>(&action);
                     const bool is_throw =
                         thrown != nullptr and std::holds_alternative<Throw>(before.question);
                     if (is_throw) all.push_back({index, before, after, thrown->dice});
                     if (is_open) all.back().after = after;
                     is_open =
                         (is_throw or is_open) and after.decision.kind == DecisionKind::Chance;
                 });
    return all;
}

std::vector<Game> rounds_in(const Log& session) {
    std::vector<Game> all;
    table::replay_log(
        session, [&](const Game& game, const auto& /*events*/, const auto* /*entry*/) {
            if (game.turn != bank and static_cast<std::size_t>(game.round) > all.size())
                all.push_back(game);
        });
    return all;
}

}  // namespace parlor
