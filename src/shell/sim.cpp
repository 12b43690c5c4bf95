// The shell's command for series of games.
#include "shell/sim.hpp"

#include <unistd.h>

#include <sstream>

#include "shell/lines.hpp"
#include "shell/shell.hpp"
#include "sim/domino_report.hpp"

namespace parlor::shell {

int tell(const std::string& text) {
    table::Output answers{STDOUT_FILENO};
    answers.write(text);
    return end_with(table::Status::Fine, answers);
}

Result<Players> players_of(const cli::Sim& order, const std::string& usual) {
    Players players;
    std::istringstream words{order.seats.empty() ? usual : order.seats};
    for (std::string word; std::getline(words, word, ',');) {
        const auto player = sim::read_player(word);
        if (not player) return player.error();
        players.push_back(*player);
    }
    return players;
}

int simulate_dominoes(const cli::Sim& order) {
    if (order.mirrored and order.games % 2 != 0)
        return end_wrong("each deal is played twice, so the number of games must be even");
    const auto players = players_of(order, "cpu:1,cpu:0");
    if (not players) return end_wrong(players.error().what);
    if (players->size() != dominoes::both_seats.size())
        return end_wrong("this game is for 2 players, not " + std::to_string(players->size()));
    sim::DominoPlan plan{.games = order.games,
                         .rules = {.hand = order.hand, .target = {order.target}},
                         .seed = order.seed,
                         .deals = order.mirrored ? sim::Deals::Mirrored : sim::Deals::EachItsOwn};
    for (const Seat seat : dominoes::both_seats)
        plan.players[seat] = (*players)[static_cast<std::size_t>(number(seat)) - 1];
    const auto series = sim::play_series(plan);
    return tell(results_text(plan, series) + times_text(plan, series));
}

int simulate(const cli::Sim& order) {
    return order.game == "dominoes" ? simulate_dominoes(order) : simulate_property(order);
}

}  // namespace parlor::shell
