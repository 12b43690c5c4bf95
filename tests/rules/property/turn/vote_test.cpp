// Chapter 12: ending by agreement between people, C-12.1.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-12.1: the others are asked in play order, and if all agree the best score wins") {
    Table table{"Ann", "Bob", "Cid", "Dan"};
    rig(table, {.money = {{3, 1508}}});
    table.plays({"1 roll", "0 dice 4 6", "1 end", "2 end-game"});
    CHECK(table.story() == std::vector<std::string>{"end-asked seat=2"});
    CHECK(table.decision() == "3 vote");
    CHECK(table.choices() == std::vector<std::string>{"agree", "refuse"});
    table.plays({"3 agree"});
    CHECK(table.story() == std::vector<std::string>{"agreed seat=3"});
    CHECK(table.decision() == "4 vote");
    table.plays({"4 agree"});
    CHECK(table.decision() == "1 vote");
    CHECK(table.fact("over") == "no");
    table.plays({"1 agree"});
    CHECK(table.story() == std::vector<std::string>{"agreed seat=1", "over winner=3 how=score"});
    CHECK(table.fact("over") == "yes");
    CHECK(table.fact("winner") == "3");
    CHECK(table.decision() == "- none");
    table.refuses("2 roll");
}

TEST_CASE("C-12.1: only the player with the dice asks: before rolling, in Gaol, and at the end") {
    Table table{"Ann", "Bob"};
    table.refuses("2 end-game");
    SECTION("before rolling") {}
    SECTION("in Gaol") {
        rig(table, {.at = {{1, "gaol"}}});
        table.plays({".set seat.1.gaol 2"});
    }
    SECTION("at the end") { table.plays({"1 roll", "0 dice 4 6"}); }
    Game before = table.game;
    table.plays({"1 end-game"});
    CHECK(table.decision() == "2 vote");
    table.plays({"2 refuse"});
    before.end_refused_round = 1;  // is remembered
    CHECK(table.game == before);
}

TEST_CASE("C-12.1: nobody asks over a deed, a bid, a debt or a trade") {
    Table table{"Ann", "Bob"};
    table.plays({"1 propose 2 give $1 for nothing"});
    table.refuses("2 end-game");
    table.plays({"2 decline", "1 roll", "0 dice 1 2"});
    table.refuses("1 end-game");
    table.plays({"1 pass"});
    table.refuses("2 end-game");
    table.plays({"2 pass", "1 pass", "1 end"});
    rig(table, {.owns = {{2, "mayfair"}}, .money = {{2, 0}}});
    table.plays({"2 roll", "0 dice 1 3"});
    REQUIRE(table.decision() == "2 debt");
    table.refuses("2 end-game");
}

TEST_CASE("C-12.1: while they vote, they do nothing else") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{2, "dark-blue vine-street"}}, .houses = {{1, "mayfair"}}});
    table.plays({"1 end-game"});
    for (const auto* line : {"2 sell mayfair",
                             "2 mortgage vine-street",
                             "2 propose 3 give $1 for nothing",
                             "2 end-game"})
        CHECK(names(table.refuses(line), "C-2.5"));
    table.refuses("3 agree");
    table.refuses("1 roll");
}

TEST_CASE("C-12.1: the first refusal ends the vote, play goes on, and asking again is allowed") {
    Table table{"Ann", "Bob", "Cid", "Dan"};
    table.plays({"1 roll", "0 dice 4 6", "1 end-game", "2 agree", "3 refuse"});
    CHECK(table.story() == std::vector<std::string>{"refused seat=3"});
    CHECK(table.decision() == "1 end");
    table.plays({"1 end-game"});
    CHECK(table.decision() == "2 vote");  // the first player asked
    table.plays({"2 refuse"});
    CHECK(table.decision() == "1 end");
    table.plays({"1 end-game", "2 agree", "3 agree", "4 agree"});
    CHECK(table.fact("over") == "yes");
}

TEST_CASE("C-12.1: of equal scores the higher wealth wins, and then the lower seat") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.money = {{1, 800}}});
    int winner = 0;
    SECTION("wealth") {
        rig(table, {.money = {{3, 1503}}});  // 187 points like 1500
        winner = 3;
    }
    SECTION("wealth is more than money") {
        // 76 points each, from cards and mortgages that are not wealth, or from $150 of equity.
        rig(table,
            {.owns = {{2, "stations utilities orange pink yellow brown strand"},
                      {3, "regent-street"}},
             .mortgaged = "stations utilities orange pink yellow brown strand",
             .money = {{2, 1007}, {3, 1000}},
             .cards = {{2, "both"}}});
        winner = 3;
    }
    SECTION("seat") { winner = 2; }
    REQUIRE(table.fact("seat.2.score") == table.fact("seat.3.score"));
    table.plays({"1 end-game", "2 agree", "3 agree"});
    CHECK(table.fact("winner") == std::to_string(winner));
}

TEST_CASE("C-12.1: the highest score wins even at the lower wealth") {
    Table table{"Ann", "Bob"};
    // Four mortgaged stations: 42 points without any wealth.
    rig(table, {.owns = {{2, "stations"}}, .mortgaged = "stations", .money = {{2, 1300}}});
    table.plays({"1 end-game", "2 agree"});
    CHECK(table.fact("winner") == "2");
}

TEST_CASE("C-12.1: who is out is not asked, and does not win") {
    Table table{"Ann", "Bob", "Cid", "Dan"};
    // Bob is eliminated for lack of money, with many points for mortgaged deeds.
    rig(table,
        {.owns = {{2, "stations utilities orange pink red yellow green dark-blue"}},
         .mortgaged = "stations utilities orange pink red yellow green dark-blue",
         .money = {{1, 0}, {2, 0}, {3, 100}, {4, 90}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1", "1 leave all"});
    REQUIRE(table.fact("seat.2.out") == "yes");
    while (table.fact("decision.kind") == "bid")
        table.plays({table.fact("decision.seat") + " forfeit"});
    CHECK(table.decision() == "1 roll");
    table.plays({"1 end-game"});
    CHECK(table.decision() == "3 vote");
    table.plays({"3 agree", "4 agree"});
    CHECK(std::stoi(table.fact("seat.2.score")) > std::stoi(table.fact("seat.3.score")));
    CHECK(table.fact("winner") == "3");
}
