// The players' rows at the top left: the player to move, players in Gaol, and the money.
//
// Source: docs/layout.md, 1, "Player stats row"; U-7.2, U-7.3 (clocks).
#pragma once

#include <optional>
#include <string>

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

// `9:58`; below half a minute in tenths, `27.4`.
[[nodiscard]] std::string clock_text(Milliseconds left);
inline constexpr Milliseconds short_of_time{30'000};  // a clock stands out below it

// A row for each seat, empty for players who are out. With seven and eight of them the menu window
// begins lower (U-7.2).
void draw_players(Canvas& canvas, const rules::View& view);
[[nodiscard]] int rows_of_players(const rules::View& view);  // at least six

// One row; also for set-up, which shows players before there is a game.
struct PlayerRow {
    std::string name;
    Ink ink = Ink::LightGrey;
    Money money;
    char32_t mark = U' ';
    bool active = false;
    std::optional<Milliseconds> clock = std::nullopt;  // where players have clocks
};
void draw_player(Canvas& canvas, int row, const PlayerRow& player);

}  // namespace parlor::tui
