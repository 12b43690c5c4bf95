#include "tui/desk/show/scene.hpp"

#include <utility>

#include "tui/board/mini_map.hpp"
#include "tui/board/player_row.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/menu_picture.hpp"

namespace parlor::tui::desk {
namespace {

// The menu window while a person's token moves, or the table changes.
Menu waiting_menu(Moving moving, bool is_replay) {
    constexpr int any_key_row = 13;
    return {.header = moving == Moving::Token ? "PLAYER MOVING" : "GAME UPDATING",
            .has_quadrants = false,
            .any_key_row = is_replay ? std::nullopt : std::optional{any_key_row}};
}

void draw_scene(Canvas& canvas,
                const ShownBoard& board,
                const BoardView& view,
                std::optional<Square> here,
                const Desk& desk,
                Menu menu) {
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    const Square focus = here.value_or(view.seat(mover).at);
    draw_board(canvas, board, quadrant_of(focus, board.size()), here);
    draw_prompts(canvas, board, desk.prompts);
    draw_mini_map(canvas, board);
    menu.rows_above = rows_of_players(view.seat_count());
    draw_menu(canvas, menu, {});
    if (not desk.notices.empty()) draw_notice(canvas, desk.notices.front());
}

bool is_upper_line_free(const Prompts& prompts) {
    return not prompts.rolled and prompts.above.words.empty() and prompts.refusal.empty();
}

}  // namespace

void draw_show(Canvas& canvas, const ShownBoard& board, const Show& show, const Desk& desk) {
    const auto& view = own<BoardView>(*show.view());
    Menu menu = waiting_menu(show.moving(), desk.is_replay);
    if (computer_decides(view))
        menu = watching_menu(menu.header, "", desk.seen(view), ToSkip::Something);
    draw_scene(canvas, board, view, show.here(), desk, std::move(menu));
}

void draw_hand_over(Canvas& canvas, const ShownBoard& board, const View& view, const Desk& desk) {
    draw_scene(canvas,
               board,
               own<BoardView>(view),
               std::nullopt,
               desk,
               {.header = "PLAYER CHANGED", .has_quadrants = false});
}

void draw_thinking(Canvas& canvas, const ShownBoard& board, const View& view, const Desk& desk) {
    if (desk.is_replay or not desk.has_begun() or not computer_decides(view)) return;
    if (not desk.notices.empty() or not is_upper_line_free(desk.prompts)) return;
    if (desk.is_table_hidden(view)) return;
    Prompts prompts;
    prompts.above = {view.decider(), "THINKING..."};
    draw_prompts(canvas, board, prompts);
}

}  // namespace parlor::tui::desk
