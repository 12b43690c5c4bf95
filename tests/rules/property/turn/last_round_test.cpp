// Chapter 9: games that end: the last round and the wealth that wins, C-9.7 and C-9.8.

#include "rules/property/figures/standings.hpp"
#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

constexpr Ruleset ten_rounds{.last_round = 10};
constexpr Ruleset five_thousand{.wealth_wins = 5000_cash};

Ruleset with_leaderboard(Ruleset rules) {
    rules.standings = Standings::Leaderboard;
    return rules;
}

// A turn in which nothing happens: to Just Visiting.
void take_turn(Table& table, const std::string& seat) {
    table.plays({".set seat." + seat + ".square go"});
    table.plays({seat + " roll", "0 dice 4 6", seat + " end"});
}

// `1 3 2`: the places of the seats.
std::vector<int> places(const Table& table) {
    std::vector<int> all;
    for (int seat = 1; seat <= table.game.seats; ++seat)
        all.push_back(*place_of(table.game, Seat(seat)));
    return all;
}

}  // namespace

TEST_CASE("C-9.7: when all have finished the last round the highest wealth wins") {
    Table table({"Ann", "Bob", "Cid"}, ten_rounds);
    rig(table, {.owns = {{3, "stations"}}, .money = {{1, 1600}}});  // Cid: 1500 and 400
    table.game.round = 10;
    take_turn(table, "1");
    take_turn(table, "2");
    CHECK(table.fact("over") == "no");
    take_turn(table, "3");
    CHECK(table.told("over winner=3 how=round"));
    CHECK_FALSE(table.told("turn seat=1 round=11"));
    CHECK(table.fact("round") == "10");
    CHECK(table.decision() == "- none");
    CHECK(places(table) == std::vector{2, 3, 1});
}

TEST_CASE("C-9.7: equal wealth shares the win, and the next place is left out") {
    const bool has_leaderboard = GENERATE(false, true);
    Table table({"Ann", "Bob", "Cid", "Dan"},
                has_leaderboard ? with_leaderboard(ten_rounds) : ten_rounds);
    rig(table, {.money = {{1, 1700}, {2, 1600}, {3, 1700}, {4, 1600}}});
    table.game.round = 10;
    for (const auto* seat : {"1", "2", "3", "4"}) take_turn(table, seat);
    CHECK(table.told("over winner=1,3 how=round"));
    CHECK(table.fact("winner") == "1,3");
    CHECK(places(table) == std::vector{1, 3, 1, 3});
}

TEST_CASE("C-9.7: the game goes on until debts, claims and auctions are settled") {
    Table table({"Ann", "Bob", "Cid"}, ten_rounds);
    rig(table, {.owns = {{3, "vine-street"}}, .money = {{3, 50}}});
    table.game.round = 10;
    take_turn(table, "1");
    take_turn(table, "2");
    table.plays({".set seat.3.square go", "3 roll", "0 dice 1 3"});  // Income Tax, $200
    REQUIRE(table.told("eliminated seat=3 by=0"));
    CHECK(table.decision() == "1 bid");
    table.plays({"1 pass", "2 pass"});
    CHECK(table.told("over winner=1,2 how=round"));
    CHECK(places(table) == std::vector{1, 1, 3});
}

TEST_CASE("C-9.7: where one player is left before, that one has won") {
    Table table({"Ann", "Bob"}, ten_rounds);
    rig(table, {.money = {{2, 100}}});
    table.game.round = 10;
    take_turn(table, "1");
    table.plays({".set seat.2.square go", "2 roll", "0 dice 1 3"});
    CHECK(table.told("over winner=1 how=last"));
}

TEST_CASE(
    "C-9.7: a flagged player's recorded wealth counts on a leaderboard, behind an equal one") {
    Ruleset rules = with_leaderboard(ten_rounds);
    rules.clocks = Clocks::Each;
    const int money = GENERATE(1500, 1700);
    Table table({"Ann", "Bob", "Cid"}, rules);
    rig(table, {.money = {{1, money}}});
    table.game.round = 10;
    table.plays({"1 flag"});
    take_turn(table, "2");
    take_turn(table, "3");
    CHECK(table.told(money == 1500 ? "over winner=2,3 how=round" : "over winner=1 how=round"));
    CHECK(places(table) == (money == 1500 ? std::vector{3, 1, 1} : std::vector{1, 2, 2}));
}

TEST_CASE("C-9.7: in the classic game only who is still in can win") {
    Table table({"Ann", "Bob", "Cid"}, ten_rounds);
    rig(table, {.money = {{1, 100}, {2, 50}, {3, 40}}});
    table.game.round = 10;
    table.plays({".set seat.1.square go", "1 roll", "0 dice 1 3"});
    REQUIRE(table.told("eliminated seat=1 by=0"));
    take_turn(table, "2");
    take_turn(table, "3");
    CHECK(table.told("over winner=2 how=round"));
    CHECK(places(table) == std::vector{3, 1, 2});
}

TEST_CASE(
    "C-9.8: whoever has the wealth at the end of their turn wins, also when another has more") {
    const bool has_leaderboard = GENERATE(false, true);
    Table table({"Ann", "Bob", "Cid"},
                has_leaderboard ? with_leaderboard(five_thousand) : five_thousand);
    rig(table, {.money = {{1, 4999}, {2, 5000}, {3, 6000}}});
    take_turn(table, "1");
    CHECK(table.fact("over") == "no");
    CHECK(table.decision() == "2 roll");
    take_turn(table, "2");
    CHECK(table.told("over winner=2 how=wealth"));
    CHECK(places(table) == std::vector{3, 1, 2});
}

TEST_CASE("C-9.8: deeds and buildings count as wealth, and the others share a place when equal") {
    Table table({"Ann", "Bob", "Cid"}, five_thousand);
    rig(table, {.owns = {{1, "dark-blue"}}, .houses = {{5, "dark-blue"}}, .money = {{1, 3625}}});
    take_turn(table, "1");  // 3625, two mortgages of 375 together, ten steps of 100
    CHECK(table.told("over winner=1 how=wealth"));
    CHECK(places(table) == std::vector{1, 2, 2});
}

TEST_CASE("C-9.8: what is reached out of turn counts at the end of one's own next turn") {
    Table table({"Ann", "Bob"}, five_thousand);
    rig(table, {.money = {{2, 4999}}});
    table.plays({"1 propose 2 give $1 for nothing", "2 accept", "1 roll", "0 dice 4 6", "1 end"});
    CHECK(table.fact("over") == "no");
    take_turn(table, "2");
    CHECK(table.told("over winner=2 how=wealth"));
}

TEST_CASE("C-9.8: at the end of the last round the wealth that wins comes before the round") {
    Table table({"Ann", "Bob"}, {.last_round = 10, .wealth_wins = 5000_cash});
    rig(table, {.money = {{1, 6000}, {2, 5000}}});
    table.game.round = 10;
    table.game.turn = Seat{2};
    table.game.decision.seat = Seat{2};
    take_turn(table, "2");
    CHECK(table.told("over winner=2 how=wealth"));
}
