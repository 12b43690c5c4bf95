#include "tui/dominoes/options_menu.hpp"

#include <algorithm>
#include <array>

#include "canvas/letters.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::domino {
namespace {

using dominoes::DownRule;
using dominoes::Redeal;

constexpr std::array keys{Binding{'1', 1, 10, "LEVEL", "who plays"},
                          Binding{'2', 1, 11, "HAND", "7, 9 or 11"},
                          Binding{'3', 1, 12, "REDEAL", "too many doubles"},
                          Binding{'4', 1, 13, "DOWN", "who begins"},
                          Binding{'5', 1, points_row, "POINTS", "points to win"},
                          Binding{'6', 1, record_row, "RECORD", "a text; - prints"},
                          Binding{'7', 1, 16, "REPEAT", "the same deals"},
                          Binding{'8', 1, 17, "FELT", "the table's cloth"},
                          Binding{'s', 1, 19, "SAVE THESE", "as the defaults"},
                          Binding{'x', 1, 21, "BACK", "to the launcher"}};

std::string words_for_record(const OptionsUi& ui) {
    if (ui.types_record) return "REC " + shown(ui.record, record_width);
    return ui.record.empty() ? "" : "REC " + upper(ui.record);
}

std::string value_of(const OptionsUi& ui, char key) {
    const Chosen& chosen = ui.chosen;
    switch (key) {
        case '1':
            return chosen.mack ? "MACK " + std::to_string(static_cast<int>(*chosen.mack))
                               : "2 PEOPLE";
        case '2': return "HAND OF " + std::to_string(chosen.rules.hand);
        case '3': return chosen.rules.redeal == Redeal::Never ? "NO REDEALS" : "REDEALS";
        case '4': return chosen.rules.down == DownRule::Alternating ? "IN TURNS" : "HIGH DOUBLE";
        case '5':
            return "POINTS " +
                   (ui.points ? *ui.points + "_" : std::to_string(chosen.rules.target.count));
        case '6': return words_for_record(ui);
        case '7': return ui.repeats.empty() ? "" : "AS " + upper(ui.repeats);
        case '8': return "FELT " + std::string{name_of(chosen.felt)};
        default: return "";
    }
}

}  // namespace

Menu options_menu(const OptionsUi& ui) {
    Menu menu{.header = "DOMINOES", .sub = "MACK'S PARLOR", .has_quadrants = false};
    menu.items = items_of(keys, [](char) { return true; });
    for (Item& item : menu.items)
        if (const std::string value = value_of(ui, item.key); not value.empty()) item.label = value;
    menu.words = {{23, "ENTER - START", on_white}};
    return menu;
}

Notice options_help(const Menu& menu) {
    Notice notice = help_on(menu);
    std::ranges::replace(notice.lines, "ARROWS, ENTER", "ARROWS, SPACE");
    notice.lines.emplace_back("ENTER STARTS");
    return notice;
}

}  // namespace parlor::tui::domino
