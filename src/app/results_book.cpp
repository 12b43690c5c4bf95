#include "app/results_book.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "app/cabinet_on_disk.hpp"
#include "app/users_in_results.hpp"
#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "table/journal/journals_in.hpp"
#include "table/journal/rivalries.hpp"
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

using Called = std::map<std::string, std::string>;  // the users' names

// A user as they log in, `ann ANN`, so that nobody's name looks like another's login.
std::string shown(Games games,
                  const std::string& id,
                  const table::PlayerTally& player,
                  const Called& called) {
    const auto name = called.find(player.name);
    if (name == called.end()) return upper(player_in_results(games, id, player));
    return printable(player.name) + " " + shown(name->second);
}

void add_game(std::vector<BookPage>& pages,
              Games games,
              const table::GameTally& game,
              const Called& called) {
    std::vector<std::string> lines{row("", "PLAYED", "WON", "BEST"), ""};
    for (const table::PlayerTally& player : game.players)
        lines.push_back(row(shown(games, game.game, player, called),
                            std::to_string(player.played),
                            std::to_string(player.won),
                            std::to_string(player.best)));
    add(pages, shown(game.game) + ": " + counted(game.played, "GAME"), std::move(lines));
}

void add_own_pages(std::vector<BookPage>& pages,
                   Games games,
                   const table::Results& results,
                   const std::string& id) {
    for (const BookPage& page : own_pages(games, results, id)) {
        pages.push_back({upper(page.title), {}});
        for (const std::string& line : page.lines) pages.back().lines.push_back(upper(line));
    }
}

// `ann          bob              3    1`
void add_rivalries(std::vector<BookPage>& pages,
                   Games games,
                   const ResultsByUser& sorted,
                   const table::GameTally& game) {
    constexpr int width_of_name = 13, width_of_count = 5;
    const auto name = [&](const std::string& player) {
        const bool is_user = sorted.called.contains(player);
        const auto found = std::ranges::find(game.players, player, &table::PlayerTally::name);
        const std::string words =
            is_user ? printable(player) : upper(player_in_results(games, game.game, *found));
        return padded(shortened(words, width_of_name - 1), width_of_name);
    };
    const auto line = [&](const std::string& one,
                          const std::string& other,
                          const std::string& won,
                          const std::string& lost) {
        return one + other + right(won, width_of_count) + right(lost, width_of_count);
    };
    const std::string blank = padded("", width_of_name);
    std::vector<std::string> lines{line(blank, blank, "WON", "LOST"), ""};
    for (const auto& [one, other, won, lost] : rivalries_of(sorted.results.games, game.game))
        lines.push_back(line(name(one), name(other), std::to_string(won), std::to_string(lost)));
    add(pages, shown(game.game) + ": WHO BEAT WHOM", std::move(lines));
}

std::string winners_of(const Outcome& outcome, const Called& called) {
    std::vector<std::string> names;
    for (const Outcome::Player& player : outcome.players)
        if (player.place == 1)
            names.push_back(called.contains(player.name) ? printable(player.name)
                                                         : shown(player.name));
    return listed(names, "AND");
}

// `last` are the last lines.
void add_last_games(std::vector<BookPage>& pages,
                    const std::vector<table::FinishedGame>& games,
                    const Called& called,
                    const std::vector<std::string>& last) {
    std::vector<std::string> lines{"BEGUN             GAME       WON BY", ""};
    const std::size_t first = games.size() - std::min(games.size(), most_last_games);
    for (std::size_t i = games.size(); i-- > first;) {
        const auto& [journal, outcome] = games[i];
        const auto begun = table::time_named(journal);
        std::string line = padded(begun ? time_text(*begun) : shown(journal), 17);
        line += ' ';
        line += padded(shown(outcome.game), 10);
        line += ' ';
        line += winners_of(outcome, called);
        lines.push_back(shortened(line, line_width));
    }
    lines.insert(lines.end(), last.begin(), last.end());
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
        add_game(book.pages, games, game, {});
        add_own_pages(book.pages, games, results, game.game);
    }
    add_last_games(book.pages, results.games, {}, {"", "GAMES AT SHARED TABLES: S, THEN B"});
    return book;
}

Book shared_results_book(Games games, const table::Results& results) {
    Book book{"RESULTS OF SHARED TABLES", {}};
    const ResultsByUser sorted = by_user(results);
    for (const table::GameTally& game : tally_of(sorted.results.games)) {
        add_game(book.pages, games, game, sorted.called);
        add_rivalries(book.pages, games, sorted, game);
        add_own_pages(book.pages, games, sorted.results, game.game);
    }
    add_last_games(book.pages, sorted.results.games, sorted.called, {});
    return book;
}

}  // namespace parlor::tui
