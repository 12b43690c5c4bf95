#include "tui/property/table_screen.hpp"

#include <algorithm>
#include <utility>

#include "base/match.hpp"
#include "tui/property/amount_keys.hpp"
#include "tui/property/board/mini_map.hpp"
#include "tui/property/board/quadrant.hpp"
#include "tui/property/deed_card.hpp"
#include "tui/property/deed_walk.hpp"
#include "tui/property/dialog.hpp"
#include "tui/property/exchange_card.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/story_key.hpp"

namespace parlor::tui {
namespace {

using rules::View;

Page& top(const Ui& ui) { return ui.above.empty() ? *ui.below : *ui.above.back(); }

std::optional<Square> selected(const View& view, const Ui& ui) {
    if (const auto* managing = ui.shown<Managing>()) return managing->cursor;
    if (view.auction) return view.auction->square;
    return view.for_sale;
}

// The deed that the decision is about, where the board is seen and nothing else is looked at.
std::optional<Square> decided_deed(const View& view, const Ui& ui) {
    if (ui.shown<Managing>() or top(ui).is_panel()) return std::nullopt;
    return selected(view, ui);
}

// The exchange that is put together or has to be answered, where the board is seen.
std::optional<Exchange> decided_exchange(const View& view, const Ui& ui) {
    if (ui.shown<Managing>() or top(ui).is_panel()) return std::nullopt;
    for (const PagePtr& page : ui.above)
        if (const auto* trade = dynamic_cast<const PageOf<Deal>*>(page.get()))
            return exchange_of(view, trade->state);
    const auto* answer = dynamic_cast<const PageOf<Approval>*>(ui.below.get());
    if (answer == nullptr) return std::nullopt;
    return exchange_of(view, answer->state);
}

Quadrant shown_quadrant(const View& view, const Ui& ui) {
    if (ui.looked_at) return *ui.looked_at;
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    return quadrant_of(selected(view, ui).value_or(view.seat(mover).at), view.board().size);
}

// Draws the page of the menu window, and the panels over it.
void draw_pages(Canvas& canvas, const View& view, const Ui& ui) {
    const Seen seen = ui.seen(view);
    std::size_t first = ui.above.size();
    while (first > 0 and ui.above[first - 1]->is_panel()) --first;
    const Page& window = first == 0 ? *ui.below : *ui.above[first - 1];
    Menu menu = window.menu(seen);
    if (not is_hidden(view, ui)) menu.rows_above = rows_of_players(view);
    draw_menu(canvas, menu, window.place);
    for (; first < ui.above.size(); ++first) {
        const Page& panel = *ui.above[first];
        panel.draw_panel(canvas, seen, panel.menu(seen));
    }
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

// Before the first turn and after the last there is nothing to pause.
bool may_pause(const View& view, const Ui& ui) {
    return not ui.shown<FirstRolls>() and view.decision.kind != rules::DecisionKind::None;
}

// Ctrl-P goes on again, too.
Command pause(const View& view, Ui& ui) {
    if (is_paused(ui)) {
        while (is_paused(ui)) ui.close();
        return Stay{};
    }
    if (not may_pause(view, ui)) return key_is_wrong();
    ui.open(pause_page());
    return Stay{};
}

// After looking round, the view first goes back to the quadrant of the decision. Where nothing is
// open the game pauses.
Command leave_page(const View& view, Ui& ui) {
    if (ui.looked_at and not top(ui).is_panel()) {
        ui.looked_at.reset();
        return Stay{};
    }
    if (ui.above.empty()) return pause(view, ui);
    if (ui.shown<FirstRolls>()) return key_is_wrong();
    ui.close();
    return Stay{};
}

// Before the first turn nothing has happened.
Command open_or_close_history(const View& view, Ui& ui) {
    if (ui.shown<FirstRolls>() or is_hidden(view, ui)) return key_is_wrong();
    if (not ui.shown<History>()) return TellStory{};
    ui.close();
    return Stay{};
}

// Changes the pages as the reply says.
Command heed(Ui& ui, Reply reply) {
    return match(
        std::move(reply),
        [](Command&& wish) { return std::move(wish); },
        [&](Open&& open) -> Command {
            ui.open(std::move(open.page));
            return Stay{};
        },
        [&](TurnTo&& turn) {
            ui.close();
            ui.open(std::move(turn.page));
            return std::move(turn.then);
        },
        [&](Close&& close) {
            ui.close();
            ui.looked_at.reset();
            return std::move(close.then);
        },
        [&](Tell&& tell) -> Command {
            ui.notices.push_back(std::move(tell.notice));
            return Stay{};
        },
        [&](Follow) -> Command {
            ui.looked_at.reset();
            return Stay{};
        });
}

Command choose_from(const View& view, Ui& ui, const Menu& menu, Key key) {
    Page& page = top(ui);
    const auto item = choose(menu, page.place, key);
    if (item and *item != '.') return heed(ui, page.choose(view, *item));
    if (item or is_arrow(key)) return Stay{};
    return key_is_wrong();
}

bool uses(const Menu& menu, const KeyHelp& help) {
    return std::ranges::find(menu.other_keys, help.keys, &KeyHelp::keys) != menu.other_keys.end();
}

// The keys that look round, but for those that the page uses itself.
std::vector<std::string> keys_to_look_round(const Menu& menu) {
    if (uses(menu, digits_help)) return {"F1 F3 F5 F7 OR TAB", "LOOK ROUND"};
    if (uses(menu, next_group_help)) return {"F1 F3 F5 F7 OR", "1 2 3 4 LOOK ROUND"};
    return {"F1 F3 F5 F7, TAB OR", "1 2 3 4 LOOK ROUND"};
}

// The keys that all pages have. A panel hides the board.
std::vector<std::string> keys_anywhere(const View& view, const Ui& ui, const Menu& menu) {
    std::vector<std::string> lines{
        "ARROWS, ENTER", story_help_with(" "), "ESC BACK ^C LEAVE", "^S SAVE ^L REDRAW"};
    if (may_pause(view, ui)) lines.emplace_back(is_paused(ui) ? "^P GO ON" : "^P PAUSE");
    if (top(ui).is_panel()) return lines;
    const std::vector<std::string> looking = keys_to_look_round(menu);
    lines.insert(lines.begin() + 1, looking.begin(), looking.end());
    return lines;
}

// Shows the page's keys and those of all pages: in two notices if one has no room for them.
void explain_keys(const View& view, Ui& ui, const Menu& menu) {
    const std::vector<std::string> anywhere = keys_anywhere(view, ui, menu);
    Notice notice = keys_of(menu);
    if (notice.lines.size() + anywhere.size() > most_lines_of_panel) {
        ui.notices.push_back(notice);
        notice.lines.clear();
    }
    notice.lines.insert(notice.lines.end(), anywhere.begin(), anywhere.end());
    ui.notices.push_back(std::move(notice));
}

// The pages alone, and why the last key did nothing.
Canvas draw_without_table(const View& view, const Ui& ui) {
    Canvas canvas;
    draw_pages(canvas, view, ui);
    if (not ui.prompts.refusal.empty()) draw_remark(canvas, ui.prompts.refusal);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
    return canvas;
}

// A decision about phantom houses does not close the manage page.
bool goes_on_managing(const View& view, const Ui& ui) {
    using rules::DecisionKind;
    return ui.shown<Managing>() and ui.met.seat == view.decision.seat and
           (ui.met.kind == DecisionKind::Houses or view.decision.kind == DecisionKind::Houses);
}

}  // namespace

bool types_sum(const View& view, const Ui& ui) {
    return ui.notices.empty() and top(ui).place.page == 1 and
           uses(top(ui).menu(ui.seen(view)), digits_help);
}

Canvas draw(const View& view, const Ui& ui) {
    if (is_hidden(view, ui) or ui.shown<Reading>()) return draw_without_table(view, ui);
    Canvas canvas;
    draw_players(canvas, view);
    draw_board(canvas, view, shown_quadrant(view, ui), selected(view, ui));
    if (const auto exchange = decided_exchange(view, ui))
        draw_exchange_card(canvas, view, shown_quadrant(view, ui), *exchange);
    else if (const auto deed = decided_deed(view, ui))
        draw_deed_card(canvas, view, shown_quadrant(view, ui), *deed);
    draw_pages(canvas, view, ui);
    draw_prompts(canvas, view, beside_decision(view, ui.prompts));
    draw_mini_map(canvas, view);
    if (const auto* managing = ui.shown<Managing>(); managing and ui.prompts.refusal.empty())
        draw_manage_prompts(canvas, view, managing->cursor);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
    return canvas;
}

Command press(const View& view, Ui& ui, Key key) {
    if (key == Key::Redraw or key == Key::Resized) return Stay{};
    ui.prompts.refusal.clear();
    ui.prompts.remark.clear();
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        return Stay{};
    }
    if (ui.shown<Overview>()) {  // any key closes it
        ui.close();
        return Stay{};
    }
    if (key == Key::Pause) return pause(view, ui);
    const Menu menu = top(ui).menu(ui.seen(view));
    if (auto reply = top(ui).press(view, key)) return heed(ui, std::move(*reply));
    if (const auto quadrant = quadrant_key(view, menu, ui, key)) {
        ui.looked_at = Quadrant{*quadrant};
        return Stay{};
    }
    if (key == Key::Esc) return leave_page(view, ui);
    if (letter_of(key) == story_key) return open_or_close_history(view, ui);
    if (letter_of(key) == U'?') {
        explain_keys(view, ui, menu);
        return Stay{};
    }
    return choose_from(view, ui, menu, key);
}

// A half-made trade under the manage page is kept with it.
void meet(const View& view, Ui& ui) {
    const MakePage make = page_for(view);
    ui.looked_at.reset();
    if (ui.met == view.decision and ui.made_by == make) return;
    const bool stays = ui.shown<FirstRolls>() or goes_on_managing(view, ui);
    ui.met = view.decision;
    ui.made_by = make;
    if (not stays) ui.above.clear();
    ui.below = make();
}

void return_to_offer(const View& view, Ui& ui) {
    const auto declined = std::exchange(ui.bargain.declined, std::nullopt);
    if (not declined or view.decision.seat != declined->from) return;
    const bool is_person = not view.seat(declined->from).computer;
    if (is_person and view.choices.propose.contains(declined->to)) ui.open(trade_page(*declined));
}

void refuse(Ui& ui, const std::string& words) { ui.prompts.refusal = words; }

}  // namespace parlor::tui
