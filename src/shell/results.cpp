// The command `results`: the book of results, as a table for people or as CSV.
//
// Source: U-7.7.
#include "base/text.hpp"
#include "shell/lines.hpp"
#include "shell/shell.hpp"
#include "table/game_store.hpp"
#include "table/tally.hpp"

namespace parlor::shell {
namespace {

using table::FinishedGame;

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

std::string table_of(const table::Results& results) {
    if (results.games.empty()) return "No game was finished yet.\n";
    std::string text;
    for (const table::GameTally& game : tally_of(results.games)) {
        text += padded(printable(game.game)) + "  " + right("played") + right("won") +
                right("best") + "\n";
        for (const table::PlayerTally& player : game.players)
            text += row(printable(player.name), player);
    }
    return text;
}

// A field of CSV; quoted where it has to be.
std::string field(const std::string& text) {
    if (text.find_first_of(",\"") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char letter : text) quoted.append(letter == '"' ? 2 : 1, letter);
    return quoted + "\"";
}

std::string csv_of(const table::Results& results) {
    std::string text = "journal,game,board,length,name,kind,place,score\n";
    for (const auto& [journal, outcome] : results.games)
        for (const Outcome::Player& player : outcome.players)
            text += field(journal) + "," + field(outcome.game) + "," + field(outcome.board) + "," +
                    std::to_string(outcome.length) + "," + field(player.name) + "," +
                    table::kind_of(player) + "," + std::to_string(player.place) + "," +
                    std::to_string(player.score) + "\n";
    return text;
}

}  // namespace

int tell_results(cli::Results order) {
    const auto folder = table::state_folder();
    if (not folder) return end_wrong(folder.error().what);
    const auto results = table::read_results(table::results_path(*folder));
    if (not results) return end_wrong(results.error().what);
    if (results->unreadable > 0)
        complain("lines of the results that cannot be read: " +
                 std::to_string(results->unreadable));
    return tell(order.csv ? csv_of(*results) : table_of(*results));
}

}  // namespace parlor::shell
