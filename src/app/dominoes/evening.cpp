#include "app/dominoes/evening.hpp"

#include <utility>

namespace parlor::tui {

using dominoes::nobody;

dominoes::Setup Evening::setup() const {
    const auto mack = options.chosen.mack;
    dominoes::Setup setup{.rules = options.chosen.rules, .names = {}, .computers = {}};
    setup.names = people;
    if (mack) setup.names[dominoes::second_seat] = "MACK";
    setup.computers[dominoes::second_seat] = mack;
    return setup;
}

void Evening::drop_repeat() {
    repeated.reset();
    options.repeats.clear();
}

void Evening::sit_down(const domino_table::Names& players) {
    won_before_ = games_won();
    winner_ = nobody;
    if (std::exchange(players_, players) != players) won_before_ = {};
}

void Evening::see_winner(Seat winner) {
    winner_ = winner;
    if (winner != nobody) drop_repeat();
}

domino_table::PerPlayer<int> Evening::games_won() const {
    auto won = won_before_;
    if (winner_ != nobody) ++won[winner_];
    return won;
}

}  // namespace parlor::tui
