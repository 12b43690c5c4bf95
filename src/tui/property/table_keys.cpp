// The keys of the playing screen: those of the open page, and those that all pages have.
#include <optional>
#include <utility>

#include "base/match.hpp"
#include "tui/property/amount_keys.hpp"
#include "tui/property/dialog.hpp"
#include "tui/property/key_help.hpp"
#include "tui/property/looking.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/table_screen.hpp"
#include "tui/story_key.hpp"

namespace parlor::tui {
namespace {

using rules::View;

Say key_is_wrong() { return {std::string{no_such_key}}; }

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
    if (ui.looked_at and not ui.top().is_panel()) {
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
    Page& page = ui.top();
    const auto item = choose(menu, page.place, key);
    if (item and *item != '.') return heed(ui, page.choose(view, *item));
    if (item or is_arrow(key)) return Stay{};
    return key_is_wrong();
}

}  // namespace

bool types_sum(const View& view, const Ui& ui) {
    return ui.notices.empty() and ui.top().place.page == 1 and
           uses(ui.top().menu(ui.seen(view)), digits_help);
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
    const Menu menu = ui.top().menu(ui.seen(view));
    if (auto reply = ui.top().press(view, key)) return heed(ui, std::move(*reply));
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

void refuse(Ui& ui, const std::string& words) { ui.prompts.refusal = words; }

}  // namespace parlor::tui
