#include "tui/property/looking.hpp"

#include "tui/desk/keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {

using rules::View;

std::optional<Square> selected_square(const View& view, const Ui& ui) {
    if (const auto* managing = ui.shown<Managing>()) return managing->cursor;
    if (view.auction) return view.auction->square;
    return view.for_sale;
}

Quadrant shown_quadrant(const View& view, const Ui& ui) {
    return desk::shown_quadrant<PropertyDesk>(view, ui);
}

}  // namespace parlor::tui
