#include "shell/sim.hpp"

#include <sstream>

#include "shell/lines.hpp"
#include "shell/shell.hpp"

namespace parlor::shell {

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

int simulate(Games games, const cli::Sim& order) {
    const tui::Game* const game = find_game(games, order.game);
    if (game == nullptr) return end_wrong(no_such_game(games, order.game));
    if (game->simulate) return game->simulate(order);
    return end_wrong("there are no series of games of " + std::string{game->name});
}

}  // namespace parlor::shell
