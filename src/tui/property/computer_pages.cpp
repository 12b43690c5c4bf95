// The page that people watch while computers decide, and the pause menu of the property table.
#include "tui/desk/watching.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

using Watching = desk::Watching<PropertyDesk>;

// With clocks, the pause menu has no board and nothing else that would give time to think.
bool is_untimed(const Seen& seen) { return seen.view.rules.clocks != rules::Clocks::Each; }
ItemIs if_untimed(const Seen& seen) { return is_untimed(seen) ? ItemIs::Open : ItemIs::Absent; }
constexpr Entry<Paused> untimed(const CommonEntry& entry) {
    return {entry.binding, entry.choose, if_untimed};
}

constexpr Entry<Paused> pause_entries[]{
    Watching::play_on,
    Watching::to_my_turn,
    Watching::finish,
    untimed(Common::overview(1, 12)),
    untimed(Common::deeds(1, 13)),
    untimed(Common::statistics(1, 14)),
    Watching::save_a_copy,
    Common::options(1, 16),
    Watching::guide,
    Common::take_back(1, 18),
    Common::why(1, 19),
    Common::quit(1, 20),
    Watching::credits,
};

Menu pause_window(const Seen& seen, const Paused& page) {
    Menu menu = Watching::pause_window(seen, page);
    menu.has_quadrants = is_untimed(seen);
    return menu;
}

constexpr PageKind<Paused> paused{pause_window, pause_entries};

}  // namespace

PagePtr computer_page() { return Watching::page(); }
PagePtr pause_page() { return page_of(paused); }

PagePtr PropertyDesk::decision_page(const View& view) { return page_of_decision(view)(); }

// What happens; an offer stays until it has been answered and carried out.
std::vector<std::string> PropertyDesk::told(const Seen& seen) {
    const std::size_t players = seen.view.seats.size();
    if (not seen.bargain.is_none()) return seen.bargain.lines(players);
    return seen.recent.lines(desk::told_width, desk::told_rows(players));
}

ShownBoard PropertyDesk::shown(const View& view) { return shown_board(view); }
void PropertyDesk::draw_rows(Canvas& canvas, const View& view) { draw_players(canvas, view); }

}  // namespace parlor::tui
