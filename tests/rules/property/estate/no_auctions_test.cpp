// M-2.3: a game without auctions.
#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

const Ruleset without_auctions{.auctions = Auctions::None};

Table of_three() { return Table{{"Ann", "Bob", "Cid"}, without_auctions}; }

}  // namespace

TEST_CASE("M-2.3: a deed that is passed stays unowned, and the turn goes on") {
    Table table = of_three();
    table.plays({"1 roll", "0 dice 3 3", "1 pass"});
    CHECK(table.story() == std::vector<std::string>{"passed seat=1"});
    CHECK(table.fact("square.the-angel-islington.owner") == "0");
    CHECK(table.decision() == "1 roll");  // after a double
    table.plays({"1 roll", "0 dice 1 2", "1 buy"});
    CHECK(table.decision() == "1 end");
}

TEST_CASE("M-2.3: bid and forfeit are refused, whatever is to be decided") {
    Table table = of_three();
    CHECK(names(table.refuses("1 bid 100"), "M-2.3"));
    table.plays({"1 roll", "0 dice 1 2"});
    CHECK(names(table.refuses("1 bid 100"), "M-2.3"));
    CHECK(names(table.refuses("1 forfeit"), "M-2.3"));
    CHECK_FALSE(table.offers("forfeit"));
}

TEST_CASE("M-2.3: the deeds of who is ruined by the bank are unowned again, which is not told") {
    Table table = of_three();
    rig(table,
        {.owns = {{1, "brown mayfair"}},
         .houses = {{1, "brown"}},
         .mortgaged = "mayfair",
         .money = {{1, 1}},
         .cards = {{1, "chest"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK(table.story() == std::vector<std::string>{"rolled seat=1 dice=1+3 double=no",
                                                    "moved seat=1 from=go to=income-tax",
                                                    "landed seat=1 square=income-tax",
                                                    "paid from=1 to=0 amount=1 for=tax",
                                                    "owes from=1 to=0 amount=199",
                                                    "eliminated seat=1 by=0",
                                                    "turn seat=2 round=1"});
    for (const char* const deed : {"mayfair", "old-kent-road"}) {
        CHECK(table.fact("square." + std::string{deed} + ".owner") == "0");
        CHECK(table.fact("square." + std::string{deed} + ".mortgaged") == "no");
    }
    CHECK(table.fact("bank.houses") == "32");
    CHECK(table.game.free_card_holder[board::Deck::Chest] == bank);
}

TEST_CASE("M-2.3: deeds that a victor leaves are unowned at once, told by `left` alone") {
    Table table = of_three();
    rig(table,
        {.owns = {{1, "brown strand"}, {2, "mayfair park-lane"}},
         .houses = {{5, "mayfair park-lane"}},
         .money = {{1, 10}},
         .at = {{1, "liverpool-street-station"}},
         .cards = {{1, "chance"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK(table.told("eliminated seat=1 by=2"));
    CHECK(table.told("card-given from=1 to=2 deck=chance"));
    REQUIRE(table.decision() == "2 claim");
    table.plays({"2 leave strand"});
    CHECK(table.story() == std::vector<std::string>{"left seat=2 square=strand"});
    CHECK(table.fact("square.strand.owner") == "0");
    CHECK(table.fact("square.strand.mortgaged") == "no");
    CHECK(table.decision() == "2 claim");
    table.plays({"2 claim old-kent-road", "2 leave all"});
    CHECK(table.told_in_order({"left seat=2 square=whitechapel-road", "turn seat=2 round=1"}));
    CHECK(table.fact("square.old-kent-road.owner") == "2");
    const Sentence left =
        Property::sentence(table.setup, table.game, told::Left{Seat{2}, Square{1}});
    CHECK(left.does == "leaves Old Kent Road to the bank");
}
