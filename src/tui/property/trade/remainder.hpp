// Remainder: what an exchange would leave to a player; the selector shows it in advance.
//
// Source: C-8.3, C-8.4, C-10.2.
#pragma once

#include "rules/property/view.hpp"

namespace parlor::tui {

// Money and wealth after an exchange. The exchange is invalid when one is below zero, or beyond the
// most that a player can hold.
struct Remainder {
    Money money, wealth;
    [[nodiscard]] bool valid() const { return money >= 0_cash and wealth >= 0_cash; }
};

[[nodiscard]] Remainder left_after(const property::View& view,
                                   Seat of,
                                   const property::Goods& gives,
                                   const property::Goods& gets,
                                   board::Squares repays);

[[nodiscard]] board::Squares mortgaged_of(const property::View& view, board::Squares deeds);

}  // namespace parlor::tui
