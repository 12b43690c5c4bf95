// The ruleset of Moneyloopy: the options that players choose before the game; and its fixed prices.
//
// Source:   L-1 to L-6; table-language.md, its table of options.
// Not here: names and ranges of the options (options.hpp).
#pragma once

#include "base/units.hpp"

namespace parlor::moneyloopy {

enum class Purses : std::uint8_t { Open, Hidden };  // L-1.5

struct Ruleset {
    Money start_money = 1000_cash;   // L-1.1
    Money salary = 1000_cash;        // L-2.4
    Purses purses = Purses::Hidden;  // L-1.5
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

inline constexpr int fewest_seats = 2, most_seats = 8;  // L-1.1
inline constexpr Money last_dollar = 1_cash;            // L-7.1
inline constexpr Money property_price = 300_cash;       // L-3.2
inline constexpr Money lowest_bid = 100_cash;           // L-3.2
inline constexpr Money house_price = 100_cash;          // L-3.4
inline constexpr Money safe_card_price = 100_cash;      // L-4.1
inline constexpr Money income_tax = 200_cash;           // L-5.2
inline constexpr Money bank_buys_for = 1000_cash;       // L-5.3
inline constexpr Money taking_price = 600_cash;         // L-5.4
inline constexpr Money taking_price_hotel = 1000_cash;  // L-5.4
inline constexpr Money property_worth = 400_cash;       // L-1.3
inline constexpr int most_safe_cards = 32767;           // L-4.1; more cards are lost, like money

// The money for a jump. The sooner the square is on the board, the more: $900, $600, $300 and
// nothing, for ten squares each (L-6.2).
[[nodiscard]] constexpr Money jump_money(Square square) {
    return 300_cash * (3 - number(square) / 10);
}

inline constexpr int lowest_winning_die = 4;  // L-5.1

}  // namespace parlor::moneyloopy
