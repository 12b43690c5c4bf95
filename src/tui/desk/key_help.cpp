#include "tui/desk/key_help.hpp"

#include <algorithm>
#include <utility>

#include "tui/story_key.hpp"

namespace parlor::tui::desk {
namespace {

using Lines = std::vector<std::string>;

// Except for keys that the page uses itself.
Lines keys_to_look_round(const Menu& menu) {
    if (uses(menu, digits_help)) return {"F1 F3 F5 F7 OR TAB", "LOOK ROUND"};
    if (uses(menu, houses_help)) return {"F1 F3 F5 F7", "LOOK ROUND"};
    if (uses(menu, next_group_help)) return {"F1 F3 F5 F7 OR", "1 2 3 4 LOOK ROUND"};
    return {"F1 F3 F5 F7, TAB OR", "1 2 3 4 LOOK ROUND"};
}

Lines keys_anywhere(const Menu& menu, PauseKey pause, Board board, bool has_hint) {
    Lines lines{"ARROWS, ENTER"};
    if (board == Board::Seen)
        for (std::string& line : keys_to_look_round(menu)) lines.push_back(std::move(line));
    if (board != Board::Hidden) {
        if (has_hint) lines.emplace_back("H FIRST: A HINT");
        lines.push_back(story_help_with(" "));
        lines.emplace_back("? READ THE BOARD");
    }
    lines.insert(lines.end(), {"ESC BACK ^C LEAVE", "^S SAVE ^L REDRAW"});
    switch (pause) {
        case PauseKey::None: break;
        case PauseKey::Pauses: lines.emplace_back("^P PAUSE"); break;
        case PauseKey::GoesOn: lines.emplace_back("^P CONTINUE"); break;
    }
    return lines;
}

}  // namespace

bool uses(const Menu& menu, const KeyHelp& help) {
    return std::ranges::find(menu.other_keys, help.keys, &KeyHelp::keys) != menu.other_keys.end();
}

std::vector<Notice> keys_explained(
    const Menu& menu, int page, PauseKey pause, Board board, bool has_hint) {
    std::vector<Notice> notices{keys_of(menu, page)};
    Lines anywhere = keys_anywhere(menu, pause, board, has_hint);
    std::erase_if(anywhere, [&told = notices.back().lines](const std::string& line) {
        return std::ranges::find(told, line) != told.end();
    });
    if (notices.back().lines.size() + anywhere.size() > most_lines_of_panel) {
        notices.push_back(notices.back());
        notices.back().lines.clear();
    }
    Lines& lines = notices.back().lines;
    lines.insert(lines.end(), anywhere.begin(), anywhere.end());
    for (Notice& notice : notices) notice.leads_to_board = board != Board::Hidden;
    return notices;
}

}  // namespace parlor::tui::desk
