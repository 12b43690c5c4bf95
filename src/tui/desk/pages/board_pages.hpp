// The pages that all games round a board have alike: the overview, and the statistics.
//
// Source: docs/layout.md, 4, "Overview" and "Statistics".
#pragma once

#include "tui/board/small_board.hpp"
#include "tui/desk/common_keys.hpp"
#include "tui/desk/player_keys.hpp"

namespace parlor::tui::desk {

// The whole board in one panel, as the game shows it.
template <class V, ShownBoard (*shown_board)(const V& view)>
struct OverviewOf {
    static Menu window(const Seen<V>&, const Overview&) { return {.header = "OVERVIEW"}; }
    static void draw(
        Canvas& canvas, const Seen<V>& seen, const Overview&, const Menu&, MenuCursor) {
        draw_overview(canvas, shown_board(seen.view));
    }
    static constexpr PageKind<V, Overview> kind{
        .window = window, .entries = {}, .draw_panel = draw};
};

// The choice of the player whose statistics are told.
template <class V, Notice (*statistics_of)(const V& view, Seat of)>
struct Statistics {
    static Menu window(const Seen<V>&, const NoState&) {
        return {.header = "SELECT PLAYER", .has_quadrants = false};
    }
    static ItemIs if_seated(const Seen<V>& seen, const NoState&, int seat) {
        return there_if(everybody(seen.view).contains(Seat(seat)));
    }
    static Reply tell(const V& view, NoState&, int seat) {
        return Tell{statistics_of(view, Seat(seat))};
    }
    static constexpr Entry<V, NoState> player(int seat) {
        return {player_key(seat, "see their stats"), tell, if_seated, seat, name_of_seat};
    }
    static constexpr auto entries = with_players<Entry<V, NoState>>(
        player, {CommonKeys::pictures(1, 21), {{'d', 1, 22, "DONE", "back"}, close}});
    static constexpr PageKind<V, NoState> kind{
        .window = window, .entries = entries, .arrange = arrange_players};
};

}  // namespace parlor::tui::desk
