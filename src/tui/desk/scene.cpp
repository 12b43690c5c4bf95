#include "tui/desk/scene.hpp"

#include <utility>

#include "tui/board/mini_map.hpp"
#include "tui/board/player_row.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/desk/watching.hpp"

namespace parlor::tui::desk {
namespace {

// The place of the hardware cursor when there is no item.
constexpr At any_key_end{13, 16};

// The menu window while a person's token moves, or the table changes.
Menu waiting_menu(Moving moving) {
    Menu menu{.header = moving == Moving::Token ? "PLAYER MOVING" : "GAME UPDATING",
              .has_quadrants = false};
    menu.words = {{any_key_end.row - 2, "TO SKIP AHEAD,"},
                  {any_key_end.row, "PRESS ANY KEY", on_white}};
    return menu;
}

Canvas draw_scene(const Tabletop& table,
                  const View& view,
                  std::optional<Square> here,
                  const Desk& desk,
                  Menu menu) {
    Canvas canvas;
    const ShownBoard board = table.board(view);
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    const Square focus = here.value_or(view.seat(mover).at);
    table.draw_rows(canvas, view);
    draw_board(canvas, board, quadrant_of(focus, board.size()), here);
    draw_prompts(canvas, board, desk.prompts);
    draw_mini_map(canvas, board);
    menu.rows_above = rows_of_players(view.seat_count());
    draw_menu(canvas, menu, {});
    if (menu.items.empty()) canvas.point_at(any_key_end);
    if (not desk.notices.empty()) draw_notice(canvas, desk.notices.front());
    return canvas;
}

}  // namespace

Canvas draw_show(const Tabletop& table, const Show& show, const Desk& desk) {
    const View& view = *show.view();
    Menu menu = waiting_menu(show.moving());
    if (view.seat(view.decider()).computer) menu = watching_menu(menu.header, "", desk.seen(view));
    return draw_scene(table, view, show.here(), desk, std::move(menu));
}

Canvas draw_hand_over(const Tabletop& table, const View& view, const Desk& desk) {
    return draw_scene(
        table, view, std::nullopt, desk, {.header = "PLAYER CHANGED", .has_quadrants = false});
}

}  // namespace parlor::tui::desk
