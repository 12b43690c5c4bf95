// Moving, tollbooths and loops (L-2, L-7.3).
#include "rules/moneyloopy/table.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

// Ann is to roll from this square.
Table from(const std::string& square) {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.square " + square});
    return table;
}

}  // namespace

TEST_CASE("L-2.1: two dice, clockwise; a double means nothing") {
    Table table = from("go");
    table.plays({"1 roll"});
    CHECK(table.offered() == std::vector<std::string>{"dice 1..6 1..6"});
    table.plays({"0 dice 2 2"});
    CHECK(table.told_in_order({"rolled seat=1 dice=2+2 double=yes",
                               "moved seat=1 from=go to=income-tax",
                               "landed seat=1 square=income-tax"}));
    table.plays({"1 pay"});
    CHECK(table.decision() == "1 end");
    CHECK(table.refuses("1 roll") == "it is time to end the turn (L-2.6)");
}

TEST_CASE("L-2.2: at a tollbooth a player pays and goes on") {
    Table table = from("vermont-avenue");
    table.plays({"1 roll", "0 dice 2 4"});
    CHECK(table.decision() == "1 toll");
    CHECK(table.fact("seat.1.square") == "connecticut-avenue");
    CHECK(table.offered() == std::vector<std::string>{"toll", "loop"});
    table.plays({"1 toll"});
    CHECK(table.told_in_order({"toll seat=1 square=gaol amount=100",
                               "paid from=1 to=0 amount=100 for=toll",
                               "moved seat=1 from=connecticut-avenue to=virginia-avenue"}));
    CHECK(table.fact("seat.1.money") == "900");
}

TEST_CASE("L-2.2: or stays on the tollbooth, when that was the last step") {
    Table table = from("virginia-avenue");
    table.plays({"1 roll", "0 dice 2 4", "1 toll"});
    CHECK(table.told_in_order({"moved seat=1 from=new-york-avenue to=free-parking",
                               "landed seat=1 square=free-parking"}));
    CHECK(table.fact("seat.1.money") == "800");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("L-2.2: or uses a safe card") {
    Table table = from("marvin-gardens");
    table.plays({".set seat.1.safe-cards 2", "1 roll", "0 dice 1 2"});
    CHECK(table.offers("safe"));
    table.plays({"1 safe"});
    CHECK(table.told("saved seat=1 square=go-to-gaol"));
    CHECK(table.fact("seat.1.safe-cards") == "1");
    CHECK(table.fact("seat.1.money") == "1000");
    CHECK(table.fact("seat.1.square") == "north-carolina-avenue");
}

TEST_CASE("L-2.2: several tollbooths in a move are several decisions, and one may come twice") {
    Table table = from("connecticut-avenue");
    table.plays({"1 roll", "0 dice 6 6", "1 loop"});
    CHECK(table.told("looped seat=1 square=gaol"));
    CHECK(table.decision() == "1 toll");
    CHECK(table.fact("seat.1.square") == "connecticut-avenue");
    table.plays({"1 toll"});
    CHECK(table.fact("seat.1.square") == "st-charles-place");
    CHECK(table.fact("seat.1.money") == "900");

    Table two = from("new-york-avenue");
    two.plays({"1 roll", "0 dice 5 6", "1 toll", "1 loop"});
    CHECK(two.fact("seat.1.square") == "go");
    CHECK(two.fact("seat.1.money") == "800");
}

TEST_CASE("L-2.3: from Tennessee Avenue with an 8, the two ways at $200") {
    Table pays = from("tennessee-avenue");
    pays.plays({"1 roll", "0 dice 3 5", "1 toll"});
    CHECK(pays.fact("seat.1.square") == "atlantic-avenue");
    CHECK(pays.fact("seat.1.money") == "800");
    Table loops = from("tennessee-avenue");
    loops.plays({"1 roll", "0 dice 3 5", "1 loop"});
    CHECK(loops.fact("seat.1.square") == "oriental-avenue");
    CHECK(loops.fact("seat.1.money") == "1000");
}

TEST_CASE("L-2.3: landing on the third tollbooth, the two ways at $300") {
    Table pays = from("b-and-o-railroad");
    pays.plays({"1 roll", "0 dice 1 4", "1 toll"});
    CHECK(pays.fact("seat.1.square") == "go-to-gaol");
    CHECK(pays.fact("seat.1.money") == "700");
    CHECK(pays.decision() == "1 end");
    Table loops = from("b-and-o-railroad");
    loops.plays({"1 roll", "0 dice 1 4", "1 loop"});
    CHECK(loops.told("landed seat=1 square=go"));
    CHECK(loops.fact("seat.1.money") == "1000");
    CHECK(loops.decision() == "1 end");
}

TEST_CASE("L-2.4: passing from Boardwalk to GO pays $1,000, and stopping on GO does, too") {
    Table passes = from("park-place");
    passes.plays({"1 roll", "0 dice 3 4"});
    CHECK(passes.told("salary seat=1 amount=1000"));
    CHECK(passes.fact("seat.1.money") == "2000");
    Table stops = from("park-place");
    stops.plays({"1 roll", "0 dice 1 2"});
    CHECK(stops.fact("seat.1.money") == "2000");
    CHECK(stops.decision() == "1 end");
}

TEST_CASE("L-2.4: a loop pays nothing") {
    Table table = from("connecticut-avenue");
    table.plays({"1 roll", "0 dice 1 1", "1 loop"});
    CHECK_FALSE(table.told_any("salary"));
    CHECK(table.fact("seat.1.money") == "1000");
}

TEST_CASE("L-2.5: the $1,000 is in hand before a tollbooth further on asks") {
    Table table = from("boardwalk");
    table.plays({".set seat.1.money 1", "1 roll", "0 dice 5 6"});
    CHECK(table.decision() == "1 toll");
    table.plays({"1 toll"});
    CHECK(table.fact("seat.1.money") == "901");
}

TEST_CASE("L-2.5: who lands on a square does what it says") {
    Table table = from("go");
    table.plays({"1 roll", "0 dice 2 2"});
    CHECK(table.refuses("1 end") == "it is time to do what the square says (L-2.6)");
    CHECK(table.refuses("1 no") == "the square does not offer that (L-2.6)");
}

TEST_CASE("L-7.3: who can neither pay and keep a dollar nor use a safe card loops unasked") {
    Table poor = from("connecticut-avenue");
    poor.plays({".set seat.1.money 100", "1 roll", "0 dice 1 2"});
    CHECK(poor.told("looped seat=1 square=gaol"));
    CHECK(poor.fact("seat.1.square") == "chest-1");
    Table holder = from("connecticut-avenue");
    holder.plays({".set seat.1.money 100", ".set seat.1.safe-cards 1", "1 roll", "0 dice 1 2"});
    CHECK(holder.offered() == std::vector<std::string>{"loop", "safe"});
    CHECK(holder.refuses("1 toll") == "you must keep a dollar (L-7.1)");
}
