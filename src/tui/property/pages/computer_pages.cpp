// The page that people watch while computers decide, the pause menu of the property table, and the
// pages on reading its board.
#include "tui/desk/pages/book_page.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/rulebook.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

using Keys = desk::PauseKeys;

// Where players have clocks, a pause must not give time to think (U-7.5).
bool has_clocks(const property::View& view) { return view.has_clocks(); }

// With clocks, the pause menu has no board and nothing else that would give time to think.
bool is_untimed(const Seen& seen) { return not has_clocks(seen.view); }
ItemIs if_untimed(const Seen& seen) { return there_if(is_untimed(seen)); }
constexpr Entry<Paused> untimed(const CommonEntry& common) {
    const Entry<Paused> entry = common;
    return {entry.binding, entry.choose, if_untimed, entry.number, entry.label};
}

Reply read_rules(const property::View& view) {
    return Open{desk::book_page(book_of(property_rulebook, reading_pages(shown_board(view))))};
}

constexpr Entry<Paused> pause_entries[]{
    Keys::play_on,
    Keys::hand_over,
    Keys::to_my_turn,
    Keys::finish,
    untimed(Common::overview(1, 12)),
    untimed(Common::deeds(1, 13)),
    untimed(Common::statistics(1, 14)),
    Keys::save_a_copy,
    Common::options(1, 16),
    {Keys::guide, read_rules},
    Common::take_back(1, 18),
    Common::why(1, 19),
    Common::quit(1, 20),
    Keys::credits,
};

Menu pause_window(const Seen& seen, const Paused&) {
    Menu menu = desk::pause_window(seen);
    menu.has_quadrants = is_untimed(seen);
    return menu;
}

constexpr PageKind<Paused> paused{
    .window = pause_window, .entries = pause_entries, .hides_table = has_clocks};

}  // namespace

PagePtr computer_page() {
    return desk::watch_page(
        [](const desk::View& view) { return page_of_decision(desk::own<property::View>(view)); });
}
PagePtr pause_page() { return page_of(paused); }
PagePtr reading_page(const desk::View& view) {
    const ShownBoard board = shown_board(desk::own<property::View>(view));
    return desk::book_page({"THE PROPERTY GAME", reading_pages(board)});
}

}  // namespace parlor::tui
