#include "app/plain/results_in_sentences.hpp"

#include <algorithm>

#include "app/cabinet_on_disk.hpp"
#include "app/results_book.hpp"
#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "table/journal/journals_in.hpp"
#include "table/journal/tally.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

constexpr std::size_t most_last_games = 10;

std::string counted(int count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

// `Won: 3, 4.` of a row of a table, whose columns are parted by two blanks or more. Only heads have
// no label.
std::string row_as_sentence(const std::string& row) {
    constexpr std::size_t deepest_label = 2;
    std::vector<std::string> cells;
    for (std::size_t at = 0; at < row.size();) {
        const std::size_t end = std::min(row.find("  ", at), row.size());
        if (end > at) cells.emplace_back(trimmed(row.substr(at, end - at)));
        at = row.find_first_not_of(' ', end);
    }
    if (cells.empty()) return "";
    const bool has_label = row.find_first_not_of(' ') <= deepest_label;
    std::string text = cells.front();
    for (std::size_t i = 1; i < cells.size(); ++i)
        text += (i == 1 and has_label ? ": " : ", ") + cells[i];
    return text.ends_with('.') ? text : text + ".";
}

void add_game(Sentences& lines, tui::Games games, const table::GameTally& game) {
    lines.push_back(sentence_case(printable(game.game)) + ": " + counted(game.played, "game") +
                    ".");
    for (const table::PlayerTally& player : game.players)
        lines.push_back(sentence_case(tui::player_in_results(games, game.game, player)) + " won " +
                        std::to_string(player.won) + " of " + std::to_string(player.played) +
                        ", best " + std::to_string(player.best) + ".");
}

void add_own_pages(Sentences& lines,
                   tui::Games games,
                   const table::Results& results,
                   const std::string& id) {
    for (const tui::BookPage& page : tui::own_pages(games, results, id)) {
        lines.push_back(page.title + ".");
        for (const std::string& row : page.lines)
            if (auto sentence = row_as_sentence(row); not sentence.empty())
                lines.push_back(std::move(sentence));
    }
}

std::string about(const table::FinishedGame& game) {
    std::vector<std::string> winners;
    for (const Outcome::Player& player : game.outcome.players)
        if (player.place == 1) winners.push_back(printable(player.name));
    const auto begun = table::time_named(game.journal);
    return (begun ? tui::time_text(*begun) : printable(game.journal)) + ": " +
           printable(game.outcome.game) + ", won by " + listed(winners) + ".";
}

}  // namespace

Sentences results_in_sentences(tui::Games games, const table::Results& results) {
    Sentences lines;
    for (const table::GameTally& game : table::tally_of(results.games)) {
        add_game(lines, games, game);
        add_own_pages(lines, games, results, game.game);
    }
    if (lines.empty()) return {"No game was finished yet."};
    lines.emplace_back("The last games, the latest first:");
    const std::size_t count = std::min(results.games.size(), most_last_games);
    for (std::size_t i = 1; i <= count; ++i)
        lines.push_back(about(results.games[results.games.size() - i]));
    return lines;
}

}  // namespace parlor::plain
