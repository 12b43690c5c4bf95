#include "tui/property/setup/house_rules.hpp"

#include <algorithm>
#include <array>

#include "tui/property/player_rows.hpp"

namespace parlor::tui {
namespace {

using HouseRule = RuleOption<rules::Ruleset>;
using Page = std::vector<const HouseRule*>;

constexpr int continue_row = 10, first_row = 11, back_row = 23;
constexpr int rows_of_one_page = 12;
constexpr int rows_of_each_page = 9;  // of several: in row 20 is NEXT PAGE

constexpr std::array minutes{1, 2, 3, 5, 10, 15, 20, 30, 45, 60};  // of a clock

bool is_clock(const HouseRule& rule) { return std::holds_alternative<NumberRange>(rule.values); }

int height(const HouseRule& rule) {
    return 1 + (is_clock(rule) ? 1 : static_cast<int>(words_of(rule.values).size()));
}

int height(const Page& page) {
    int rows = 0;
    for (const HouseRule* rule : page) rows += height(*rule);
    return rows;
}

// `1:30`, `10 MINUTES`.
std::string time_words(int seconds) {
    if (seconds % 60 != 0) return clock_text(Milliseconds{seconds * 1000});
    return std::to_string(seconds / 60) + (seconds == 60 ? " MINUTE" : " MINUTES");
}

std::vector<Page> pages_of(HouseRules options, int rows) {
    std::vector<Page> pages(1);
    for (const HouseRule& rule : options) {
        if (not rule.key) continue;
        if (height(pages.back()) + height(rule) > rows) pages.emplace_back();
        pages.back().push_back(&rule);
    }
    return pages;
}

void add_words(Menu& menu, int page, int row, const HouseRule& rule, int chosen) {
    if (is_clock(rule)) {
        menu.words.push_back({row, "♦ " + time_words(chosen), on_body, 4, page});
    }
    int value = 0;
    for (const OptionWord& word : words_of(rule.values)) {
        const std::string mark = value == chosen ? "♦ " : "  ";
        menu.words.push_back({row + value, mark + std::string{word.label}, on_body, 4, page});
        ++value;
    }
}

// The next longer time, or the shortest after the longest.
void choose_next_time(const HouseRule& rule, rules::Ruleset& rules) {
    const auto longer =
        std::ranges::find_if(minutes, [&](int each) { return each * 60 > rule.value(rules); });
    rule.choose(rules, 60 * (longer == minutes.end() ? minutes.front() : *longer));
}

// Rows to spare are blank, each before an option, beginning with the first.
void add_page(Menu& menu, int number, const Page& page, int rows, const rules::Ruleset& rules) {
    std::vector<Binding> keys{
        {house_rules_done, number, continue_row, "CONTINUE", "go on with these"}};
    int row = first_row, spare = rows - height(page);
    for (const HouseRule* rule : page) {
        if (spare-- > 0) ++row;
        keys.push_back({rule->key->key, number, row, rule->key->label, rule->key->help});
        add_words(menu, number, row + 1, *rule, rule->value(rules));
        row += height(*rule);
    }
    keys.push_back({house_rules_back, number, back_row, "BACK", "the page before"});
    for (Item& item : items_of(keys, [](char) { return true; })) menu.items.push_back(item);
}

}  // namespace

Menu house_rules_menu(HouseRules options, const rules::Ruleset& rules) {
    const bool fits = pages_of(options, rows_of_one_page).size() == 1;
    const int rows = fits ? rows_of_one_page : rows_of_each_page;
    Menu menu{.header = "PREGAME CONFIG", .sub = "HOUSE RULES", .has_quadrants = false};
    int number = 0;
    for (const Page& page : pages_of(options, rows)) add_page(menu, ++number, page, rows, rules);
    return menu;
}

void step_house_rule(HouseRules options, char key, rules::Ruleset& rules) {
    const HouseRule* const rule = option_with(key, options);
    if (rule == nullptr) return;
    if (is_clock(*rule))
        choose_next_time(*rule, rules);
    else
        choose_next_word(*rule, rules);
}

}  // namespace parlor::tui
