#include "app/table/game_called.hpp"

#include <algorithm>

namespace parlor::tui {
namespace {

bool has_mode(const GameBox& game, const std::string& name) {
    const auto ids = game.ids();
    return std::ranges::find(ids, name) != ids.end();
}

}  // namespace

const GameBox* game_called(Games games, const std::string& name) {
    const auto found = std::ranges::find(games, name, &GameBox::name);
    return found == games.end() ? find_game(games, name) : &*found;
}

Options with_mode(Options options, const GameBox& game, const std::string& name) {
    if (name == game.name or not has_mode(game, name)) return options;
    for (const IdOption& option : all_id_options()) {
        if (option.name == std::string{game.name} + "-mode") option.choose(options, name);
        if (option.name == std::string{game.name} + "-board") option.choose(options, "");
    }
    return options;
}

}  // namespace parlor::tui
