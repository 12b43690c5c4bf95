#include "games/games.hpp"

#include <array>

namespace parlor {

tui::Games all_games() {
    static const std::array games{property_game(), moneyloopy_game(), dominoes_game()};
    return games;
}

table::Opened open_table(const table::SetupAsked& asked) { return opener_of(all_games())(asked); }

}  // namespace parlor
