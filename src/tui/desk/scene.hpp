// A scene: the playing screen while nobody has to decide: a token moves, deeds change hands, or the
// keyboard passes to another player.
//
// Source: docs/layout.md, 6, PLAYER MOVING and GAME UPDATING; U-3.5, U-3.6.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "tui/board/mini_map.hpp"
#include "tui/board/player_row.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/desk/open_pages.hpp"
#include "tui/desk/show.hpp"
#include "tui/desk/watching.hpp"

namespace parlor::tui::desk {

// The menu window while a person's token moves, or the table changes.
[[nodiscard]] Menu waiting_menu(bool is_moving);

// The place of the hardware cursor when there is no item.
inline constexpr At any_key_end{13, 16};

template <class D>
[[nodiscard]] Canvas draw_scene(const typename D::View& view,
                                const typename D::Ui& ui,
                                Menu menu,
                                std::optional<Square> here) {
    Canvas canvas;
    const ShownBoard board = D::shown(view);
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    const Square focus = here.value_or(view.seat(mover).at);
    D::draw_rows(canvas, view);
    draw_board(canvas, board, quadrant_of(focus, board.size()), here);
    draw_prompts(canvas, board, ui.prompts);
    draw_mini_map(canvas, board);
    menu.rows_above = rows_of_players(view.seats.size());
    draw_menu(canvas, menu, {});
    if (menu.items.empty()) canvas.point_at(any_key_end);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
    return canvas;
}

// A computer's move has the same words and keys as its decision.
template <class D>
[[nodiscard]] Canvas draw_show(const Show<typename D::View>& show, const typename D::Ui& ui) {
    const auto& view = show.view();
    const bool is_computers = view.seat(view.decision.seat).computer.has_value();
    Menu menu = waiting_menu(show.is_moving());
    if (is_computers) menu = Watching<D>::menu(menu.header, "", ui.seen(view));
    return draw_scene<D>(view, ui, std::move(menu), show.here());
}

// While a player is called to the keyboard, the screen hides everything that only this player may
// see.
template <class D>
[[nodiscard]] bool hands_over(const OpenPages<D>& pages) {
    return std::ranges::any_of(pages.notices, &Notice::hands_over);
}
template <class D>
[[nodiscard]] Canvas draw_hand_over(const typename D::View& view, const typename D::Ui& ui) {
    return draw_scene<D>(
        view, ui, {.header = "PLAYER CHANGED", .has_quadrants = false}, std::nullopt);
}

}  // namespace parlor::tui::desk
