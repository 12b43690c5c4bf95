// man/parlor.6 has every key of the tables of keys in src and of the windows behind `?`.
#include <algorithm>
#include <cctype>

#include "canvas/key.hpp"
#include "manual.hpp"
#include "rules/moneyloopy/options.hpp"
#include "rules/property/options.hpp"

using namespace parlor;

namespace {

std::string capitals(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::toupper(c); });
    return text;
}

// `Enter`, `PgUp`, ... without other names for the same keys.
const Names& named_keys() {
    static const Names names = [] {
        Names all;
        for (const std::string& name : in_sources(R"re("([A-Z][A-Za-z0-9-]+)")re"))
            if (tui::find_key(name)) all.insert(name);
        return without(all, {"Return", "Escape", "Delete", "Insert", "Any"});
    }();
    return names;
}

// The keys of menus, as `C CONTINUE`; a key without a label has its help instead.
Names menu_keys() {
    Names keys;
    for (const std::string& text : sources())
        for (const Lines& key : fits(text, R"re(\{'(.)',[^"{}]*"([^"]*)"(?:, "([^"]*)")?)re"))
            keys.insert(capitals(key[1] + " " + (key[2].empty() ? key[3] : key[2])));
    return keys;
}

std::string in_full(const std::string& keys) {
    return std::regex_replace(
        std::regex_replace(keys, std::regex{"SPC"}, "SPACE"), std::regex{R"(\^)"}, "CTRL-");
}

// The keys of tables that `?` shows, as `Q ESC | LEAVE`.
Names listed_keys() {
    const char* const row = R"re((?:KeyHelp\{|ReplayKey\{[^"{}]*, )"([^"]+)", "([^"]+)"\})re";
    Names keys;
    for (const std::string& text : sources())
        for (const Lines& key : fits(text, row)) keys.insert(in_full(key[1]) + " | " + key[2]);
    return keys;
}

// The tags of keys that are written in this way.
Names told_keys(const char* form) {
    Names keys;
    for (const std::string& tag : tags(part(manual("parlor.6"), ".Sh KEYS")))
        if (std::regex_match(tag, std::regex{form})) keys.insert(tag);
    return keys;
}

// The words on the lines about keys that begin in this way.
Names words_behind(const std::string& macros) {
    Names words;
    for (const std::string& line : part(manual("parlor.6"), ".Sh KEYS"))
        if (line.starts_with(macros))
            for (const std::string& word : words_of(line)) words.insert(word);
    return words;
}

// The keys that a line of a window behind `?` begins with: `PgUp` and `PgDn` of `PGUP PGDN A PAGE`.
Names keys_before(const std::string& line) {
    Names keys;
    for (std::string word : words_of(line)) {
        if (word.ends_with(',')) word.pop_back();
        const bool is_letter = keys.empty() and word.size() == 1;
        const auto name = std::ranges::find(named_keys(), word, capitals);
        if (name == named_keys().end() and not is_letter) break;
        keys.insert(is_letter ? word : *name);
    }
    return keys;
}

// The keys of windows that are written line by line, and of the page of saved games.
Names keys_in_windows() {
    Names keys;
    for (const std::string& text : sources())
        for (const std::string& names : matches(text, R"re(KeptKey\{[^"]*"([^"]*)", "[^"])re"))
            keys.merge(keys_before(names));
    for (const std::string& text : sources())
        if (text.find(R"("THE KEYS")") != text.npos)
            for (const std::string& lines : matches(text, R"(\.lines = \{([^{}]+)\})"))
                for (const std::string& line : matches(lines, R"re("([^"]*)")re"))
                    keys.merge(keys_before(line));
    return keys;
}

template <class Options>
void check_house_rules(const std::string& section, const Options& options) {
    const Lines page = part(manual("parlor.6"), section);
    for (const auto& option : options) {
        if (not option.key) continue;
        std::string explanation{option.explanation};
        explanation[0] = static_cast<char>(std::tolower(explanation[0]));
        const std::string label{option.key->label};
        INFO(label);
        const auto item = std::ranges::find_if(
            page, [&](const std::string& line) { return line.ends_with(" " + label); });
        REQUIRE(item != page.end());
        CHECK(*(item + 1) == "House rule: " + explanation + ".");
    }
}

}  // namespace

TEST_CASE("the manual tells each key of every menu, and no other") {
    const Names keys = menu_keys(), told = told_keys("[^|,] [^,|]*");
    CHECK(keys.size() > 100);
    CHECK(without(keys, told) == none);
    CHECK(without(told, keys) == none);
}

TEST_CASE("the manual explains the key of each house rule as the table of options does") {
    check_house_rules(".Ss Setting up a property game", property::options());
    check_house_rules(".Ss Setting up a game of Moneyloopy", moneyloopy::options());
}

TEST_CASE("the manual tells each key of the domino table and of replays, and no other") {
    const Names keys = listed_keys();
    CHECK(keys.contains("Q ESC | LEAVE"));
    CHECK(keys.contains("T | PLAY ON"));
    CHECK(told_keys(R"(.* \| .*)") == keys);
}

TEST_CASE("the manual tells each key that has a name, and ?") {
    CHECK(named_keys().contains("PgDn"));
    Names told = words_behind(".It Ic ");
    told.merge(words_behind(".Ic "));
    CHECK(told.contains("?"));
    CHECK(without(named_keys(), told) == none);
}

TEST_CASE("the manual tells each key of the windows behind ? that are no menu's") {
    Names told = words_behind(".Ic ");
    told.insert(named_keys().begin(), named_keys().end());
    const Names keys = keys_in_windows();
    CHECK(keys.contains("D"));
    CHECK(keys.contains("PgUp"));
    CHECK(without(keys, told) == none);
}
