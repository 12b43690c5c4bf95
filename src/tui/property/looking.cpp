#include "tui/property/looking.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/property/amount_keys.hpp"
#include "tui/property/deed_walk.hpp"
#include "tui/property/key_help.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {

using rules::View;

std::optional<Square> selected_square(const View& view, const Ui& ui) {
    if (const auto* managing = ui.shown<Managing>()) return managing->cursor;
    if (view.auction) return view.auction->square;
    return view.for_sale;
}

Quadrant shown_quadrant(const View& view, const Ui& ui) {
    if (ui.looked_at) return *ui.looked_at;
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    return quadrant_of(selected_square(view, ui).value_or(view.seat(mover).at), view.board().size);
}

std::optional<int> quadrant_key(const View& view, const Menu& menu, const Ui& ui, Key key) {
    if (key == Key::F1) return 1;
    if (key == Key::F3) return 2;
    if (key == Key::F5) return 3;
    if (key == Key::F7) return 4;
    if (key == Key::Tab) return shown_quadrant(view, ui).number % 4 + 1;
    const char32_t letter = letter_of(key);
    const bool is_item = std::any_of(menu.items.begin(), menu.items.end(), [&](const Item& each) {
        return static_cast<char32_t>(each.key) == letter;
    });
    if (letter < U'1' or letter > U'4' or is_item) return std::nullopt;
    return static_cast<int>(letter - U'0');
}

std::vector<std::string> keys_to_look_round(const Menu& menu) {
    if (uses(menu, digits_help)) return {"F1 F3 F5 F7 OR TAB", "LOOK ROUND"};
    if (uses(menu, next_group_help)) return {"F1 F3 F5 F7 OR", "1 2 3 4 LOOK ROUND"};
    return {"F1 F3 F5 F7, TAB OR", "1 2 3 4 LOOK ROUND"};
}

}  // namespace parlor::tui
