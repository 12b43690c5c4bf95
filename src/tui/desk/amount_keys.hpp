// The keys of an amount: U I O add 100, 10, 1; J K L subtract as much; digits type it.
//
// Source: docs/layout.md, 6, DEED AUCTION; U-5.2.
#pragma once

#include <optional>

#include "base/units.hpp"
#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/desk/key_help.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

// The button that adds `by`, one of 100, 10, 1, -100, -10, -1; U is at `first`.
[[nodiscard]] constexpr Binding amount_key(int by, At first) {
    switch (by) {
        case 100: return {'u', 1, first.row, "", "100 more", first.col};
        case 10: return {'i', 1, first.row, "", "10 more", first.col + 1};
        case 1: return {'o', 1, first.row, "", "1 more", first.col + 2};
        case -100: return {'j', 1, first.row + 1, "", "100 less", first.col};
        case -10: return {'k', 1, first.row + 1, "", "10 less", first.col + 1};
        default: return {'l', 1, first.row + 1, "", "1 less", first.col + 2};
    }
}

using desk::digits_help;

// Whether digits extend the number that was typed before, or begin a new number.
enum class Typing : std::uint8_t { Begins, GoesOn };

// The amount after a digit, or after Backspace, which removes a digit; nothing for other keys. A
// sixth digit does nothing: no amount of money is so large.
[[nodiscard]] std::optional<Money> typed(Money amount, Typing typing, Key key);

}  // namespace parlor::tui
