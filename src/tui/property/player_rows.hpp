// The players' rows at the top left: the player to move, players in Gaol, and the money.
//
// Source: docs/layout.md, 1, "Player stats row".
#pragma once

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

void draw_players(Canvas& canvas, const rules::View& view);

// One row; also for set-up, which shows players before there is a game.
struct PlayerRow {
    std::string name;
    Ink ink = Ink::LightGrey;
    Money money;
    char32_t mark = U' ';
    bool active = false;
};
void draw_player(Canvas& canvas, int row, const PlayerRow& player);

}  // namespace parlor::tui
