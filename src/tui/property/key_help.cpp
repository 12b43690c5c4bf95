#include "tui/property/key_help.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "tui/property/dialog.hpp"
#include "tui/property/looking.hpp"
#include "tui/property/pages.hpp"
#include "tui/story_key.hpp"

namespace parlor::tui {

using rules::View;

namespace {

// The keys that all pages have. A panel hides the board.
std::vector<std::string> keys_anywhere(const View& view, const Ui& ui, const Menu& menu) {
    std::vector<std::string> lines{
        "ARROWS, ENTER", story_help_with(" "), "ESC BACK ^C LEAVE", "^S SAVE ^L REDRAW"};
    if (may_pause(view, ui)) lines.emplace_back(is_paused(ui) ? "^P GO ON" : "^P PAUSE");
    if (ui.top().is_panel()) return lines;
    const std::vector<std::string> looking = keys_to_look_round(menu);
    lines.insert(lines.begin() + 1, looking.begin(), looking.end());
    return lines;
}

}  // namespace

bool uses(const Menu& menu, const KeyHelp& help) {
    return std::ranges::find(menu.other_keys, help.keys, &KeyHelp::keys) != menu.other_keys.end();
}

bool may_pause(const View& view, const Ui& ui) {
    return not ui.shown<FirstRolls>() and view.decision.kind != rules::DecisionKind::None;
}

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

}  // namespace parlor::tui
