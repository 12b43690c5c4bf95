// `parlor review`: how much the plays of a game cost, if its computers can say what plays are
// worth.
#include "shell/shell.hpp"

#include "base/text.hpp"
#include "shell/lines.hpp"
#include "unicode/printable.hpp"

namespace parlor::shell {
namespace {

std::string no_review(Games games, const std::string& file, std::string_view game) {
    std::vector<std::string_view> names;
    for (const tui::GameBox& each : games)
        if (each.review) names.push_back(each.name);
    if (names.empty()) return "no game here has reviews";
    return printable(file) + " is a game of " + std::string{game} + ": reviews are made of " +
           listed(names);
}

}  // namespace

int review(Games games, const cli::Review& order) {
    const auto [status, complaint, replay] = load_replay(games, order.file);
    if (not replay) return static_cast<int>(status);
    const tui::GameBox& game = *game_on(games, replay->table());
    return game.review ? game.review(*replay, order.is_quick)
                       : end_wrong(no_review(games, order.file, game.name));
}

}  // namespace parlor::shell
