// Chapter 7: hotels sold while the bank is short of houses, C-7.6 and C-7.7.

#include "rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// A seat has two hotels on dark blue; the bank has this many houses (0 to 4), and the next seat has
// the rest.
void leave_in_the_bank(Table& table, int houses, int hotel_owner = 1) {
    const std::map<int, std::map<int, std::string_view>> pink{
        {0, {{4, "pink"}}},
        {1, {{4, "pall-mall whitehall"}, {3, "northumberland-avenue"}}},
        {2, {{4, "pall-mall"}, {3, "whitehall northumberland-avenue"}}},
        {3, {{3, "pink"}}},
        {4, {{3, "pall-mall whitehall"}, {2, "northumberland-avenue"}}}};
    rig(table,
        {.owns = {{hotel_owner, "dark-blue"}, {hotel_owner + 1, "brown light-blue pink"}},
         .houses = {{4, "brown light-blue"}, {5, "dark-blue"}}});
    rig(table, {.houses = pink.at(houses)});
    REQUIRE(table.fact("bank.houses") == std::to_string(houses));
}

int houses_out(const Table& table) {
    int count = 0;
    for (const Square square : table.game.board().deeds)
        if (table.game.houses[square] < board::hotel) count += table.game.houses[square];
    return count;
}

}  // namespace

TEST_CASE("C-7.6: a hotel sold with fewer than four houses in the bank leaves phantom houses") {
    Table table{"Ann", "Bob"};
    const int in_bank = GENERATE(0, 1, 2, 3);
    leave_in_the_bank(table, in_bank);
    table.plays({"1 sell mayfair"});
    CHECK(table.story() ==
          std::vector<std::string>{"sold seat=1 square=mayfair houses=4 amount=100",
                                   "phantom seat=1 houses=" + std::to_string(4 - in_bank)});
    CHECK(table.fact("seat.1.money") == "1600");
    CHECK(table.fact("seat.1.phantom") == std::to_string(4 - in_bank));
    CHECK(table.fact("bank.houses") == "0");
    CHECK(table.fact("bank.hotels") == "11");
    CHECK(table.decision() == "1 houses");
    // Only the hotel may be sold: the group would be uneven (C-7.2).
    CHECK(table.choices() == std::vector<std::string>{"sell park-lane"});
}

TEST_CASE("C-7.6: a hotel sold with four houses in the bank leaves no phantom houses") {
    Table table{"Ann", "Bob"};
    leave_in_the_bank(table, 4);
    table.plays({"1 sell mayfair"});
    CHECK_FALSE(table.told_any("phantom"));
    CHECK(table.fact("bank.houses") == "0");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-7.6: a second hotel adds what it lacks, and houses are given back at half price") {
    Table table{"Ann", "Bob"};
    const int in_bank = GENERATE(0, 2);
    leave_in_the_bank(table, in_bank);
    table.plays({"1 sell mayfair", "1 sell park-lane"});
    CHECK(table.told("phantom seat=1 houses=" + std::to_string(8 - in_bank)));
    for (int owed = 8 - in_bank; owed > 0; --owed) {
        CHECK(table.decision() == "1 houses");
        CHECK(table.fact("seat.1.phantom") == std::to_string(owed));
        CHECK(table.fact("bank.houses") == "0");
        table.plays({owed % 2 == 0 ? "1 sell mayfair" : "1 sell park-lane"});
    }
    CHECK(table.decision() == "1 roll");
    CHECK(table.fact("bank.houses") == "0");
    CHECK(table.fact("seat.1.money") == std::to_string(1500 + 200 + 100 * (8 - in_bank)));
    CHECK(houses_out(table) == 32);
}

TEST_CASE("C-7.6: phantom houses may come from any of the player's streets, evenly") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "dark-blue orange"}, {2, "brown light-blue"}},
         .houses = {{5, "mayfair"},
                    {4, "park-lane brown light-blue"},
                    {3, "bow-street vine-street"},
                    {2, "marlborough-street"}}});
    REQUIRE(table.fact("bank.houses") == "0");
    table.plays({"1 sell mayfair"});
    CHECK(names(table.refuses("1 sell marlborough-street"), "C-7.2"));
    table.refuses("1 sell old-kent-road");
    table.plays({"1 sell vine-street", "1 sell bow-street", "1 sell marlborough-street"});
    CHECK(table.decision() == "1 houses");
    table.plays({"1 sell mayfair"});
    CHECK(table.decision() == "1 roll");
    CHECK(table.fact("seat.1.money") == "1850");
    CHECK(table.fact("bank.houses") == "0");
}

TEST_CASE("C-7.6: only selling is open while phantom houses are owed") {
    Table table{"Ann", "Bob"};
    leave_in_the_bank(table, 0);
    rig(table, {.owns = {{1, "orange stations"}}, .mortgaged = "vine-street"});
    table.plays({"1 sell mayfair"});
    for (const auto* line : {"1 roll",
                             "1 end",
                             "1 build mayfair",
                             "1 mortgage kings-cross-station",
                             "1 repay vine-street",
                             "1 propose 2 give $1 for nothing",
                             "1 end-game",
                             "1 recover"})
        CHECK(names(table.refuses(line), "C-2.5"));
}

TEST_CASE("C-7.6: the turn does not end over phantom houses, and then goes on as it was") {
    Table table{"Ann", "Bob"};
    leave_in_the_bank(table, 3);
    table.plays({"1 roll", "0 dice 4 6", "1 sell park-lane"});
    CHECK(table.told("phantom seat=1 houses=1"));
    table.refuses("1 end");
    table.plays({"1 sell mayfair"});
    CHECK(table.told("phantom seat=1 houses=5"));
    table.plays({"1 sell mayfair", "1 sell park-lane", "1 sell mayfair", "1 sell park-lane"});
    CHECK(table.decision() == "1 houses");
    table.plays({"1 sell mayfair"});
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-7.6: a hotel sold in debt pays the debt; phantom houses come before the rest") {
    Table table{"Ann", "Bob"};
    leave_in_the_bank(table, 3);
    rig(table, {.owns = {{2, "stations"}}});
    SECTION("the hotel pays it all, and the houses are owed still") {
        rig(table, {.money = {{1, 150}}});
        table.plays({"1 roll", "0 dice 1 4"});  // rent $200
        REQUIRE(table.decision() == "1 debt");
        table.plays({"1 sell mayfair"});
        CHECK(table.told_in_order(
            {"sold seat=1 square=mayfair houses=4 amount=100", "settled from=1 to=2 amount=50"}));
        CHECK(table.fact("seat.1.debt") == "0");
        CHECK(table.fact("seat.1.money") == "50");
        CHECK(table.decision() == "1 houses");
    }
    SECTION("the debt comes back when the houses are given back") {
        rig(table,
            {.owns = {{2, "green"}},
             .houses = {{5, "green"}},
             .money = {{1, 0}},
             .at = {{1, "fenchurch-street-station"}}});
        table.plays({"1 roll", "0 dice 2 4"});  // rent $1275
        table.plays({"1 sell mayfair"});
        CHECK(table.decision() == "1 houses");
        CHECK(table.fact("seat.1.debt") == "1175");
        table.refuses("1 recover");
        table.refuses("1 mortgage mayfair");
        table.plays({"1 sell park-lane"});
        for (const auto* street : {"mayfair", "park-lane", "mayfair", "park-lane", "mayfair"})
            table.plays({std::string{"1 sell "} + street});
        CHECK(table.fact("seat.1.debt") == "575");
        CHECK(table.decision() == "1 debt");
    }
}

TEST_CASE("C-7.6: phantom houses interrupt a trade reply, an auction turn and a claim") {
    Table table{"Ann", "Bob", "Cid"};
    leave_in_the_bank(table, 3, 2);
    std::string decision;
    SECTION("trade reply") {
        table.plays({"1 propose 2 give $10 for nothing"});
        decision = "2 trade";
    }
    SECTION("auction turn") {
        table.plays({"1 roll", "0 dice 2 3", "1 pass"});
        decision = "2 bid";
    }
    SECTION("claim") {
        rig(table,
            {.owns = {{1, "vine-street"}, {2, "stations"}},
             .mortgaged = "vine-street",
             .money = {{1, 0}}});
        table.plays({"1 roll", "0 dice 2 3"});
        decision = "2 claim";
    }
    REQUIRE(table.decision() == decision);
    table.plays({"2 sell mayfair"});
    CHECK(table.decision() == "2 houses");
    table.plays({"2 sell park-lane"});
    for (const auto* street : {"mayfair", "park-lane", "mayfair", "park-lane", "mayfair"})
        table.plays({std::string{"2 sell "} + street});
    CHECK(table.decision() == decision);
    CHECK(table.fact("seat.2.money") == "2200");
}

TEST_CASE("C-7.7: 32 houses and 12 hotels are all there are, also after phantom houses") {
    Table table{"Ann", "Bob"};
    leave_in_the_bank(table, 1);
    table.plays({"1 sell mayfair"});
    CHECK(houses_out(table) == 35);
    table.plays({"1 sell park-lane"});
    for (const auto* street :
         {"mayfair", "park-lane", "mayfair", "park-lane", "mayfair", "park-lane", "mayfair"})
        table.plays({std::string{"1 sell "} + street});
    CHECK(table.decision() == "1 roll");
    CHECK(houses_out(table) == 32);
    CHECK(table.fact("bank.houses") == "0");
    CHECK(table.fact("bank.hotels") == "12");
    CHECK(names(table.refuses("1 build mayfair"), "C-7.1"));
}
