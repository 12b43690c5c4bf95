// The players' rows at the top left: whose decision it is, a mark, the name and the money.
//
// Source: docs/layout.md, 1, "Player stats row"; U-7.2, U-7.3; U-9.1 (hidden money).
#pragma once

#include <optional>
#include <string>

#include "base/units.hpp"
#include "canvas/canvas.hpp"

namespace parlor::tui {

// One row; also for the set-up pages, which show players before a game exists.
struct PlayerRow {
    std::string name;
    Ink ink = Ink::LightGrey;
    std::optional<Money> money;  // nothing: hidden
    char32_t mark = U' ';        // the game's
    bool active = false;
};
void draw_player(Canvas& canvas, int row, const PlayerRow& player);

inline constexpr Milliseconds short_of_time{30'000};  // a clock stands out below it

// With seven and eight seats the menu window begins lower (U-7.2).
[[nodiscard]] int rows_of_players(std::size_t seats);  // at least six

}  // namespace parlor::tui
