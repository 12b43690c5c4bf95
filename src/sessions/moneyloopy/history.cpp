#include "sessions/moneyloopy/history.hpp"

#include <algorithm>

#include "rules/moneyloopy/estate/worth.hpp"
#include "sessions/story_of.hpp"

namespace parlor {
namespace {

using Session = table::Session<moneyloopy::Moneyloopy>;

bool ends_round(const moneyloopy::Event& event) {
    return std::holds_alternative<moneyloopy::told::MarkerMoved>(event) or
           std::holds_alternative<moneyloopy::told::GameOver>(event);
}

void add_point(WealthByRound& wealth, const moneyloopy::Game& game) {
    for (const Seat seat : everybody(game)) {
        std::vector<Money>& line = wealth[seat];
        const bool has_ended =
            not line.empty() and game.players[seat].out and line.back() == 0_cash;
        if (not has_ended) line.push_back(game.players[seat].out ? 0_cash : wealth_of(game, seat));
    }
}

}  // namespace

Story history_of(const Session& session,
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

WealthByRound wealth_by_round(const Session& session) {
    WealthByRound wealth;
    table::replay_log(session,
                      [&](const moneyloopy::Game& game, const auto& events, const auto* entry) {
                          if (entry == nullptr or std::ranges::any_of(events, ends_round))
                              add_point(wealth, game);
                      });
    return wealth;
}

}  // namespace parlor
