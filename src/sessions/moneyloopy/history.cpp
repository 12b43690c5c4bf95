#include "sessions/moneyloopy/history.hpp"

#include "sessions/story_of.hpp"

namespace parlor {

Story history_of(const table::Session<moneyloopy::Moneyloopy>& session,
                 const moneyloopy::Moneyloopy::Setup& told,
                 std::optional<Seat> reader) {
    return story_of(
        session,
        told,
        reader ? Reader::APlayer : Reader::None,
        [&](const moneyloopy::Game&, Seat mover) { return mover == reader; },
        [](const moneyloopy::Event& event) {
            return std::holds_alternative<moneyloopy::told::Turn>(event);
        });
}

}  // namespace parlor
