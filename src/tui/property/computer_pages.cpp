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

using rules::View;

constexpr std::array computer_keys{
    Binding{'p', 1, 17, "PAUSE", "stop, look round"},
    common::quit(1, 21),
};

constexpr std::array pause_keys{
    Binding{'c', 1, 10, "CONTINUE", "let them play on"},
    common::overview(1, 12),
    common::statistics(1, 14),
    Binding{'o', 1, 16, "GAME OPTIONS", "wait, jump"},
    common::take_back(1, 18),
    common::quit(1, 20),
};

// Shows the offer instead of the deciding player: it names the proposer and the player who answers.
void tell_bargain(Menu& menu, const Bargain& bargain) {
    menu.words = bargain.words();
    int row = Bargain::any_key_row;
    for (Item& item : menu.items) item.row = ++row;
}

// The header of the decision, and below it the deed that it is about.
Menu computer_menu(const View& view, const Ui& ui) {
    constexpr int row_of_deed = 9;
    const Menu decided = page_of_decision(view).menu(view, ui);
    Menu menu{.header = decided.header, .sub = decided.sub, .has_quadrants = false};
    menu.items = items_of(computer_keys, [](char) { return true; });
    add_why(menu, ui, 1, 19);
    if (not ui.bargain.is_none()) {
        tell_bargain(menu, ui.bargain);
        return menu;
    }
    for (const Words& words : decided.words)
        if (words.row == row_of_deed) menu.words.push_back(words);
    menu.words.push_back({11, upper(view.seat(view.decision.seat).name)});
    menu.words.push_back({12, "DECIDES"});
    menu.words.push_back({14, "PRESS ANY KEY", on_white});
    return menu;
}

Wish nothing(const View&, Ui&, char) { return Stay{}; }

Menu pause_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "GAME PAUSED"};
    menu.items = items_of(pause_keys, [&](char key) { return is_common_open(view, ui, key); });
    add_why(menu, ui, 1, 19);
    return menu;
}

Wish pause_chosen(const View& view, Ui& ui, char key) {
    if (key != 'c') return open_common(view, ui, key);
    ui.close();
    return Stay{};
}

}  // namespace

const PageKind computer_page{computer_menu, nothing};
const PageKind pause_page{pause_menu, pause_chosen};

Pausing pausing(const View& view, const Ui& ui, Key key) {
    const char32_t letter = letter_of(key);
    if (key == Key::Esc or letter == U'p') return Pausing::Pause;
    if (letter == U'?') return Pausing::PauseAndDo;
    if (letter == U'c') return Pausing::No;
    const Menu menu = pause_menu(view, ui);
    const bool is_item = std::ranges::any_of(
        menu.items, [&](const Item& each) { return static_cast<char32_t>(each.key) == letter; });
    return is_item ? Pausing::PauseAndDo : Pausing::No;
}

}  // namespace parlor::tui
