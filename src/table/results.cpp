#include "table/results.hpp"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>

#include "base/quote.hpp"
#include "base/text.hpp"
#include "disk/text_file.hpp"
#include "table/line.hpp"
#include "table/seat_kind.hpp"

namespace parlor::table {
namespace {

constexpr std::size_t words_of_game = 4, words_of_player = 4;

std::optional<int> number_in(const std::string& word) {
    const auto number = whole_number(word, std::numeric_limits<int>::max());
    return number ? std::optional{static_cast<int>(*number)} : std::nullopt;
}

std::optional<Outcome::Player> player_in(std::span<const std::string> words) {
    const auto place = number_in(words[2]), score = number_in(words[3]);
    if (not is_seat_kind(words[0]) or not place or not score) return std::nullopt;
    return Outcome::Player{words[1], level_in(words[0]), *place, *score};
}

std::optional<FinishedGame> game_in(std::string_view text) {
    if (unprintable(text)) return std::nullopt;
    const auto line = split(text);
    if (not line or line->size() <= words_of_game) return std::nullopt;
    std::span<const std::string> words{line->words};
    const auto length = number_in(words[3]);
    if (not length or (words.size() - words_of_game) % words_of_player != 0) return std::nullopt;
    FinishedGame game{words[0], {words[1], words[2], *length, {}}};
    for (words = words.subspan(words_of_game); not words.empty();
         words = words.subspan(words_of_player)) {
        auto player = player_in(words.first(words_of_player));
        if (not player) return std::nullopt;
        game.outcome.players.push_back(std::move(*player));
    }
    return game;
}

void add(Results& results, FinishedGame game) {
    std::erase_if(results.games,
                  [&](const FinishedGame& before) { return before.journal == game.journal; });
    results.games.push_back(std::move(game));
}

}  // namespace

std::string kind_of(const Outcome::Player& player) {
    return player.level ? "cpu:" + std::to_string(*player.level) : "person";
}

std::string line_of(const FinishedGame& game) {
    const Outcome& outcome = game.outcome;
    std::string line = parlor::quoted(game.journal) + " " + parlor::quoted(outcome.game) + " " +
                       parlor::quoted(outcome.board) + " " + std::to_string(outcome.length);
    for (const Outcome::Player& each : outcome.players)
        line += " " + kind_of(each) + " " + parlor::quoted(each.name) + " " +
                std::to_string(each.place) + " " + std::to_string(each.score);
    return line + "\n";
}

Results results_in(std::string_view text) {
    Results results;
    while (not text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (auto game = game_in(text.substr(0, end)))
            add(results, std::move(*game));
        else
            ++results.unreadable;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return results;
}

std::filesystem::path results_path(const std::filesystem::path& state_folder) {
    return state_folder / "results";
}

Result<Results> read_results(const std::filesystem::path& path) {
    const auto text = disk::read_text(path);
    if (not text) return text.error();
    return results_in(*text);
}

std::optional<Error> add_result(disk::Disk& disk,
                                const std::filesystem::path& path,
                                const FinishedGame& game) {
    return disk::append_text(disk, path, line_of(game));
}

}  // namespace parlor::table
