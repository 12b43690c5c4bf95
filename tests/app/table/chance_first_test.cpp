// A table at which chance has to decide, and no dealer answers: keys play nothing, and end nothing.
#include <array>

#include "app/screened.hpp"

namespace parlor::tui {

TEST_CASE("U-3.7: while chance has to decide, each key of a table does no harm") {
    const std::string game = GENERATE("classic", "blitz", "moneyloopy");
    constexpr std::array letters{
        "a", "b", "c", "d",     "e",     "f",   "g",    "h",   "i",  "j",    "k",    "l",     "m",
        "n", "o", "p", "r",     "s",     "t",   "u",    "v",   "w",  "x",    "y",    "z",     "1",
        "2", "3", "4", "Enter", "Space", "Tab", "Home", "End", "Up", "Down", "Left", "Right", "?"};
    Screened table{{.terms = {.chance = ChanceBy::Script}}};
    table.take_up(
        "parlor 1\ngame " + game +
        "\nseed 1\nseat 1 person \"Ann\"\nseat 2 person \"Bob\"\nseat 3 person \"Cem\"\nbegin\n");
    for (const char* const first : letters)
        for (const char* const second : letters) {
            INFO(game << ": " << first << " " << second);
            table.keys(std::string{first} + " " + second + " . m Esc Esc Esc Esc n");
            REQUIRE(table.place.table);
            REQUIRE(table.fact("decision.kind") == "chance");
        }
}

}  // namespace parlor::tui
