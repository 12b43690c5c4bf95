// Common keys: items that many pages of the table have, each page in a place of its own.
//
// Source: docs/layout.md, 6.
#pragma once

#include "tui/property/ui.hpp"

namespace parlor::tui {

namespace common {

// `page` and `row` are the place of the bar.
constexpr Binding manage(int page, int row, std::string_view help = "build or mortgage") {
    return {'m', page, row, "MANAGE", help};
}
constexpr Binding trade(int page, int row) { return {'t', page, row, "TRADE", "propose a trade"}; }
constexpr Binding overview(int page, int row) {
    return {'v', page, row, "OVERVIEW", "the whole board"};
}
constexpr Binding statistics(int page, int row) {
    return {'s', page, row, "STATISTICS", "about a player"};
}
constexpr Binding pictures(int page, int row) {
    return {'p', page, row, "PICTURES", "of the whole game"};
}
constexpr Binding take_back(int page, int row) {
    return {'z', page, row, "TAKE BACK", "undo last move"};
}
constexpr Binding end_game(int page, int row) {
    return {'e', page, row, "END GAME", "ask all to end it"};
}
constexpr Binding quit(int page, int row) { return {'q', page, row, "QUIT", "to the launcher"}; }

}  // namespace common

// Adds W, only where computers explain themselves.
void add_why(Menu& menu, const Ui& ui, int page, int row);

// Adds Y for the same where W is taken, only when a computer made the offer.
void add_why_offer(Menu& menu, const rules::View& view, const Ui& ui, int page, int row);

// Does what a common key says; O opens the game options.
[[nodiscard]] Wish open_common(const rules::View& view, Ui& ui, char key);
[[nodiscard]] bool is_common_open(const rules::View& view, const Ui& ui, char key);

}  // namespace parlor::tui
