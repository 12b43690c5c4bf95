#include "rules/moneyloopy/words/words.hpp"

#include <algorithm>
#include <array>

#include "rules/moneyloopy/words/term_words.hpp"

namespace parlor::moneyloopy {
namespace {

Result<Action> parse_build(const board::Board& board, board::Words words) {
    if (words.size() != 2) return should_be("build SQUARE, or build GROUP");
    if (const auto group = board::find_group(words[1])) return Action{BuildGroup{*group}};
    const auto square = board.find(words[1]);
    if (not square) return no_such("square or group", words[1]);
    return Action{Build{*square}};
}

Result<Action> parse_bid(const board::Board& /*board*/, board::Words words) {
    const auto sum = words.size() == 2 ? board::parse_number(words[1]) : std::nullopt;
    if (not sum or *sum < 0) return should_be("bid N, a whole number of dollars");
    return Action{Bid{{*sum}}};
}

Result<Action> parse_stake(const board::Board& /*board*/, board::Words words) {
    constexpr const char* form = "stake $N [safe N]";
    if (words.size() != 2 and (words.size() != 4 or words[2] != "safe")) return should_be(form);
    const auto money = board::parse_money(words[1]);
    if (not money) return money.error();
    if (words.size() == 2) return Action{Stake{*money, 0}};
    const auto cards = board::parse_number(words[3]);
    if (not cards or *cards < 1) return should_be(form);
    return Action{Stake{*money, *cards}};
}

int face_in(const std::string& word) {
    const int face = board::parse_number(word).value_or(0);
    return 1 <= face and face <= 6 ? face : 0;
}

Result<Action> parse_dice(const board::Board& /*board*/, board::Words words) {
    if (words.size() != 3 or face_in(words[1]) == 0 or face_in(words[2]) == 0)
        return should_be("dice A B, with A and B of 1 to 6");
    return Action{Thrown{{face_in(words[1]), face_in(words[2])}}};
}

Result<Action> parse_die(const board::Board& /*board*/, board::Words words) {
    if (words.size() != 2 or face_in(words[1]) == 0) return should_be("die A, with A of 1 to 6");
    return Action{Die{face_in(words[1])}};
}

template <class OnSquare>
Result<Action> parse_on_square(const board::Board& board, board::Words words) {
    if (words.size() != 2) return should_be(words[0] + " SQUARE");
    const auto square = board::parse_square(board, words[1]);
    if (not square) return square.error();
    return Action{OnSquare{*square}};
}

struct PlainMove {  // a move without arguments
    std::string_view verb;
    Action action;
};
const std::array plain_moves{PlainMove{"roll", Roll{}},
                             PlainMove{"train", Train{}},
                             PlainMove{"toll", PayToll{}},
                             PlainMove{"loop", Loop{}},
                             PlainMove{"safe", UseSafeCard{}},
                             PlainMove{"pay", Pay{}},
                             PlainMove{"bankrupt", Bankrupt{}},
                             PlainMove{"buy", Buy{}},
                             PlainMove{"auction", StartAuction{}},
                             PlainMove{"safe-card", BuySafeCard{}},
                             PlainMove{"no", No{}},
                             PlainMove{"pass", Pass{}},
                             PlainMove{"forfeit", Forfeit{}},
                             PlainMove{"end", End{}},
                             PlainMove{"accept", Accept{}},
                             PlainMove{"decline", Decline{}}};

struct Move {
    std::string_view verb;
    Result<Action> (*parse)(const board::Board& board, board::Words words);
};
constexpr std::array moves{Move{"build", parse_build},
                           Move{"jump", parse_on_square<Jump>},
                           Move{"bid", parse_bid},
                           Move{"stake", parse_stake},
                           Move{"sell-to-bank", parse_on_square<SellToBank>},
                           Move{"take", parse_on_square<Take>},
                           Move{"deal", parse_deal},
                           Move{"dice", parse_dice},
                           Move{"die", parse_die}};

}  // namespace

bool is_verb(std::string_view word) {
    return std::ranges::find(plain_moves, word, &PlainMove::verb) != plain_moves.end() or
           std::ranges::find(moves, word, &Move::verb) != moves.end();
}

Result<Action> parse_action(const board::Board& board, board::Words words) {
    if (words.empty()) return Error{"a move is missing"};
    const std::string& verb = words[0];
    for (const auto& move : plain_moves) {
        if (move.verb != verb) continue;
        if (words.size() > 1) return should_be(verb + ", and nothing after it");
        return move.action;
    }
    for (const auto& move : moves)
        if (move.verb == verb) return move.parse(board, words);
    return no_such("move", verb);
}

}  // namespace parlor::moneyloopy
