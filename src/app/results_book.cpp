#include "app/results_book.hpp"

#include <algorithm>
#include <utility>

#include "app/cabinet_on_disk.hpp"
#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "table/journal/journals_in.hpp"
#include "unicode/printable.hpp"

namespace parlor::tui {
namespace {

constexpr std::size_t most_last_games = 40;

std::string counted(int count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "S");
}

std::string shown(const std::string& name) { return upper(printable(name)); }

std::string padded(const std::string& text, int columns) {
    const std::string start = shortened(text, columns);
    return start + std::string(static_cast<std::size_t>(columns - width(start)), ' ');
}

// Name, and three columns of numbers below their headings.
std::string row(const std::string& name,
                const std::string& played,
                const std::string& won,
                const std::string& best) {
    return padded(name, 17) + right(played, 7) + right(won, 5) + right(best, 7);
}

// Continues over as many pages as the lines need.
void add(std::vector<BookPage>& pages, const std::string& title, std::vector<std::string> lines) {
    const std::size_t heads = std::min<std::size_t>(lines.size(), 2);
    const std::vector<std::string> head{lines.begin(), lines.begin() + static_cast<int>(heads)};
    pages.push_back({title, head});
    for (std::size_t i = heads; i < lines.size(); ++i) {
        if (pages.back().lines.size() == lines_of_page) pages.push_back({title, head});
        pages.back().lines.push_back(std::move(lines[i]));
    }
}

void add_game(std::vector<BookPage>& pages, Games games, const table::GameTally& game) {
    std::vector<std::string> lines{row("", "PLAYED", "WON", "BEST"), ""};
    for (const table::PlayerTally& player : game.players)
        lines.push_back(row(upper(player_in_results(games, game.game, player)),
                            std::to_string(player.played),
                            std::to_string(player.won),
                            std::to_string(player.best)));
    add(pages, shown(game.game) + ": " + counted(game.played, "GAME"), std::move(lines));
}

std::string winners_of(const Outcome& outcome) {
    std::vector<std::string> names;
    for (const Outcome::Player& player : outcome.players)
        if (player.place == 1) names.push_back(shown(player.name));
    return listed(names, "AND");
}

void add_last_games(std::vector<BookPage>& pages, const std::vector<table::FinishedGame>& games) {
    std::vector<std::string> lines{"BEGUN             GAME       WON BY", ""};
    const std::size_t first = games.size() - std::min(games.size(), most_last_games);
    for (std::size_t i = games.size(); i-- > first;) {
        const auto& [journal, outcome] = games[i];
        const auto begun = table::time_named(journal);
        std::string line = padded(begun ? time_text(*begun) : shown(journal), 17);
        line += ' ';
        line += padded(shown(outcome.game), 10);
        line += ' ';
        line += winners_of(outcome);
        lines.push_back(shortened(line, line_width));
    }
    add(pages, "THE LAST GAMES", std::move(lines));
}

}  // namespace

std::vector<BookPage> own_pages(Games games, const table::Results& results, const std::string& id) {
    const GameBox* const game = find_game(games, id);
    if (game == nullptr or game->results == nullptr) return {};
    std::vector<Outcome> finished;
    for (const table::FinishedGame& each : results.games)
        if (each.outcome.game == id) finished.push_back(each.outcome);
    return game->results(finished);
}

std::string player_in_results(Games games,
                              const std::string& id,
                              const table::PlayerTally& player) {
    const GameBox* const game = find_game(games, id);
    const bool is_named = player.level and game != nullptr and game->computer != nullptr;
    return is_named ? game->computer(*player.level) : printable(player.name);
}

Book results_book(Games games, const table::Results& results) {
    Book book{"RESULTS", {}};
    for (const table::GameTally& game : tally_of(results.games)) {
        add_game(book.pages, games, game);
        for (const BookPage& page : own_pages(games, results, game.game)) {
            book.pages.push_back({upper(page.title), {}});
            for (const std::string& line : page.lines)
                book.pages.back().lines.push_back(upper(line));
        }
    }
    add_last_games(book.pages, results.games);
    return book;
}

}  // namespace parlor::tui
