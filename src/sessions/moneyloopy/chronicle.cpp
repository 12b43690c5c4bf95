#include "sessions/moneyloopy/chronicle.hpp"

#include <algorithm>

#include "rules/moneyloopy/estate/worth.hpp"
#include "table/game/replay_log.hpp"

namespace parlor {
namespace {

namespace told = moneyloopy::told;

bool ends_round(const moneyloopy::Event& event) {
    return std::holds_alternative<told::MarkerMoved>(event) or
           std::holds_alternative<told::GameOver>(event);
}

void add(board::Landmarks& landmarks, const moneyloopy::Event& event) {
    if (const auto* turn = std::get_if<told::Turn>(&event))
        landmarks.add(*turn);
    else if (const auto* due = std::get_if<told::RentDue>(&event))
        landmarks.add(*due);
    else if (const auto* out = std::get_if<told::Eliminated>(&event))
        landmarks.add(*out);
}

void add_point(LoopyChronicle& chronicle, const moneyloopy::Game& game) {
    std::vector<Money> each;
    for (const Seat seat : everybody(game)) {
        each.push_back(game.players[seat].out ? 0_cash : wealth_of(game, seat));
        std::vector<Money>& line = chronicle.wealth[seat];
        const bool has_ended =
            not line.empty() and game.players[seat].out and line.back() == 0_cash;
        if (not has_ended) line.push_back(each.back());
    }
    chronicle.landmarks.lead(board::leader_by(each));
}

}  // namespace

LoopyChronicle chronicle_of(const table::Session<moneyloopy::Moneyloopy>& session) {
    LoopyChronicle chronicle;
    int points = 0;
    const auto add_move = [&](const moneyloopy::Game& game, const auto& events, const auto* entry) {
        for (const auto& event : events) {
            add(chronicle.landmarks, event);
            if (std::holds_alternative<told::DealtWith>(event)) chronicle.deals.push_back(points);
        }
        if (entry != nullptr and std::ranges::none_of(events, ends_round)) return;
        add_point(chronicle, game);
        ++points;
    };
    table::replay_log(session, add_move);
    return chronicle;
}

}  // namespace parlor
