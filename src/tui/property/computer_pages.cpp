// The pages while computers decide: the page that people watch, and the pause page.
//
// Source:  docs/layout.md, 1: while a computer is active the body is blank; section 7.
// Choices: a game of computers can always be paused. A key of the pause page pauses it, too, and is
//          then obeyed at once.
#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

constexpr Binding pause{'p', 1, 17, "PAUSE", "stop, look round"};
constexpr Binding play_on{'c', 1, 10, "CONTINUE", "let them play on"};

// Shows the offer instead of the deciding player: it names the proposer and the player who answers.
void tell_bargain(Menu& menu, const Bargain& bargain) {
    menu.words = bargain.words();
    int row = Bargain::any_key_row;
    for (Item& item : menu.items) item.row = ++row;
}

// The deed that the decision is about, and the player who decides.
void tell_decision(Menu& menu, const rules::View& view, const Menu& decided) {
    constexpr int row_of_deed = 9;
    for (const Words& words : decided.words)
        if (words.row == row_of_deed) menu.words.push_back(words);
    menu.words.push_back({11, upper(view.seat(view.decision.seat).name)});
    menu.words.push_back({12, "DECIDES"});
    menu.words.push_back({14, "PRESS ANY KEY", on_white});
}

// The page that people watch. Its keys are read before it gets them (pausing).
class WatchPage final : public Page {
public:
    [[nodiscard]] Menu menu(const Seen& seen) const override {
        const Menu decided = page_of_decision(seen.view)()->menu(seen);
        Menu menu{.header = decided.header, .sub = decided.sub, .has_quadrants = false};
        menu.items.push_back(item_of(pause, ItemIs::Open));
        if (seen.can_explain)
            menu.items.push_back(item_of(common::why(1, 19).binding, ItemIs::Open));
        menu.items.push_back(item_of(common::quit(1, 21).binding, ItemIs::Open));
        if (seen.bargain.is_none())
            tell_decision(menu, seen.view, decided);
        else
            tell_bargain(menu, seen.bargain);
        return menu;
    }

    [[nodiscard]] Reply choose(const rules::View& /*view*/, char /*key*/) override {
        return Stay{};
    }
};

constexpr Entry<NoState> pause_entries[]{
    {play_on, close},
    common::overview(1, 12),
    common::deeds(1, 13),
    common::statistics(1, 14),
    common::options(1, 16),
    common::take_back(1, 18),
    common::why(1, 19),
    common::quit(1, 20),
};

Menu pause_window(const Seen&, const NoState&) { return {.header = "GAME PAUSED"}; }

constexpr PageKind<NoState> paused{pause_window, pause_entries};

}  // namespace

PagePtr computer_page() { return std::make_unique<WatchPage>(); }
PagePtr pause_page() { return page_of(paused); }

Pausing pausing(const rules::View& view, const Ui& ui, Key key) {
    const auto is_key_of = [key](const auto& item) {
        return static_cast<char32_t>(item.key) == letter_of(key);
    };
    if (key == Key::Esc or is_key_of(pause)) return Pausing::Pause;
    if (letter_of(key) == U'?') return Pausing::PauseAndDo;
    if (is_key_of(play_on)) return Pausing::No;
    const Menu menu = pause_page()->menu(ui.seen(view));
    return std::ranges::any_of(menu.items, is_key_of) ? Pausing::PauseAndDo : Pausing::No;
}

}  // namespace parlor::tui
