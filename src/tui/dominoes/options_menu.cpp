#include "tui/dominoes/options_menu.hpp"

#include <algorithm>
#include <array>

#include "canvas/letters.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::domino {
namespace {

constexpr std::array own_keys{Binding{'1', 1, 10, "LEVEL", "who plays"},
                              Binding{'6', 1, record_row, "RECORD", "a text; - prints"},
                              Binding{'7', 1, 16, "REPEAT", "the same deals"},
                              Binding{'8', 1, 17, "FELT", "the table's cloth"},
                              Binding{'s', 1, 19, "SAVE THESE", "as the defaults"},
                              Binding{'x', 1, 21, "BACK", "to the launcher"}};

// The key 1 is in row 10.
int row_of(const DominoOption& option) { return 10 + option.key->key - '1'; }

std::vector<Binding> all_keys() {
    std::vector<Binding> keys{own_keys.begin(), own_keys.end()};
    for (const DominoOption& option : dominoes::options())
        keys.push_back({option.key->key, 1, row_of(option), option.key->label, option.key->help});
    std::ranges::sort(keys, {}, &Binding::row);
    return keys;
}

std::string words_for_record(const OptionsUi& ui) {
    if (ui.types_record) return "REC " + shown(ui.record, record_width);
    return ui.record.empty() ? "" : "REC " + upper(ui.record);
}

// The label of the chosen word, or the number: HAND OF 7, POINTS 250, or POINTS 25_.
std::string value_of(const OptionsUi& ui, const DominoOption& option) {
    const int value = option.value(ui.chosen.rules);
    if (const auto words = words_of(option.values); not words.empty())
        return std::string{words[static_cast<std::size_t>(value)].label};
    const bool is_typed = ui.number and ui.number->option == &option;
    return std::string{option.key->label} + " " +
           (is_typed ? ui.number->digits + "_" : std::to_string(value));
}

std::string value_of(const OptionsUi& ui, char key) {
    if (const auto* const option = option_with(key, dominoes::options()))
        return value_of(ui, *option);
    const Chosen& chosen = ui.chosen;
    switch (key) {
        case '1':
            return chosen.mack ? "MACK " + std::to_string(static_cast<int>(*chosen.mack))
                               : "2 PEOPLE";
        case '6': return words_for_record(ui);
        case '7': return ui.repeats.empty() ? "" : "AS " + upper(ui.repeats);
        case '8': return "FELT " + std::string{name_of(chosen.felt)};
        default: return "";
    }
}

}  // namespace

At end_of(const TypedNumber& number) {
    constexpr int label_col = 6;
    const int label = width(std::string{number.option->key->label} + " ");
    return {row_of(*number.option), label_col + label + width(number.digits)};
}

Menu options_menu(const OptionsUi& ui) {
    Menu menu{.header = "DOMINOES", .sub = "MACK'S PARLOR", .has_quadrants = false};
    menu.items = items_of(all_keys(), [](char) { return true; });
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
