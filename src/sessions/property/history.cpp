#include "sessions/property/history.hpp"

#include "sessions/story_of.hpp"

namespace parlor {

Story history_of(const table::Session<property::Property>& session,
                 const property::Property::Setup& told,
                 std::optional<Entrant> reader) {
    return story_of(
        session,
        told,
        reader ? Reader::APlayer : Reader::None,
        [&](const property::Game& game, Seat mover) { return game.seating[mover] == reader; },
        [](const property::Event& event) {
            return std::holds_alternative<property::told::Turn>(event);
        });
}

}  // namespace parlor
