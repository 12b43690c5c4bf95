// Each option of the rules is in a table; everything that takes, writes or shows options knows
// every row of it.
#include <array>

#include "base/rule_option.hpp"
#include "dominoes/options.hpp"
#include "manual.hpp"
#include "ran.hpp"
#include "rules/moneyloopy/options.hpp"
#include "rules/property/options.hpp"

using namespace parlor;

namespace {

const std::array<std::string_view, 5> all_games{"blitz", "city", "classic", "reverse", "dominoes"};

std::string begun(std::string_view game, const std::string& option) {
    const bool is_of_cities = game != "classic" and game != "dominoes";
    return "parlor 1\ngame " + std::string{game} + "\nseed 1\n" + option +
           "\nseat 1 person Ann\nseat 2 person Bob\n" +
           (is_of_cities ? "seat 3 person Cid\n" : "") + "begin\n";
}

std::string complaint_about(std::string_view game, std::string_view name, const std::string& text) {
    return run(begun(game, "option " + std::string{name} + " " + text)).complaints;
}

// The header of the journal when this option is chosen.
Lines header_with(std::string_view game, const std::string& option) {
    table::LineReader lines{begun(game, option)};
    table::Output complaints;
    auto loaded = load_script(lines, "test", open_table, complaints, {});
    INFO(complaints.waiting());
    REQUIRE(loaded.table);
    return lines_of(loaded.table->header());
}

bool has(const Lines& lines, const std::string& line) {
    return std::ranges::find(lines, line) != lines.end();
}

bool begins(const Lines& lines, const std::string& words) {
    return std::ranges::any_of(lines,
                               [&](const std::string& line) { return line.starts_with(words); });
}

bool is_for(std::span<const std::string_view> games, std::string_view game) {
    return std::ranges::find(games, game) != games.end();
}

// The value after the lowest, which no other option forbids.
int second_value(const OptionValues& values) {
    const auto* const range = std::get_if<NumberRange>(&values);
    return range == nullptr ? 1 : range->lowest + 1;
}

Lines wrong_values(const OptionValues& values) {
    const auto* const range = std::get_if<NumberRange>(&values);
    if (range == nullptr) return {"maybe", "1"};
    return {std::to_string(range->lowest - 1), std::to_string(range->highest + 1), "some"};
}

// The complaint about a wrong value.
std::string must_be(const std::string& name,
                    const OptionValues& values,
                    const std::string& not_this) {
    return "test:4: " + name + ": it must be " + all_values(values) + ", not " + not_this + "\n";
}

template <class Ruleset>
void check_taken_and_written(RuleOptions<Ruleset> options) {
    for (const auto& option : options) {
        const std::string_view game = option.games.front();
        const std::string name{option.name};
        INFO(game << " " << name);
        Ruleset rules;
        option.choose(rules, second_value(option.values));
        const std::string line = "option " + name + " " + value_text(option, rules);
        const Lines header = header_with(game, line);
        CHECK(has(header, line));
        for (const auto& each : options)
            CHECK(begins(header, "option " + std::string{each.name} + " ") ==
                  is_for(each.games, game));
        for (const std::string& text : wrong_values(option.values))
            CHECK(complaint_about(game, name, text) == must_be(name, option.values, text));
    }
}

template <class Ruleset>
void check_games(RuleOptions<Ruleset> options) {
    for (const auto& option : options)
        for (const std::string_view game : all_games) {
            INFO(game << " " << option.name);
            const bool is_known =
                complaint_about(game, option.name, "?").find("has no option") == std::string::npos;
            CHECK(is_known == is_for(option.games, game));
        }
}

// The table of options in docs/table-language.md, without its marks of code.
Lines rows_told() {
    const Lines page = lines_of(content(project / "docs/table-language.md"));
    const auto head = std::ranges::find(page, "| option | values | default | games | says |");
    REQUIRE(head != page.end());
    Lines rows;
    for (auto row = head + 2; row != page.end() and not row->empty(); ++row)
        rows.push_back(std::regex_replace(*row, std::regex{"`"}, ""));
    return rows;
}

template <class Ruleset>
void add_rows(RuleOptions<Ruleset> options, Lines& rows) {
    for (const auto& option : options) {
        std::string row;
        for (const std::string& field : {std::string{option.name},
                                         all_values(option.values),
                                         value_text(option, Ruleset{}),
                                         listed(option.games),
                                         std::string{option.explanation}})
            row += (row.empty() ? "| " : " | ") + field;
        rows.push_back(row);
    }
}

}  // namespace

TEST_CASE("each option of a game is taken, refused out of its values, and written in journals") {
    check_taken_and_written(property::options());
    check_taken_and_written(moneyloopy::options());
    check_taken_and_written(dominoes::options());
}

TEST_CASE("an option is known to its own games, and to no other") {
    check_games(property::options());
    check_games(dominoes::options());
}

TEST_CASE(
    "docs/table-language.md tells each option, its values, default, games, and what it says") {
    Lines rows;
    add_rows(property::options(), rows);
    add_rows(moneyloopy::options(), rows);
    add_rows(dominoes::options(), rows);
    const Lines told = rows_told();
    REQUIRE(told.size() == rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        INFO(told[i] << "\n" << rows[i]);
        const std::string last = told[i].substr(std::min(rows[i].size(), told[i].size()));
        CHECK(told[i].starts_with(rows[i]));
        CHECK(std::regex_match(last, std::regex{R"( \([CDLM]-\d+\.\d+\) \|)"}));
    }
}
