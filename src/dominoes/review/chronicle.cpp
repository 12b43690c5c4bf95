#include "dominoes/review/chronicle.hpp"

#include <algorithm>

namespace parlor::dominoes {
namespace {

bool ends_hand(const Event& event) {
    return std::holds_alternative<told::Dominoed>(event) or
           std::holds_alternative<told::Blocked>(event) or
           std::holds_alternative<told::GameOver>(event);
}

}  // namespace

void Chronicle::add(const Game& game, std::span<const Event> told) {
    for (const Event& event : told) earned.hear(event);
    const bool is_hand_over = std::ranges::any_of(told, ends_hand);
    const bool has_news = std::ranges::any_of(both_seats, [&](Seat seat) {
        return scores[seat].empty() or scores[seat].back() != game.players[seat].score;
    });
    if (not has_news and not is_hand_over) return;
    for (const Seat seat : both_seats) scores[seat].push_back(game.players[seat].score);
    if (is_hand_over) hand_ends.push_back(points() - 1);
}

}  // namespace parlor::dominoes
