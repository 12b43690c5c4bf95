// The panel of a deal: what I give and what I get in two columns, and below them the complete deal
// as sentences. A player builds or answers a deal on this panel.
//
// Source: U-9.3.
#pragma once

#include <optional>
#include <string>

#include "canvas/canvas.hpp"
#include "rules/moneyloopy/view.hpp"
#include "tui/menu.hpp"

namespace parlor::tui::moneyloopy_table {

using Terms = ShortList<moneyloopy::Term, moneyloopy::most_terms>;

struct DealPanel {
    static constexpr int first_keys_row = 18, second_keys_row = 19;
};

// A place in the two columns.
struct TermPlace {
    bool is_mine = true;  // in the left column
    int row = 0;
};

// A deal from the side of the player who decides.
struct DealShown {
    std::string title;  // whose deal it is
    const Terms& terms;
    std::optional<TermPlace> cursor = std::nullopt;
    int page = 0;                // of pages_of()
    std::string objection = {};  // why it cannot be accepted; empty: it can
};

// Of the sentences and of the columns, which turn together.
[[nodiscard]] int pages_of(const moneyloopy::View& view, const Terms& terms);

void draw_deal(Canvas& canvas,
               const moneyloopy::View& view,
               const DealShown& deal,
               const Menu& menu,
               MenuCursor place);

}  // namespace parlor::tui::moneyloopy_table
