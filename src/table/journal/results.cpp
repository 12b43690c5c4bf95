#include "table/journal/results.hpp"

#include <algorithm>
#include <limits>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "base/quote.hpp"
#include "base/seat_kind.hpp"
#include "base/text.hpp"
#include "disk/line_file.hpp"
#include "table/language/line.hpp"
#include "unicode/names.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {
namespace {

constexpr std::size_t words_of_game = 4, words_of_player = 4;

std::optional<int> number_in(std::string_view word) {
    const auto number = whole_number(word, std::numeric_limits<int>::max());
    return number ? std::optional{static_cast<int>(*number)} : std::nullopt;
}

using Words = std::span<const std::string>;

// Parses a figure such as `target=250`.
std::optional<Figure> figure_in(std::string_view word) {
    const std::size_t sign = word.find('=');
    const std::string_view name = word.substr(0, sign);
    const bool is_name = std::ranges::all_of(name, [](char c) { return 'a' <= c and c <= 'z'; });
    const auto value = number_in(word.substr(sign + 1));
    if (name.empty() or not is_name or not value) return std::nullopt;
    return Figure{std::string{name}, *value};
}

// Takes the figures at the front, perhaps none; returns nothing when a figure is wrong.
std::optional<Figures> take_figures(Words& words) {
    Figures figures;
    for (; not words.empty() and words[0].find('=') != std::string::npos;
         words = words.subspan(1)) {
        auto figure = figure_in(words[0]);
        if (not figure or find_figure(figures, figure->name)) return std::nullopt;
        figures.push_back(std::move(*figure));
    }
    return figures;
}

std::optional<Outcome::Player> take_player(Words& words) {
    if (words.size() < words_of_player or not is_seat_kind(words[0])) return std::nullopt;
    const auto place = number_in(words[2]), score = number_in(words[3]);
    Outcome::Player player{words[1], level_in(words[0]), place.value_or(0), score.value_or(0)};
    words = words.subspan(words_of_player);
    auto figures = take_figures(words);
    if (not place or not score or not figures) return std::nullopt;
    player.figures = std::move(*figures);
    return player;
}

std::optional<FinishedGame> game_in(std::string_view text) {
    if (unprintable(text)) return std::nullopt;
    const auto line = split(text);
    if (not line or line->size() <= words_of_game) return std::nullopt;
    Words words{line->words};
    const auto length = number_in(words[3]);
    FinishedGame game{words[0], {words[1], words[2], length.value_or(0), {}}};
    words = words.subspan(words_of_game);
    auto figures = take_figures(words);
    if (not length or not figures or words.empty()) return std::nullopt;
    game.outcome.figures = std::move(*figures);
    while (not words.empty()) {
        auto player = take_player(words);
        if (not player) return std::nullopt;
        game.outcome.players.push_back(std::move(*player));
    }
    return game;
}

// When a game has several lines, only its last line counts.
void drop_repeated(std::vector<FinishedGame>& games) {
    std::unordered_set<std::string_view> seen;
    std::vector<bool> is_last(games.size());
    for (std::size_t i = games.size(); i-- > 0;) is_last[i] = seen.insert(games[i].journal).second;
    std::size_t at = 0;
    std::erase_if(games, [&](const FinishedGame&) { return not is_last[at++]; });
}

// A person whose name was written in several ways has it as it was written first.
void unify_names(std::vector<FinishedGame>& games) {
    std::unordered_map<std::string, std::string> written, by_likeness;
    for (FinishedGame& game : games)
        for (Outcome::Player& player : game.outcome.players) {
            const auto [known, is_new] = written.try_emplace(player.name);
            if (is_new)
                known->second =
                    by_likeness.try_emplace(likeness(player.name), player.name).first->second;
            player.name = known->second;
        }
}

std::string text_of(const Figures& figures) {
    std::string text;
    for (const auto& [name, value] : figures) text += " " + name + "=" + std::to_string(value);
    return text;
}

}  // namespace

std::string kind_of(const Outcome::Player& player) { return seat_kind(player.level); }

std::string line_of(const FinishedGame& game) {
    const Outcome& outcome = game.outcome;
    std::string line = as_word(game.journal) + " " + as_word(outcome.game) + " " +
                       as_word(outcome.board) + " " + std::to_string(outcome.length) +
                       text_of(outcome.figures);
    for (const Outcome::Player& each : outcome.players)
        line += " " + kind_of(each) + " " + as_word(each.name) + " " + std::to_string(each.place) +
                " " + std::to_string(each.score) + text_of(each.figures);
    return line + "\n";
}

Results results_in(std::string_view text) {
    Results results;
    results.games.reserve(static_cast<std::size_t>(std::ranges::count(text, '\n')) + 1);
    while (not text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (auto game = game_in(text.substr(0, end)))
            results.games.push_back(std::move(*game));
        else
            ++results.unreadable;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    drop_repeated(results.games);
    unify_names(results.games);
    return results;
}

std::filesystem::path results_path(const std::filesystem::path& state_folder) {
    return state_folder / "results";
}

bool has_results(const std::filesystem::path& path) { return not disk::files_of(path).empty(); }

Result<Results> read_results(const std::filesystem::path& path) {
    const auto text = disk::read_lines(path);
    if (not text) return text.error();
    return results_in(*text);
}

std::optional<Error> add_result(disk::Disk& disk,
                                const std::filesystem::path& path,
                                const FinishedGame& game) {
    return disk::append_lines(disk, path, line_of(game));
}

}  // namespace parlor::table
