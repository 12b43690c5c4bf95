#include <span>
#include <string>
#include <utility>
#include <vector>

#include "shell/lines.hpp"
#include "shell/series/series_words.hpp"
#include "shell/shell.hpp"
#include "sim/part.hpp"

namespace parlor::shell {
namespace {

Result<std::string> report_of(Games games, const std::vector<sim::Part>& parts) {
    cli::Sim order = order_of(parts.front().series);
    order.first = parts.front().first + 1;
    order.games = parts.back().end() - parts.front().first;
    const tui::GameBox* const game = find_game(games, order.game);
    if (game == nullptr) return Error{no_such_game(games, order.game)};
    if (game->merge) return game->merge(order, parts);
    return Error{"there are no series of games of " + std::string{game->name}};
}

}  // namespace

int merge(Games games, const cli::Merge& order) {
    std::vector<sim::Part> all;
    for (const std::string& file : order.files) {
        const auto text = text_of_game(file);
        if (not text) return end_without_file(text.error());
        const auto parts = sim::read_parts(*text, file);
        if (not parts) return end_wrong(parts.error().what);
        all.insert(all.end(), parts->begin(), parts->end());
    }
    const auto parts = sim::in_order(std::move(all));
    if (not parts) return end_wrong(parts.error().what);
    const auto report = report_of(games, *parts);
    return report ? tell(*report) : end_wrong(report.error().what);
}

}  // namespace parlor::shell
