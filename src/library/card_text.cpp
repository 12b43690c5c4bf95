#include "library/card_text.hpp"

#include <array>
#include <string_view>

#include "base/match.hpp"
#include "library/toml/toml_text.hpp"

namespace parlor::library {
namespace {

using rules::Board;
using rules::Card;
using rules::Deck;
using rules::Decks;

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
    if (square == rules::go) return "go";
    const rules::Group group = board.at(square).group;
    int nth = 1;
    while (board.deed_of(group, nth) != square) ++nth;
    return std::string{id_of(group)} + ' ' + std::to_string(nth);
}

std::string effect_of(const Card& card, const Board& board) {
    return match(
        card.effect,
        [](rules::BankPays gain) { return field("pays", gain.sum.amount); },
        [](rules::PayBank loss) { return field("costs", loss.sum.amount); },
        [](rules::CollectFromEach gain) { return field("collect-each", gain.sum.amount); },
        [](rules::PayEach loss) { return field("pay-each", loss.sum.amount); },
        [](rules::Repairs each) {
            return field("repairs", toml_list(std::array{each.house.amount, each.hotel.amount}));
        },
        [&](rules::AdvanceTo to) {
            return field("advance", toml_string(place_of(to.square, board)));
        },
        [](rules::AdvanceToNearest to) { return field("nearest", toml_string(id_of(to.kind))); },
        [](rules::GoBack back) { return field("back", back.steps.count); },
        [](rules::ToGaol) { return field("to-gaol", "true"); },
        [](rules::GaolFree) { return field("gaol-free", "true"); });
}

std::string deck_text(Deck deck, const Decks& decks, const Board& board) {
    std::vector<Row> rows;
    rows.reserve(rules::most_cards);
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
