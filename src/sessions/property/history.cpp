#include "sessions/property/history.hpp"

#include "sessions/story_of.hpp"

namespace parlor {

Story history_of(const table::Session<rules::Property>& session,
                 const rules::Property::Setup& told,
                 std::optional<Entrant> reader) {
    return story_of(
        session,
        told,
        reader ? Reader::APlayer : Reader::None,
        [&](const rules::Game& game, Seat mover) { return game.seating[mover] == reader; },
        [](const rules::Event& event) { return std::holds_alternative<rules::told::Turn>(event); });
}

}  // namespace parlor
