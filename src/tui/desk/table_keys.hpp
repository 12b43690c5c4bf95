// The effect of a key at the table of a game, including notices and the overview; and whether the
// open page is about the program instead of the decision.
//
// Source: U-1.7, U-3.7.
#pragma once

#include <variant>

#include "tui/desk/keys.hpp"
#include "tui/desk/options_page.hpp"
#include "tui/desk/question_page.hpp"

namespace parlor::tui::desk {

// What the key asks of the game. The function itself handles requests to the screen at once.
template <Desk D>
[[nodiscard]] typename D::Command press_at_table(const typename D::View& view,
                                                 typename D::Ui& ui,
                                                 Key key) {
    if (key == Key::Redraw or key == Key::Resized) return Stay{};
    ui.prompts.refusal.clear();
    ui.prompts.remark.clear();
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        return Stay{};
    }
    if (ui.template shown<Overview>()) {  // any key closes it
        ui.close();
        return Stay{};
    }
    return Keys<D>{view, ui}.press(key);
}

// Whether digits type an amount now.
template <class D>
[[nodiscard]] bool types_sum(const typename D::View& view, const typename D::Ui& ui) {
    return ui.notices.empty() and ui.top().place.page == 1 and
           uses(ui.top().menu(ui.seen(view)), digits_help);
}

// Whether the game is paused, or the open page is about options, or asks whether to leave.
template <class D>
[[nodiscard]] bool in_dialog(const OpenPages<D>& pages) {
    if (is_paused(pages)) return true;
    const Asked<D>* const question = pages.template shown<Asked<D>>();
    if (question != nullptr) return std::holds_alternative<LeaveTable>(question->yes);
    return pages.template has_on_top<OptionsPage<D>>();
}

}  // namespace parlor::tui::desk
