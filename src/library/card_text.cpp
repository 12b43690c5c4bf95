#include "library/card_text.hpp"

#include <array>
#include <string_view>

#include "base/match.hpp"
#include "library/toml/toml_text.hpp"

namespace parlor::library {
namespace {

using board::Board;
using board::Deck;
using property::Card;
using property::Decks;

constexpr std::string_view explanation =
    "# The cards of the two decks, one a row: its id (1 to 40 of a-z, 0-9 and -), its words (at "
    "most\n"
    "# 4 lines of 20 characters), and one effect:\n"
    "#\n"
    "# pays = 200                  the bank pays\n"
    "# costs = 100                 paid to the bank\n"
    "# collect-each = 10           from every player\n"
    "# pay-each = 50               to every player\n"
    "# repairs = [40, 115]         for each house, for each hotel\n"
    "# advance = \"go\", \"red 3\" (the third of its group), \"dark-blue last\", \"stations 1\"\n"
    "# nearest = \"station\" (rent doubled), \"utility\" (ten times a roll)\n"
    "# back = 3                    squares\n"
    "# to-gaol = true\n"
    "# gaol-free = true            at most one card of a deck\n"
    "\n";

// `go`, `red 3`.
std::string place_of(Square square, const Board& board) {
    if (square == board::go) return "go";
    const board::Group group = board.at(square).group;
    int nth = 1;
    while (board.deed_of(group, nth) != square) ++nth;
    return std::string{id_of(group)} + ' ' + std::to_string(nth);
}

std::string effect_of(const Card& card, const Board& board) {
    return match(
        card.effect,
        [](property::BankPays gain) { return field("pays", gain.sum.amount); },
        [](property::PayBank loss) { return field("costs", loss.sum.amount); },
        [](property::CollectFromEach gain) { return field("collect-each", gain.sum.amount); },
        [](property::PayEach loss) { return field("pay-each", loss.sum.amount); },
        [](property::Repairs each) {
            return field("repairs", toml_list(std::array{each.house.amount, each.hotel.amount}));
        },
        [&](property::AdvanceTo to) {
            return field("advance", toml_string(place_of(to.square, board)));
        },
        [](property::AdvanceToNearest to) { return field("nearest", toml_string(id_of(to.kind))); },
        [](property::GoBack back) { return field("back", back.steps.count); },
        [](property::ToGaol) { return field("to-gaol", "true"); },
        [](property::GaolFree) { return field("gaol-free", "true"); });
}

std::string deck_text(Deck deck, const Decks& decks, const Board& board) {
    std::vector<Row> rows;
    rows.reserve(property::most_cards);
    for (const Card& card : decks.cards[deck]) {
        rows.push_back({.fields = {field("id", toml_string(card.id)),
                                   effect_of(card, board),
                                   field("words", toml_list(card.words))},
                        .in_columns = 2});
    }
    std::string text = field(id_of(deck), "[") + "\n";
    for (const std::string& line : row_lines(rows)) text += line;
    return text + "]\n";
}

}  // namespace

std::string card_text(const Decks& decks, const Board& board, Comments comments) {
    std::string text{if_with(comments, explanation)};
    text += deck_text(Deck::Chest, decks, board);
    text += if_with(comments, "\n");
    return text + deck_text(Deck::Chance, decks, board);
}

}  // namespace parlor::library
