// The players' rows at the top left: the sign, whose decision it is, the name, a mark and the money.
//
// Source: docs/layout.md, 1, "Player stats row"; U-7.2, U-7.3; U-9.1 (hidden money); U-10.1.
#pragma once

#include <optional>
#include <string>

#include "base/units.hpp"
#include "canvas/canvas.hpp"

namespace parlor::tui {

// One row; also for the set-up pages, which show players before a game exists.
struct PlayerRow {
    char sign = ' ';
    std::string name;
    Ink ink = Ink::LightGrey;
    std::optional<Money> money;  // nothing: hidden
    char32_t mark = U' ';        // the game's, behind the name's letters
    int letters = 8;
    bool active = false;
};
void draw_player(Canvas& canvas, int row, const PlayerRow& player);

inline constexpr Milliseconds short_of_time{30'000};  // a clock stands out below it

// With seven and eight seats the menu window begins lower (U-7.2).
[[nodiscard]] int rows_of_players(std::size_t seats);  // at least six

}  // namespace parlor::tui
