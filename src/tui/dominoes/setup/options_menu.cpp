#include "tui/dominoes/setup/options_menu.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/typing.hpp"
#include "tui/usual_numbers.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Level;

constexpr int first_row = 10;

// The choices after the highest level are a person here, and a guest of a shared table.
OptionsWish step_level(OptionsUi& ui, int by) {
    constexpr int person = static_cast<int>(Level::Two) + 1, guest = person + 1;
    std::optional<Level>& mack = ui.chosen.mack;
    const int rival = mack ? static_cast<int>(*mack) : person + ui.guests.value_or(0);
    const int next = turned_value(rival, by, ui.guests ? guest + 1 : guest);
    mack = next < person ? std::optional{Level(next)} : std::nullopt;
    if (ui.guests) ui.guests = next == guest ? 1 : 0;
    return OptionsWish::Nothing;
}
std::string label_of_level(const OptionsUi& ui) {
    const auto& mack = ui.chosen.mack;
    if (mack) return "MACK " + std::to_string(static_cast<int>(*mack));
    return ui.guests == 1 ? "GUEST" : "2 PEOPLE";
}

OptionsWish type_record(OptionsUi& ui, int /*by*/) {
    ui.types_record = true;
    return OptionsWish::Nothing;
}
std::string label_of_record(const OptionsUi& ui) {
    if (ui.types_record) return "REC " + shown(ui.record, record_width);
    return ui.record.empty() ? "RECORD" : "REC " + shortened(upper(ui.record), width_of_label - 4);
}

OptionsWish repeat(OptionsUi&, int /*by*/) { return OptionsWish::Repeat; }
std::string label_of_repeat(const OptionsUi& ui) {
    return ui.repeats.empty() ? "REPEAT" : "AS " + shortened(upper(ui.repeats), width_of_label - 3);
}

OptionsWish step_felt(OptionsUi& ui, int by) {
    ui.chosen.felt = Felt(turned_value(static_cast<int>(ui.chosen.felt), by, felt_count));
    return OptionsWish::Nothing;
}
std::string label_of_felt(const OptionsUi& ui) {
    return "FELT " + std::string{name_of(ui.chosen.felt)};
}

using Asked = Options::Answer Chosen::*;

template <Asked answer>
OptionsWish switch_answer(OptionsUi& ui, int /*by*/) {
    const bool is_on = ui.chosen.*answer == Options::Answer::Yes;
    ui.chosen.*answer = is_on ? Options::Answer::No : Options::Answer::Yes;
    return OptionsWish::Nothing;
}
// `HINTS` or `NO HINTS`.
template <Asked answer>
std::string with_or_without(const OptionsUi& ui, const char* words) {
    return (ui.chosen.*answer == Options::Answer::Yes ? "" : "NO ") + std::string{words};
}
std::string label_of_seen(const OptionsUi& ui) {
    return with_or_without<&Chosen::seen_tiles>(ui, "TILE LIST");
}
std::string label_of_hints(const OptionsUi& ui) {
    return with_or_without<&Chosen::hints>(ui, "HINTS");
}
std::string label_of_aids(const OptionsUi& ui) {
    return with_or_without<&Chosen::aids>(ui, "TRAINING");
}

OptionsWish save(OptionsUi&, int /*by*/) { return OptionsWish::Save; }
OptionsWish learn(OptionsUi&, int /*by*/) { return OptionsWish::Learn; }
OptionsWish leave(OptionsUi&, int /*by*/) { return OptionsWish::Leave; }

// Items that are not options of the rules.
struct OwnEntry {
    Binding binding;
    std::string_view explanation;  // beside it, while it is selected
    OptionsWish (*choose)(OptionsUi& ui, int by);
    std::string (*label)(const OptionsUi& ui) = nullptr;  // with the value
};
constexpr std::array own_entries{
    OwnEntry{{'1', 1, first_row, "LEVEL", "who plays"},
             "Mack, who knows more at each level, or a second person here",
             step_level,
             label_of_level},
    OwnEntry{{'6', 1, record_row, "RECORD", "a text; - prints"},
             "A text of all deals and plays in this file; - or PRN prints it",
             type_record,
             label_of_record},
    OwnEntry{{'7', 1, repeat_row, "REPEAT", "the same deals"},
             "The tiles of a saved game, dealt once more",
             repeat,
             label_of_repeat},
    OwnEntry{{'8', 1, 17, "FELT", "the table's cloth"},
             "The colour of the table",
             step_felt,
             label_of_felt},
    OwnEntry{{'9', 1, 18, "TILE LIST", "tiles played"},
             "From 80 columns on, the tiles that were played",
             switch_answer<&Chosen::seen_tiles>,
             label_of_seen},
    OwnEntry{{'0', 1, 19, "HINTS", "H shows them"},
             "H at the table shows what Mack 2 would play",
             switch_answer<&Chosen::hints>,
             label_of_hints},
    OwnEntry{{'t', 1, 20, "TRAINING", "counts and clues"},
             "Counts before you play, and the tiles not seen",
             switch_answer<&Chosen::aids>,
             label_of_aids},
    OwnEntry{{'s', 1, 21, "SAVE THESE", "as the defaults"},
             "All but record and repeat, as the defaults",
             save},
    OwnEntry{{'h', 1, 22, "HOW TO PLAY", "the rules"}, "The rules, with pictures", learn},
    OwnEntry{{'x', 1, 23, "BACK", "to the launcher"}, "No game now", leave}};
constexpr std::string_view keys_of_settings = "1890t";
constexpr std::string_view keys_when_shared = "1hx";
constexpr char leave_key = 'x';

bool is_offered(const OwnEntry& entry, const OptionsUi& ui) {
    return not ui.guests or keys_when_shared.find(entry.binding.key) != std::string_view::npos;
}

Item item_for(const OwnEntry& entry, const OptionsUi& ui) {
    Item item = item_of(entry.binding, ItemIs::Open);
    if (entry.label != nullptr) item.label = entry.label(ui);
    item.is_setting = keys_of_settings.find(item.key) != std::string_view::npos;
    if (ui.guests and item.key == leave_key) item.help = "go back";
    if (ui.leads_to_table and item.key == leave_key) item.help = "to your game";
    return item;
}

// The key 1 is in the first row.
int row_of(const DominoOption& option) { return first_row + option.key->key - '1'; }

// The label of the chosen word or number: HAND OF 7, POINTS 250, or POINTS 25_ while typing.
std::string label_of(const DominoOption& option, const OptionsUi& ui) {
    const int value = option.value(ui.chosen.rules);
    if (const auto words = words_of(option.values); not words.empty())
        return std::string{words[static_cast<std::size_t>(value)].label};
    const bool is_typed = ui.number and ui.number->option == &option;
    return std::string{option.key->label} + " " +
           (is_typed ? ui.number->digits + "_" : std::to_string(value));
}

Item item_for(const DominoOption& option, const OptionsUi& ui) {
    Item item = item_of({option.key->key, 1, row_of(option), {}, option.key->help}, ItemIs::Open);
    item.label = label_of(option, ui);
    item.is_setting = true;
    return item;
}

// A number is typed, and Left and Right step it.
constexpr std::array usual_points{50, 100, 150, 200, 250, 300, 400, 500, 750, 999};

OptionsWish type_option(OptionsUi& ui, const DominoOption& option) {
    ui.number = TypedNumber{&option, ""};
    return OptionsWish::Nothing;
}

}  // namespace

At end_of(const TypedNumber& number) {
    constexpr int label_col = 6;
    const int label = width(std::string{number.option->key->label} + " ");
    return {row_of(*number.option), label_col + label + width(number.digits)};
}

Menu options_menu(const OptionsUi& ui) {
    Menu menu{.header = "DOMINOES", .sub = "MACK'S PARLOR", .has_quadrants = false};
    for (const OwnEntry& entry : own_entries)
        if (is_offered(entry, ui)) menu.items.push_back(item_for(entry, ui));
    for (const DominoOption& option : dominoes::options())
        menu.items.push_back(item_for(option, ui));
    std::ranges::sort(menu.items, {}, &Item::row);
    menu.words = {{9, "ENTER - START", on_white}};
    return menu;
}

std::string_view explanation_of(const OptionsUi& ui, char key) {
    const auto* const option = option_with(key, dominoes::options());
    if (option != nullptr) return option->explanation;
    if (ui.leads_to_table and key == leave_key) return "Back to the game on the table";
    return entry_of(own_entries, key).explanation;
}

OptionsWish choose_item(OptionsUi& ui, char key) {
    const auto* const option = option_with(key, dominoes::options());
    if (option != nullptr and std::holds_alternative<NumberRange>(option->values))
        return type_option(ui, *option);
    return turn_item(ui, key, 1);
}

OptionsWish turn_item(OptionsUi& ui, char key, int by) {
    const auto* const option = option_with(key, dominoes::options());
    if (option == nullptr) return entry_of(own_entries, key).choose(ui, by);
    dominoes::Ruleset& rules = ui.chosen.rules;
    if (const auto* const range = std::get_if<NumberRange>(&option->values))
        option->choose(rules, next_number(usual_points, *range, option->value(rules), by));
    else
        turn_word(*option, rules, by);
    return OptionsWish::Nothing;
}

std::vector<Notice> options_help(const Menu& menu) {
    Notice keys = keys_of(menu), anywhere = keys;
    anywhere.lines = {"ARROWS, SPACE", "ESC BACK ^C LEAVE", "^L REDRAW", "ENTER STARTS"};
    return {std::move(keys), std::move(anywhere)};
}

}  // namespace parlor::tui::domino_table
