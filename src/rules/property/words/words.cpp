#include "rules/property/words/words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "rules/board/verbs.hpp"
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

Result<Action> parse_leave(const board::Board& board, board::Words words) {
    if (words.size() != 2) return should_be("leave SQUARE, or leave all");
    if (words[1] == "all") return Action{LeaveAll{}};
    const auto square = board::parse_square(board, words[1]);
    if (not square) return square.error();
    return Action{Leave{*square}};
}

Result<Action> parse_bid(const Edition& /*edition*/, board::Words words) {
    const auto sum = board::parse_bid(words);
    return sum ? Result<Action>{Bid{*sum}} : sum.error();
}

Result<Action> parse_dice(const Edition& /*edition*/, board::Words words) {
    const auto dice = board::parse_dice(words);
    return dice ? Result<Action>{Thrown{*dice}} : dice.error();
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

using Verbs = board::Verbs<Action, Edition>;

const std::array<Verbs::Plain, 13> plain_moves{Verbs::Plain{"roll", Roll{}},
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

template <Result<Action> (*parse)(const board::Board&, board::Words)>
constexpr auto on_board =
    [](const Edition& edition, board::Words words) { return parse(edition.board, words); };
template <class OnSquare>
constexpr auto on_square = on_board<board::parse_on_square<Action, OnSquare>>;
const std::array<Verbs::Move, 13> moves{
    Verbs::Move{"build", on_board<board::parse_build<Action, Build, BuildGroup>>},
    {"sell", on_square<Sell>},
    {"mortgage", on_square<Mortgage>},
    {"repay", on_square<Repay>},
    {"bid", parse_bid},
    {"propose", on_board<parse_propose>},
    {"accept", on_board<parse_accept>},
    {"claim", on_board<parse_claim>},
    {"leave", on_board<parse_leave>},
    {"dice", parse_dice},
    {"deck",
     [](const Edition& edition, board::Words words) { return parse_deck(edition.decks, words); }},
    {"deeds", on_board<parse_deeds>},
    {"card",
     [](const Edition& edition, board::Words words) { return parse_card(edition.decks, words); }}};

const Verbs verbs{plain_moves, moves};

}  // namespace

bool is_verb(std::string_view word) { return verbs.has(word); }

Result<Action> parse_action(const Edition& edition, std::span<const std::string> words) {
    return verbs.parse(edition, words);
}

}  // namespace parlor::property
