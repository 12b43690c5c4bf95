#include "tui/property/table_screen.hpp"

#include <algorithm>
#include <utility>

#include "tui/property/board/mini_map.hpp"
#include "tui/property/board/quadrant.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/player_rows.hpp"

namespace parlor::tui {
namespace {

using rules::View;

std::optional<Square> selected(const View& view, const Ui& ui) {
    if (ui.shows(manage_page)) return ui.cursor;
    if (view.auction) return view.auction->square;
    return view.for_sale;
}

Quadrant shown_quadrant(const View& view, const Ui& ui) {
    if (ui.looked_at) return *ui.looked_at;
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    return quadrant_of(selected(view, ui).value_or(view.seat(mover).at), view.board().size);
}

OpenPage& top(Ui& ui) { return ui.above.empty() ? ui.below : ui.above.back(); }
const OpenPage& top(const Ui& ui) { return ui.above.empty() ? ui.below : ui.above.back(); }

Menu menu_of(const OpenPage& page, const View& view, const Ui& ui) {
    return page.kind == nullptr ? Menu{} : page.kind->menu(view, ui);
}

Menu menu_now(const View& view, const Ui& ui) { return menu_of(top(ui), view, ui); }

bool is_panel(const OpenPage& page) { return page.kind != nullptr and page.kind->panel != nullptr; }

// Draws the page of the menu window, and the panels over it.
void draw_pages(Canvas& canvas, const View& view, const Ui& ui) {
    std::size_t first = ui.above.size();
    while (first > 0 and is_panel(ui.above[first - 1])) --first;
    const OpenPage& window = first == 0 ? ui.below : ui.above[first - 1];
    draw_menu(canvas, menu_of(window, view, ui), window.place);
    for (; first < ui.above.size(); ++first) ui.above[first].kind->panel(canvas, view, ui);
}

std::optional<int> quadrant_key(const View& view, const Menu& menu, const Ui& ui, Key key) {
    if (key == Key::F1) return 1;
    if (key == Key::F3) return 2;
    if (key == Key::F5) return 3;
    if (key == Key::F7) return 4;
    if (key == Key::Tab) return shown_quadrant(view, ui).number % 4 + 1;
    const char32_t letter = letter_of(key);
    const bool is_item = std::any_of(menu.items.begin(), menu.items.end(), [&](const Item& each) {
        return static_cast<char32_t>(each.key) == letter;
    });
    if (letter < U'1' or letter > U'4' or is_item) return std::nullopt;
    return static_cast<int>(letter - U'0');
}

Say key_is_wrong() { return {std::string{no_such_key}}; }

Wish leave_page(Ui& ui) {
    if (ui.above.empty() or ui.shows(first_roll_page)) return key_is_wrong();
    ui.close();
    return Stay{};
}

Wish choose_from(const View& view, Ui& ui, const Menu& menu, Key key) {
    const auto item = choose(menu, top(ui).place, key);
    if (item and *item != '.') return top(ui).kind->chosen(view, ui, *item);
    if (item or is_arrow(key)) return Stay{};
    return key_is_wrong();
}

// The keys that all pages have. A panel hides the board.
std::vector<std::string> keys_anywhere(const Ui& ui) {
    std::vector<std::string> lines{"ARROWS, ENTER", "ESC BACK, ^L ANEW", "^S SAVE, ^C LEAVE"};
    if (not is_panel(top(ui)))
        lines.insert(lines.begin() + 1, {"F1 F3 F5 F7, TAB OR", "1 2 3 4 LOOK ROUND"});
    return lines;
}

// Shows the page's keys and those of all pages: in two notices if one has no room for them.
void explain_keys(Ui& ui, const Menu& menu) {
    const std::vector<std::string> anywhere = keys_anywhere(ui);
    Notice notice = keys_of(menu);
    if (notice.lines.size() + anywhere.size() > most_lines_of_panel) {
        ui.notices.push_back(notice);
        notice.lines.clear();
    }
    notice.lines.insert(notice.lines.end(), anywhere.begin(), anywhere.end());
    ui.notices.push_back(std::move(notice));
}

// A decision about phantom houses does not close the manage page.
bool goes_on_managing(const View& view, const Ui& ui) {
    using rules::DecisionKind;
    return ui.shows(manage_page) and ui.met.seat == view.decision.seat and
           (ui.met.kind == DecisionKind::Houses or view.decision.kind == DecisionKind::Houses);
}

}  // namespace

Canvas draw(const View& view, const Ui& ui) {
    Canvas canvas;
    draw_players(canvas, view);
    draw_board(canvas, view, shown_quadrant(view, ui), selected(view, ui));
    draw_pages(canvas, view, ui);
    draw_prompts(canvas, view, ui.prompts);
    draw_mini_map(canvas, view);
    if (ui.shows(manage_page) and ui.prompts.refusal.empty())
        draw_manage_prompts(canvas, view, ui.cursor);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
    return canvas;
}

Wish press(const View& view, Ui& ui, Key key) {
    if (key == Key::Redraw or key == Key::Resized) return Stay{};
    ui.prompts.refusal.clear();
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        return Stay{};
    }
    if (ui.shows(overview_page)) {  // any key closes it
        ui.close();
        return Stay{};
    }
    const Menu menu = menu_now(view, ui);
    if (const auto quadrant = quadrant_key(view, menu, ui, key)) {
        ui.looked_at = Quadrant{*quadrant};
        return Stay{};
    }
    if (key == Key::Esc) return leave_page(ui);
    if (letter_of(key) == U'?') {
        explain_keys(ui, menu);
        return Stay{};
    }
    return choose_from(view, ui, menu, key);
}

void meet(const View& view, Ui& ui) {
    const PageKind& kind = page_for(view);
    const bool same = ui.met == view.decision and ui.below.kind == &kind;
    ui.looked_at.reset();
    if (view.auction) ui.amount = std::max(ui.amount, view.choices.lowest_bid);
    if (same) return;
    const bool manages_on = goes_on_managing(view, ui);
    ui.met = view.decision;
    ui.below = {&kind, {}};
    if (not ui.shows(first_roll_page) and not manages_on) ui.above.clear();
    ui.deal = {};
    ui.taken = ui.repay = {};
    ui.amount = view.choices.lowest_bid;
}

void refuse(Ui& ui, const std::string& words) { ui.prompts.refusal = words; }

}  // namespace parlor::tui
