// The outcome of a domino game.
//
// Source: U-7.7, D-8.7.
#include "dominoes/dominoes.hpp"
#include "dominoes/review/earned.hpp"
#include "dominoes/review/figures.hpp"

namespace parlor::dominoes {
namespace {

Figure figure_of(std::string_view name, int value) { return {std::string{name}, value}; }

}  // namespace

Outcome Dominoes::outcome(const Setup& setup, const Position& position) {
    const Seat winner = std::get<Over>(position.phase).winner;
    Outcome outcome{"dominoes", "", position.hand_number, {}};
    outcome.figures = {figure_of(figure::hand, position.rules.hand),
                       figure_of(figure::target, position.rules.target.count)};
    for (const Seat seat : both_seats)
        outcome.players.push_back({setup.names[seat],
                                   computer_level(setup, position, seat),
                                   seat == winner ? 1 : 2,
                                   position.players[seat].score.count});
    return outcome;
}

void Dominoes::add_figures(std::span<const Event> events, Outcome& outcome) {
    EarnedByBoth earned;
    for (const Event& event : events) earned.hear(event);
    for (const Seat seat : both_seats) {
        const auto& [counts, dominoes, blocks] = earned[seat];
        outcome.players[static_cast<std::size_t>(number(seat)) - 1].figures = {
            figure_of(figure::counts, counts.count),
            figure_of(figure::dominoes, dominoes.count),
            figure_of(figure::blocks, blocks.count)};
    }
}

}  // namespace parlor::dominoes
