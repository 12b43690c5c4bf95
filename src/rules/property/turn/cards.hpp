// The two decks: the cards and their effects. Constants, loaded once.
//
// Source:   C-5.2, C-5.3; data/cards (see library/card_file.hpp).
// Not here: the order of the cards (position.hpp), drawing and obeying them (deck.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/units.hpp"
#include "rules/board/board.hpp"

namespace parlor::property {

// A card's index in its deck's list: its identity, because the order in the pile changes.
enum class CardNo : std::uint8_t {};
inline constexpr std::size_t most_cards = 20;

// clang-format off
struct BankPays        { Money sum; };
struct PayBank         { Money sum; };
struct CollectFromEach { Money sum; };
struct PayEach         { Money sum; };
struct Repairs         { Money house, hotel; };
struct AdvanceTo       { Square square{}; };
struct AdvanceToNearest{ board::Kind kind = board::Kind::Station; };  // station: double rent; utility: ten times a roll
struct GoBack          { Pips steps; };
struct ToGaol          {};
struct GaolFree        {};
// clang-format on
using Effect = std::variant<BankPays,
                            PayBank,
                            CollectFromEach,
                            PayEach,
                            Repairs,
                            AdvanceTo,
                            AdvanceToNearest,
                            GoBack,
                            ToGaol,
                            GaolFree>;

struct Card {
    std::string id;                  // in the table language
    std::vector<std::string> words;  // at most 4 lines of 20 characters
    Effect effect;
};

// In the words of a card that advances: the name of the square that it leads to.
inline constexpr std::string_view square_in_words = "{square}";

// The card's words, line by line, with the square's name: a line may be longer then.
[[nodiscard]] std::vector<std::string> words_on(const Card& card, const board::Board& board);

struct Decks {
    Per<board::Deck, std::vector<Card>, board::deck_count> cards;

    [[nodiscard]] const Card& card(board::Deck deck, CardNo no) const {
        return cards[deck][static_cast<std::size_t>(no)];
    }
    [[nodiscard]] std::optional<CardNo> find(board::Deck deck, std::string_view id) const;
};

}  // namespace parlor::property
