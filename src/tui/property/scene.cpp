#include "tui/property/scene.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/board/mini_map.hpp"
#include "tui/board/player_row.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr At any_key{13, 2};

Menu waiting(std::string header, std::string first_line, std::string second_line) {
    Menu menu{.header = std::move(header), .has_quadrants = false};
    menu.words = {{10, std::move(first_line)},
                  {11, std::move(second_line)},
                  {any_key.row, "PRESS ANY KEY", on_white}};
    return menu;
}

// Of a computer's move, the same words and keys as while it decides.
Menu menu_of(const Show& show, const Ui& ui) {
    const View& view = show.view();
    const bool is_computers = view.seat(view.decision.seat).computer.has_value();
    const char* const header = show.is_moving() ? "PLAYER MOVING" : "GAME UPDATING";
    if (is_computers) return watch_menu(header, "", ui.seen(view));
    if (show.is_moving()) return waiting(header, "YOU MAY JUMP TO", "THE DESTINATION");
    return waiting(header, "YOU MAY FINISH", "THE UPDATE");
}

Canvas scene(const View& view, const Ui& ui, const Menu& menu, std::optional<Square> here) {
    Canvas canvas;
    const ShownBoard board = shown_board(view);
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    const Square focus = here.value_or(view.seat(mover).at);
    draw_players(canvas, view);
    draw_board(canvas, board, quadrant_of(focus, board.size()), here);
    draw_prompts(canvas, view, ui.prompts);
    draw_mini_map(canvas, board);
    Menu below = menu;
    below.rows_above = rows_of_players(view.seats.size());
    draw_menu(canvas, below, {});
    if (menu.items.empty()) canvas.point_at({any_key.row, any_key.col + 14});
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
    return canvas;
}

}  // namespace

Canvas draw_show(const Show& show, const Ui& ui) {
    return scene(show.view(), ui, menu_of(show, ui), show.here());
}

bool hands_over(const Ui& ui) { return std::ranges::any_of(ui.notices, &Notice::hands_over); }

Canvas draw_hand_over(const View& view, const Ui& ui) {
    return scene(view, ui, {.header = "PLAYER CHANGED", .has_quadrants = false}, std::nullopt);
}

}  // namespace parlor::tui
