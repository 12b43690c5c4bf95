#include "shell/results_text.hpp"

#include <algorithm>
#include <utility>

#include "app/results_book.hpp"
#include "base/text.hpp"
#include "table/journal/tally.hpp"
#include "unicode/printable.hpp"

namespace parlor::shell {

using tui::Games;

namespace {

constexpr int name_width = 18, number_width = 8;

std::string padded(const std::string& text) {
    const auto length = static_cast<int>(character_count(text));
    return text + std::string(static_cast<std::size_t>(std::max(1, name_width - length)), ' ');
}

std::string right(const std::string& text) {
    const auto length = static_cast<int>(text.size());
    return std::string(static_cast<std::size_t>(std::max(1, number_width - length)), ' ') + text;
}

std::string row(const std::string& name, const table::PlayerTally& player) {
    return "  " + padded(name) + right(std::to_string(player.played)) +
           right(std::to_string(player.won)) + right(std::to_string(player.best)) + "\n";
}

// The pages that only one game has, as in its book of results.
std::string text_of(const tui::BookPage& page) {
    std::string text = "\n" + page.title + "\n";
    for (const std::string& line : page.lines) text += (line.empty() ? "" : "  ") + line + "\n";
    return text;
}

// A field of CSV; quoted if necessary.
std::string field(const std::string& text) {
    if (text.find_first_of(",\"") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char letter : text) quoted.append(letter == '"' ? 2 : 1, letter);
    return quoted + "\"";
}

// The figures of all games, as further columns, and how often the seat changed hands.
std::vector<std::string_view> figures_of(Games games) {
    std::vector<std::string_view> names;
    for (const tui::GameBox& game : games)
        names.insert(names.end(), game.figures.begin(), game.figures.end());
    names.push_back(changed_hands);
    return names;
}

// The figure of the player, else of the game; empty when neither has it.
std::string figure_text(const Outcome& outcome,
                        const Outcome::Player& player,
                        std::string_view name) {
    auto figure = find_figure(player.figures, name);
    if (not figure) figure = find_figure(outcome.figures, name);
    return figure ? std::to_string(*figure) : "";
}

}  // namespace

std::string results_text(Games games, const table::Results& results) {
    if (results.games.empty()) return "No game was finished yet.\n";
    std::string text;
    for (const table::GameTally& game : tally_of(results.games)) {
        if (not text.empty()) text += "\n";
        text += padded(printable(game.game)) + "  " + right("played") + right("won") +
                right("best") + "\n";
        for (const table::PlayerTally& player : game.players)
            text += row(tui::player_in_results(games, game.game, player), player);
        for (const tui::BookPage& page : tui::own_pages(games, results, game.game))
            text += text_of(page);
    }
    return text;
}

std::string results_csv(Games games, const table::Results& results) {
    const auto figures = figures_of(games);
    std::string text = "journal,game,board,length,name,kind,place,score";
    for (const std::string_view name : figures) text.append(",").append(name);
    text += "\n";
    for (const auto& [journal, outcome] : results.games)
        for (const Outcome::Player& player : outcome.players) {
            text += field(journal) + "," + field(outcome.game) + "," + field(outcome.board) + "," +
                    std::to_string(outcome.length) + "," + field(player.name) + "," +
                    table::kind_of(player) + "," + std::to_string(player.place) + "," +
                    std::to_string(player.score);
            for (const std::string_view name : figures)
                text += "," + figure_text(outcome, player, name);
            text += "\n";
        }
    return text;
}

}  // namespace parlor::shell
