#include "tui/setup/house_rules.hpp"

#include <algorithm>

namespace parlor::tui::setup {
namespace {

using Page = std::vector<const HouseRule*>;

constexpr int way_on_row = 10, first_row = 11, back_row = 23;
constexpr int rows_of_one_page = 12;
constexpr int rows_of_each_page = 9;  // when there are several: NEXT PAGE is in row 20

int height(const HouseRule& rule) { return 1 + static_cast<int>(rule.words.size()); }

int height(const Page& page) {
    int rows = 0;
    for (const HouseRule* rule : page) rows += height(*rule);
    return rows;
}

std::vector<Page> pages_of(std::span<const HouseRule> rules, int rows) {
    std::vector<Page> pages(1);
    for (const HouseRule& rule : rules) {
        if (height(pages.back()) + height(rule) > rows) pages.emplace_back();
        pages.back().push_back(&rule);
    }
    return pages;
}

void add_words(Menu& menu, int page, int row, const HouseRule& rule) {
    for (std::size_t i = 0; i < rule.words.size(); ++i) {
        const std::string mark = i == rule.chosen ? "♦ " : "  ";
        menu.words.push_back({row++, mark + rule.words[i], on_body, 4, page});
    }
}

// Spare rows are blank rows before options, from the first option on.
void add_page(Menu& menu, int number, const Page& page, int rows, const OptionKey& way_on) {
    std::vector<Binding> keys{{way_on.key, number, way_on_row, way_on.label, way_on.help}};
    int row = first_row, spare = rows - height(page);
    for (const HouseRule* rule : page) {
        if (spare-- > 0) ++row;
        keys.push_back({rule->key.key, number, row, rule->key.label, rule->key.help});
        add_words(menu, number, row + 1, *rule);
        row += height(*rule);
    }
    keys.push_back({house_rules_back, number, back_row, "BACK", "go back"});
    for (Item& item : items_of(keys, [](char) { return true; })) {
        item.is_setting = item.key != way_on.key and item.key != house_rules_back;
        menu.items.push_back(item);
    }
}

}  // namespace

Menu house_rules_menu(std::span<const HouseRule> rules, const OptionKey& way_on) {
    const bool fits = pages_of(rules, rows_of_one_page).size() == 1;
    const int rows = fits ? rows_of_one_page : rows_of_each_page;
    Menu menu{.header = "PREGAME CONFIG", .sub = "HOUSE RULES", .has_quadrants = false};
    if (std::ranges::any_of(rules, &HouseRule::is_number))
        menu.other_keys = {{"0 TO 9", "AN AMOUNT"}};
    int number = 0;
    for (const Page& page : pages_of(rules, rows)) add_page(menu, ++number, page, rows, way_on);
    return menu;
}

}  // namespace parlor::tui::setup
