// The page of house rules: what it shows of the table of options, and what its keys choose.
#include <set>

#include "app/screened.hpp"
#include "rules/property/options.hpp"
#include "tui/property/setup/house_rules.hpp"

namespace parlor::tui {
namespace {

using HouseRule = RuleOption<property::Ruleset>;

bool is_shown(const Menu& menu, const std::string& words, int page) {
    return std::ranges::any_of(
        menu.words, [&](const Words& each) { return each.words == words and each.page == page; });
}

int page_of(const Menu& menu, char key) {
    const auto found = std::ranges::find(menu.items, key, &Item::key);
    return found == menu.items.end() ? 0 : found->page;
}

// The rows in use; each may be used once.
std::set<int> rows_on(const Menu& menu, int page) {
    std::set<int> rows;
    for (const Item& item : menu.items)
        if (item.page == page) CHECK(rows.insert(item.row).second);
    for (const Words& words : menu.words)
        if (words.page == page) CHECK(rows.insert(words.row).second);
    return rows;
}

// The existing house rules, and two more.
std::vector<HouseRule> five_rules() {
    std::vector<HouseRule> rules;
    for (const HouseRule& rule : property::options())
        if (rule.key) rules.push_back(rule);
    rules.resize(3, rules.back());
    for (const char key : {'m', 'n'}) {
        rules.push_back(rules.back());
        rules.back().key->key = key;
    }
    return rules;
}

}  // namespace

TEST_CASE("C-9: each house rule with words is on the page, a diamond at the chosen word") {
    for (const HouseRule& rule : property::options()) {
        const auto words = words_of(rule.values);
        for (std::size_t chosen = 0; chosen < words.size(); ++chosen) {
            property::Ruleset rules;
            rule.choose(rules, static_cast<int>(chosen));
            const Menu menu = house_rules_menu(house_rules_page(property::options()), rules);
            INFO(rule.name << " " << words[chosen].id);
            const int page = page_of(menu, rule.key->key);
            CHECK(page > 0);
            CHECK(is_shown(menu, "♦ " + std::string{words[chosen].label}, page));
        }
    }
}

TEST_CASE("C-9: the keys of house rules step through their words, and the game begins with them") {
    for (const HouseRule& rule : property::options_of({})) {
        if (not rule.key) continue;
        INFO(rule.name);
        property::Ruleset rules;
        const auto* const numbers = std::get_if<NumberRange>(&rule.values);
        const int chosen = numbers == nullptr ? 1 : std::max(1, numbers->lowest);
        rule.choose(rules, chosen);
        const Menu menu = house_rules_menu(house_rules_page(property::options_of({})), {});
        std::string keys;
        for (int page = 1; page < page_of(menu, rule.key->key); ++page) keys += ". ";
        keys += rule.key->key;
        if (numbers != nullptr) {
            for (const char digit : std::to_string(chosen)) (keys += " ") += digit;
            keys += " Enter";
        }
        Screened table;
        table.keys("a p k c Enter Enter 2 0 0 Enter Enter 1 Enter Enter 0");
        table.keys(keys + " c 0");
        REQUIRE(table.place.table);
        const std::string header = table.place.table->header();
        for (const std::string& line : option_lines(property::options_of(rules), rules))
            CHECK(header.find(line + "\n") != std::string::npos);
    }
}

TEST_CASE("the keys of house rules differ from each other, and from those of the page") {
    std::set<char> keys{'c', 'x', '.', '?'};
    for (const HouseRule& rule : property::options())
        if (rule.key) CHECK(keys.insert(rule.key->key).second);
}

TEST_CASE(
    "house rules that find no room are on further pages, and their keys mean nothing elsewhere") {
    const auto rules = five_rules();
    const Menu menu = house_rules_menu(house_rules_page(rules), property::Ruleset{});
    REQUIRE(menu.pages() == 2);
    for (const int page : {1, 2}) {
        const auto rows = rows_on(menu, page);
        CHECK(rows.contains(10));
        CHECK(rows.contains(23));
        CHECK_FALSE(rows.contains(20));  // NEXT PAGE
        CHECK(*rows.begin() == 10);
        CHECK(*rows.rbegin() == 23);
    }
    for (const HouseRule& rule : rules) {
        MenuCursor place{page_of(menu, rule.key->key)};
        CHECK(choose(menu, place, key_of(static_cast<char32_t>(rule.key->key))) == rule.key->key);
        place = {3 - place.page};
        CHECK_FALSE(choose(menu, place, key_of(static_cast<char32_t>(rule.key->key))));
    }
    MenuCursor place;
    CHECK(choose(menu, place, key_of(U'.')) == '.');
    CHECK(place.page == 2);
}

}  // namespace parlor::tui
