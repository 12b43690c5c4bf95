#include "broken.hpp"

#include "catch.hpp"
#include "rules/property/options.hpp"

using namespace parlor;
using namespace parlor::library;
using property::Mode;

namespace {

constexpr const char* bare = "name = \"Mine\"\nboard = \"uk\"\ncards = \"classic\"\n";

std::string read_with(const std::string& more) {
    return said(read_mode(bare + more + "\n", "mine.toml"));
}

std::string toml(const OptionValues& values, const std::string& text) {
    if (std::holds_alternative<YesOrNo>(values)) return text == "yes" ? "true" : "false";
    return std::holds_alternative<OneWord>(values) ? '"' + text + '"' : text;
}

}  // namespace

TEST_CASE("the classic mode is the ruleset's defaults") {
    const auto mode = read_mode(data("modes/classic.toml"), "modes/classic.toml");
    REQUIRE(said(mode) == "fine");
    CHECK(mode->id == "classic");
    CHECK(mode->name == "Classic");
    CHECK(mode->board == "uk");
    CHECK(mode->cards == "classic");
    CHECK(mode->fewest_seats == 2);
    CHECK(mode->most_seats == 6);
    CHECK(mode->rules == property::Ruleset{});
}

TEST_CASE("a mode says what differs from classic") {
    const auto mode = read_mode(bare + std::string{"seats = [3, 8]\n"
                                                   "start-money = 2000\n"
                                                   "salary = 0\n"
                                                   "free-parking = \"taxes-and-cards\"\n"
                                                   "double-go = true\n"
                                                   "limited-money = true\n"
                                                   "start-deeds = 5\n"},
                                "mine.toml");
    REQUIRE(said(mode) == "fine");
    CHECK(mode->fewest_seats == 3);
    CHECK(mode->most_seats == 8);
    CHECK(mode->rules == property::Ruleset{.start_money = 2000_cash,
                                           .salary = 0_cash,
                                           .free_parking = property::FreeParking::TaxesAndCards,
                                           .go_landing = property::GoLanding::Double,
                                           .money_supply = property::MoneySupply::Limited,
                                           .start_deeds = 5});
}

TEST_CASE("a mode says the value of any option, and of that alone") {
    for (const auto& option : property::options()) {
        property::Ruleset expected;
        option.choose(expected,
                      std::holds_alternative<NumberRange>(option.values)
                          ? std::get<NumberRange>(option.values).highest
                          : 1);
        const std::string value = toml(option.values, value_text(option, expected));
        const std::string line = std::string{option.name} + " = " + value;
        INFO(line);
        CHECK(read_with(line) == "fine");
        CHECK(read_mode(bare + line, "mine.toml")->rules == expected);
        CHECK(expected != property::Ruleset{});
    }
}

TEST_CASE("M-2: a mode turns any switch, each by a word of its own") {
    for (const auto& each : property::switches()) {
        const auto words = words_of(each.values);
        INFO(each.name);
        REQUIRE(words.size() > 1);
        for (std::size_t word = 0; word < words.size(); ++word) {
            property::Ruleset expected;
            each.choose(expected, static_cast<int>(word));
            CHECK((expected == property::Ruleset{}) == (word == 0));
            const std::string value = toml(each.values, value_text(each, expected));
            const auto mode = read_mode(bare + std::string{each.name} + " = " + value, "mine.toml");
            REQUIRE(said(mode) == "fine");
            CHECK(mode->rules == expected);
        }
    }
}

TEST_CASE("a wrong mode is named by file, line and field") {
    CHECK(read_with("start-money = 99") == "mine.toml:4: start-money: must be 100 to 10000");
    CHECK(read_with("salary = 5001") == "mine.toml:4: salary: must be 0 to 5000");
    CHECK(read_with("free-parking = \"jackpot\"") ==
          "mine.toml:4: free-parking: must be one of nothing, taxes or taxes-and-cards");
    CHECK(read_with("double-go = 1") == "mine.toml:4: double-go: must be true or false");
    CHECK(read_with("start-deeds = 6") == "mine.toml:4: start-deeds: must be 0 to 5");
    CHECK(read_with("seats = [1, 6]") == "mine.toml:4: seats[0]: must be 2 to 8");
    CHECK(read_with("seats = [6, 2]") == "mine.toml:4: seats: must be the fewest, then the most");
    CHECK(read_with("gaol = 3") ==
          "mine.toml:4: gaol: is not known here; there are name, about, board, cards, seats, "
          "start-money, salary, free-parking, double-go, limited-money, start-deeds, last-round, "
          "wealth-wins, buildings, clock, "
          "auctions, "
          "chest-squares, clocks, double-rent, drawing, gaol-managing, leaderboard, mortgaging, "
          "seat-order, third-gaol-turn and tokens");
    CHECK(read_with("auctions = false").starts_with("mine.toml:4: auctions: "));
    CHECK(read_with("auctions = \"some\"") == "mine.toml:4: auctions: must be one of held or none");
    CHECK(read_with("board = \"us\"").substr(0, 13) == "mine.toml:4: ");
    CHECK(said(read_mode("name = \"x\"\nboard = \"../uk\"", "x.toml")) ==
          "x.toml:2: board: must be 1 to 40 of a-z, 0-9 and -");
}

TEST_CASE("M-3.1, M-4.1, M-2.13: a mode's file has switches that any mode may combine") {
    const auto mode = read_mode(
        "name = \"Both\"\nboard = \"uk\"\ncards = \"classic\"\nclocks = true\nclock = 300\n"
        "chest-squares = \"reverse\"\nleaderboard = true\n",
        "both.toml");
    REQUIRE(mode.ok());
    CHECK(mode->rules.clocks == property::Clocks::Each);
    CHECK(mode->rules.clock == 300);
    CHECK(mode->rules.chest_squares == property::ChestSquares::Reverse);
    CHECK(mode->rules.standings == property::Standings::Leaderboard);
}
