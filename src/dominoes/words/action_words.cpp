#include <algorithm>

#include "base/match.hpp"
#include "base/slip.hpp"
#include "dominoes/words/words.hpp"

namespace parlor::dominoes {
namespace {

using Words = std::span<const std::string>;

bool is_digit(char letter, char lowest, char highest) {
    return lowest <= letter and letter <= highest;
}

Result<Laid> read_tile(std::string_view word) {
    const auto is_half = [](char letter) { return is_digit(letter, '0', '6'); };
    if (word.size() != 2 or not std::ranges::all_of(word, is_half))
        return is_no(word, "tile: two digits from 0 to 6, as in 34");
    return Laid{Suit(word[0] - '0'), Suit(word[1] - '0')};
}

Result<End> read_end(std::string_view word) {
    if (word.size() != 1 or not is_digit(word[0], '1', '4'))
        return is_no(word, "end: 1 right, 2 up, 3 left, 4 down");
    return End(word[0] - '0');
}

Result<Action> parse_play(Words words) {
    if (words.size() < 2 or words.size() > 3) return should_be("play AB [END]");
    const auto laid = read_tile(words[1]);
    if (not laid) return laid.error();
    if (words.size() == 2) return Action{Play{*laid}};
    const auto end = read_end(words[2]);
    if (not end) return end.error();
    return Action{Play{*laid, *end}};
}

// A seat instead of two tiles: the down is given, not drawn for (D-8.3).
std::optional<Action> given_down(Words words) {
    for (const Seat seat : both_seats)
        if (words.size() == 2 and words[1] == std::to_string(number(seat))) return GivenDown{seat};
    return std::nullopt;
}

Result<Action> parse_down(Words words) {
    if (const auto given = given_down(words)) return *given;
    if (words.size() != 3) return should_be("down AB CD, or down SEAT");
    const auto first = read_tile(words[1]), second = read_tile(words[2]);
    if (not first) return first.error();
    if (not second) return second.error();
    return Action{DrawnForDown{tile_of(*first), tile_of(*second)}};
}

Result<Action> parse_tiles(Words words) {
    if (words.size() > 1 + tile_count) return Error{"there are only 28 tiles"};
    Dealt dealt;
    for (const auto& word : words.subspan(1)) {
        const auto laid = read_tile(word);
        if (not laid) return laid.error();
        dealt.order.push_back(tile_of(*laid));
    }
    return Action{dealt};
}

template <class Plain>
Result<Action> parse_plain(Words words) {
    if (words.size() > 1) return should_be(words[0] + ", and nothing after it");
    return Action{Plain{}};
}

struct Move {
    std::string_view verb;
    Result<Action> (*parse)(Words words);
};
constexpr std::array moves{Move{"play", parse_play},
                           Move{"draw", parse_plain<DrawTile>},
                           Move{"pass", parse_plain<Pass>},
                           Move{"redeal", parse_plain<AskForRedeal>},
                           Move{"down", parse_down},
                           Move{"tiles", parse_tiles}};

}  // namespace

bool is_verb(std::string_view word) {
    return std::ranges::find(moves, word, &Move::verb) != moves.end();
}

Result<Action> parse_action(Words words) {
    if (words.empty()) return Error{"a move is missing"};
    const auto* const move = std::ranges::find(moves, std::string_view{words[0]}, &Move::verb);
    return move == moves.end() ? no_such("move", words[0]) : move->parse(words);
}

std::string to_line(const Action& action) {
    using Line = std::string;
    return match(
        action,
        [](Play a) {
            return "play " + to_text(a.laid) + (a.end ? " " + std::to_string(number(*a.end)) : "");
        },
        [](DrawTile) -> Line { return "draw"; },
        [](Pass) -> Line { return "pass"; },
        [](AskForRedeal) -> Line { return "redeal"; },
        [](DrawnForDown a) { return "down " + to_text(a.first) + " " + to_text(a.second); },
        [](GivenDown a) { return "down " + std::to_string(number(a.seat)); },
        [](const Dealt& a) {
            Line line{"tiles"};
            for (const Tile tile : a.order) line += " " + to_text(tile);
            return line;
        });
}

}  // namespace parlor::dominoes
