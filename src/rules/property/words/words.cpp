#include "rules/property/words/words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "rules/property/words/things.hpp"

namespace parlor::property {
namespace {

std::size_t position_of(board::Words words, std::string_view word) {
    std::size_t i = 0;
    while (i < words.size() and words[i] != word) ++i;
    return i;
}

Result<Action> parse_propose(const board::Board& board, board::Words words) {
    const std::size_t want = position_of(words, "for");
    const std::size_t repay = position_of(words, "repay");
    if (words.size() < 3 or words[2] != "give" or want == words.size() or repay < want)
        return should_be("propose SEAT give THINGS for THINGS [repay SQUARE...]");
    const auto to = board::parse_seat(words[1]);
    if (not to) return to.error();
    const auto give = parse_goods(board, words.subspan(3, want - 3));
    if (not give) return give.error();
    const auto wanted = parse_goods(board, words.subspan(want + 1, repay - want - 1));
    if (not wanted) return wanted.error();
    const auto repaid =
        board::parse_squares(board, words.subspan(std::min(repay + 1, words.size())));
    if (not repaid) return repaid.error();
    return Action{Propose{*to, *give, *wanted, *repaid}};
}

Result<Action> parse_accept(const board::Board& board, board::Words words) {
    if (words.size() == 1) return Action{Accept{}};
    if (words[1] != "repay" or words.size() == 2) return should_be("accept [repay SQUARE...]");
    const auto repaid = board::parse_squares(board, words.subspan(2));
    if (not repaid) return repaid.error();
    return Action{Accept{*repaid}};
}

Result<Action> parse_claim(const board::Board& board, board::Words words) {
    if (words.size() < 2 or words.size() > 3 or (words.size() == 3 and words[2] != "repay"))
        return should_be("claim SQUARE [repay]");
    const auto square = board::parse_square(board, words[1]);
    if (not square) return square.error();
    return Action{Claim{*square, words.size() == 3}};
}

Result<Action> parse_build(const board::Board& board, board::Words words) {
    if (words.size() != 2) return should_be("build SQUARE, or build GROUP");
    if (const auto group = board::find_group(words[1])) return Action{BuildGroup{*group}};
    const auto square = board::parse_square(board, words[1]);
    if (not square) return no_such("square or group", words[1]);
    return Action{Build{*square}};
}

Result<Action> parse_leave(const board::Board& board, board::Words words) {
    if (words.size() != 2) return should_be("leave SQUARE, or leave all");
    if (words[1] == "all") return Action{LeaveAll{}};
    const auto square = board::parse_square(board, words[1]);
    if (not square) return square.error();
    return Action{Leave{*square}};
}

// A bid may be as high as a player's wealth, which may exceed the most money they can hold (C-4.3).
Result<Action> parse_bid(board::Words words) {
    const auto sum = words.size() == 2 ? board::parse_number(words[1]) : std::nullopt;
    if (not sum or *sum < 0) return should_be("bid N, a whole number of dollars");
    return Action{Bid{{*sum}}};
}

Result<Action> parse_dice(board::Words words) {
    const auto face = [&](std::size_t i) { return board::parse_number(words[i]).value_or(0); };
    const auto is_face = [](int pips) { return 1 <= pips and pips <= 6; };
    if (words.size() != 3 or not is_face(face(1)) or not is_face(face(2)))
        return should_be("dice A B, with A and B of 1 to 6");
    return Action{Thrown{{face(1), face(2)}}};
}

Result<Action> parse_deck(const Decks& decks, board::Words words) {
    const auto deck = words.size() > 1 ? board::find_deck(words[1]) : std::nullopt;
    if (not deck) return should_be("deck chance|chest ID...");
    Shuffled shuffled{*deck, {}};
    if (words.size() - 2 > decks.cards[*deck].size())
        return Error{"there are only " + std::to_string(decks.cards[*deck].size()) + " cards"};
    for (const auto& word : words.subspan(2)) {
        const auto card = decks.find(*deck, word);
        if (not card) return no_such("card", word);
        shuffled.order.push_back(*card);
    }
    return Action{shuffled};
}

// A move of a player to leave Gaol; or an answer of chance, which names the drawn card (M-2.4).
Result<Action> parse_card(const Decks& decks, board::Words words) {
    if (words.size() == 1) return Action{UseCard{}};
    const auto deck = board::find_deck(words[1]);
    if (not deck or words.size() != 3)
        return should_be("card, and nothing after it, or chance's card chance|chest ID");
    const auto card = decks.find(*deck, words[2]);
    if (not card) return no_such("card", words[2]);
    return Action{Drawn{*deck, *card}};
}

Result<Action> parse_deeds(const board::Board& board, board::Words words) {
    if (words.size() < 2) return should_be("deeds SEAT SQUARE...");
    const auto seat = board::parse_seat(words[1]);
    if (not seat) return seat.error();
    const auto deeds = board::parse_squares(board, words.subspan(2));
    if (not deeds) return deeds.error();
    return Action{Dealt{*seat, *deeds}};
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
const std::array<PlainMove, 13> plain_moves{PlainMove{"roll", Roll{}},
                                            {"buy", Buy{}},
                                            {"pass", Pass{}},
                                            {"forfeit", Forfeit{}},
                                            {"end", End{}},
                                            {"bail", Bail{}},
                                            {"recover", Recover{}},
                                            {"decline", Decline{}},
                                            {"end-game", EndGame{}},
                                            {"agree", Agree{}},
                                            {"refuse", Refuse{}},
                                            {"flag", Flag{}},
                                            {"think", Think{}}};

struct Move {
    std::string_view verb;
    Result<Action> (*parse)(const Edition& edition, board::Words words);
};

template <class OnSquare>
constexpr auto on_square = [](const Edition& edition, board::Words words) {
    return parse_on_square<OnSquare>(edition.board, words);
};
template <Result<Action> (*parse)(const board::Board&, board::Words)>
constexpr auto on_board =
    [](const Edition& edition, board::Words words) { return parse(edition.board, words); };
const std::array<Move, 13> moves{
    Move{"build", on_board<parse_build>},
    {"sell", on_square<Sell>},
    {"mortgage", on_square<Mortgage>},
    {"repay", on_square<Repay>},
    {"bid", [](const Edition& /*edition*/, board::Words words) { return parse_bid(words); }},
    {"propose", on_board<parse_propose>},
    {"accept", on_board<parse_accept>},
    {"claim", on_board<parse_claim>},
    {"leave", on_board<parse_leave>},
    {"dice", [](const Edition& /*edition*/, board::Words words) { return parse_dice(words); }},
    {"deck",
     [](const Edition& edition, board::Words words) { return parse_deck(edition.decks, words); }},
    {"deeds", on_board<parse_deeds>},
    {"card",
     [](const Edition& edition, board::Words words) { return parse_card(edition.decks, words); }}};

}  // namespace

bool is_verb(std::string_view word) {
    return std::ranges::find(plain_moves, word, &PlainMove::verb) != plain_moves.end() or
           std::ranges::find(moves, word, &Move::verb) != moves.end();
}

Result<Action> parse_action(const Edition& edition, std::span<const std::string> words) {
    if (words.empty()) return Error{"a move is missing"};
    const std::string& verb = words[0];
    for (const auto& move : plain_moves) {
        if (move.verb != verb) continue;
        if (words.size() > 1) return should_be(verb + ", and nothing after it");
        return move.action;
    }
    for (const auto& move : moves)
        if (move.verb == verb) return move.parse(edition, words);
    return no_such("move", verb);
}

}  // namespace parlor::property
