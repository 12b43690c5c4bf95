#include "sim/dominoes/player.hpp"

#include "base/match.hpp"
#include "base/number_range.hpp"
#include "base/seat_kind.hpp"
#include "unicode/printable.hpp"

namespace parlor::sim {
namespace {

constexpr std::string_view sparring_word = "sparring:";
constexpr NumberRange worlds{1, 10'000}, depths{1, 28};

Error no_such_player(const std::string& word) {
    return Error{"a player is cpu:0, cpu:1, cpu:2, random or sparring:WORLDS,DEPTH (" +
                 to_text(worlds) + ", " + to_text(depths) + "), not " + printable(word)};
}

std::optional<dominoes::Sparring> sparring_in(std::string_view word) {
    if (not word.starts_with(sparring_word)) return std::nullopt;
    word.remove_prefix(sparring_word.size());
    const std::size_t comma = word.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto count = number_in(word.substr(0, comma), worlds);
    const auto depth = number_in(word.substr(comma + 1), depths);
    if (not count or not depth) return std::nullopt;
    return dominoes::Sparring{*count, *depth};
}

Result<DominoPlayer> read_domino_player(const std::string& word) {
    if (word == "random") return DominoPlayer{AtRandom{}};
    if (const auto level = level_in(word)) return DominoPlayer{Computer{*level}};
    if (const auto sparring = sparring_in(word)) return DominoPlayer{*sparring};
    return no_such_player(word);
}

bool is_digit(char letter) { return letter >= '0' and letter <= '9'; }

// The end of the player's word that begins here.
std::size_t end_of_word(const std::string& list, std::size_t from) {
    std::size_t end = list.find(',', from);
    while (end != std::string::npos and end + 1 < list.size() and is_digit(list[end + 1]))
        end = list.find(',', end + 1);
    return std::min(end, list.size());
}

}  // namespace

Result<DominoPlayers> read_domino_players(const std::string& list) {
    DominoPlayers players;
    for (std::size_t from = 0; from < list.size();) {
        const std::size_t end = end_of_word(list, from);
        const auto player = read_domino_player(list.substr(from, end - from));
        if (not player) return player.error();
        players.push_back(*player);
        from = end + 1;
    }
    return players;
}

std::string to_text(const DominoPlayer& player) {
    return match(
        player,
        [](const dominoes::Sparring& sparring) {
            return std::string{sparring_word} + std::to_string(sparring.worlds) + "," +
                   std::to_string(sparring.depth);
        },
        [](const auto& as_everywhere) { return to_text(Player{as_everywhere}); });
}

std::string to_text(const DominoPlayers& players) {
    std::string text;
    for (const DominoPlayer& player : players) text += (text.empty() ? "" : ",") + to_text(player);
    return text;
}

}  // namespace parlor::sim
