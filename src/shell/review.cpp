// `parlor review`: how much the plays of a game cost, if its computers can say what plays are
// worth.
#include "shell/shell.hpp"

#include "base/text.hpp"
#include "shell/lines.hpp"

namespace parlor::shell {
namespace {

std::string no_review(Games games) {
    std::vector<std::string_view> names;
    for (const tui::GameBox& game : games)
        if (game.review) names.push_back(game.name);
    if (names.empty()) return "no game here has reviews";
    return "reviews are made of " + listed(names) + ", and this is another game";
}

}  // namespace

int review(Games games, const cli::Review& order) {
    const auto [status, complaint, replay] = load_replay(games, order.file);
    if (not replay) return static_cast<int>(status);
    const tui::GameBox& game = *game_on(games, replay->table());
    return game.review ? game.review(*replay, order.is_quick) : end_wrong(no_review(games));
}

}  // namespace parlor::shell
