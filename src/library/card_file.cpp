#include "library/card_file.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "library/toml/document.hpp"
#include "library/toml/fields.hpp"

namespace parlor::library {
namespace {

using board::Board;
using board::Deck;
using board::Kind;
using property::Card;
using property::Decks;
using property::Effect;

Money sum(Fields& row, std::string_view key) { return {row.number(key, {1, 32767})}; }

property::Repairs read_repairs(Fields& row) {
    const std::vector<int> sums = row.numbers("repairs", 2, dollars);
    return {.house = {sums[0]}, .hotel = {sums[1]}};
}

// Finds a square by its group and `1` (the first), `2`, ... or `last`.
std::optional<Square> find_in_group(const Board& board, std::string_view words) {
    const auto blank = words.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    const auto group = board::find_group(words.substr(0, blank));
    if (not group) return std::nullopt;
    const std::string_view nth = words.substr(blank + 1);
    if (nth == "last") return board.deed_of(*group, -1);
    const auto number = whole_number(nth, board::most_squares);
    return number ? board.deed_of(*group, static_cast<int>(*number)) : std::nullopt;
}

property::AdvanceTo read_advance(Fields& row, const Board& board) {
    const std::string words = row.name("advance");
    if (words == "go") return {board::go};
    const auto square = find_in_group(board, words);
    if (not square) {
        row.wrong("advance",
                  "must be \"go\" or a deed of this board, as \"red 3\" or \"dark-blue last\"");
    }
    return {square.value_or(board::go)};
}

property::AdvanceToNearest read_nearest(Fields& row) {
    return {row.choice("nearest", {"station", "utility"}) == 0 ? Kind::Station : Kind::Utility};
}

property::GoBack read_back(Fields& row, const Board& board) {
    return {.steps = {row.number("back", {1, board.size - 1})}};
}

template <class Said>
Effect read_said(Fields& row, std::string_view key) {
    if (not row.yes_or_no(key)) row.wrong(key, "must be true, or not be there");
    return Said{};
}

constexpr std::array<std::string_view, 10> effects{"pays",
                                                   "costs",
                                                   "collect-each",
                                                   "pay-each",
                                                   "repairs",
                                                   "advance",
                                                   "nearest",
                                                   "back",
                                                   "to-gaol",
                                                   "gaol-free"};

Effect read_effect(Fields& row, const Board& board) {
    std::string_view effect;
    for (const std::string_view key : effects) {
        if (not row.has(key)) continue;
        if (not effect.empty()) row.wrong(key, "is a second effect; a card must have one");
        effect = key;
    }
    if (effect == "pays") return property::BankPays{sum(row, effect)};
    if (effect == "costs") return property::PayBank{sum(row, effect)};
    if (effect == "collect-each") return property::CollectFromEach{sum(row, effect)};
    if (effect == "pay-each") return property::PayEach{sum(row, effect)};
    if (effect == "repairs") return read_repairs(row);
    if (effect == "advance") return read_advance(row, board);
    if (effect == "nearest") return read_nearest(row);
    if (effect == "back") return read_back(row, board);
    if (effect == "to-gaol") return read_said<property::ToGaol>(row, effect);
    if (effect == "gaol-free") return read_said<property::GaolFree>(row, effect);
    row.wrong("id", "this card does nothing; must have one of " + listed(effects, "or"));
    return property::BankPays{};
}

bool has_kind(const Board& board, Kind kind) {
    for (const Square square : board.deeds) {
        if (board.at(square).kind == kind) return true;
    }
    return false;
}

// M-2.6: a card that sends a token to a kind of square that the board lacks is dropped.
bool leads_nowhere(const Board& board, const Effect& effect) {
    const auto* nearest = std::get_if<property::AdvanceToNearest>(&effect);
    return nearest != nullptr and not has_kind(board, nearest->kind);
}

bool names_a_square(const std::vector<std::string>& words) {
    return std::ranges::any_of(words, [](const std::string& line) {
        return line.find(property::square_in_words) != std::string::npos;
    });
}

bool is_kept(const Card& card) { return std::holds_alternative<property::GaolFree>(card.effect); }

std::vector<Card> read_deck(Fields& fields, std::string_view key, const Board& board) {
    std::vector<Card> cards;
    std::vector<std::string> ids;
    for (Fields& row : fields.rows(key, property::most_cards)) {
        Card card{.id = row.id("id")};
        if (std::ranges::find(ids, card.id) != ids.end()) {
            row.wrong("id", '"' + card.id + "\" is another card of this deck already");
        }
        ids.push_back(card.id);
        card.effect = read_effect(row, board);
        card.words = row.lines("words", 4, 20);
        if (names_a_square(card.words) and
            not std::holds_alternative<property::AdvanceTo>(card.effect))
            row.wrong("words", "name the {square} of an advance, and this card has none");
        row.nothing_else();
        if (is_kept(card) and std::ranges::any_of(cards, is_kept)) {
            row.wrong("gaol-free", "must be at most one card of a deck");
        }
        if (not leads_nowhere(board, card.effect)) cards.push_back(std::move(card));
    }
    // A deck needs a card that stays in it, as a card that players keep leaves the deck.
    if (std::ranges::all_of(cards, is_kept)) {
        fields.wrong(key, "must have a card that is not kept, for this board");
    }
    return cards;
}

std::optional<Deck> deck_at(const Board& board, Square square) {
    const Kind kind = board.at(square).kind;
    if (kind == Kind::Chest) return Deck::Chest;
    if (kind == Kind::Chance) return Deck::Chance;
    return std::nullopt;
}

// The squares that tokens on `from` can reach by another card that moves them back.
board::Squares sent_back(const Board& board, const Decks& decks, board::Squares from) {
    board::Squares to;
    for (const Square square : from) {
        const auto deck = deck_at(board, square);
        if (not deck) continue;
        for (const Card& card : decks.cards[*deck]) {
            const auto* back = std::get_if<property::GoBack>(&card.effect);
            if (back == nullptr) continue;
            to.insert(static_cast<Square>((number(square) + board.size - back->steps.count) %
                                          board.size));
        }
    }
    return to;
}

// Whether cards could move a token back for ever, so that a turn would not end.
bool goes_round(const Board& board, const Decks& decks) {
    board::Squares squares;
    for (int i = 0; i < board.size; ++i) squares.insert(static_cast<Square>(i));
    for (int i = 0; i < board.size; ++i) squares = sent_back(board, decks, squares);
    return not squares.empty();
}

}  // namespace

std::optional<Decks> read_cards(std::string_view text, const Board& board, Report& report) {
    const auto document = parse(text, report);
    if (not document) return std::nullopt;

    Fields fields{*document, "", report};
    Decks decks;
    decks.cards[Deck::Chest] = read_deck(fields, "chest", board);
    decks.cards[Deck::Chance] = read_deck(fields, "chance", board);
    fields.nothing_else();
    if (report.fine() and goes_round(board, decks))
        fields.wrong("", "the cards that go back could send a token round this board for ever");
    if (not report.fine()) return std::nullopt;
    return decks;
}

Result<Decks> read_cards(std::string_view text, const std::string& file, const Board& board) {
    Report report{file};
    auto decks = read_cards(text, board, report);
    if (not decks) return report.error();
    return *std::move(decks);
}

}  // namespace parlor::library
