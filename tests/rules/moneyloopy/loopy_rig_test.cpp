// Rigging Moneyloopy (`.set`): the facts that can be set, and impossible combinations.
#include "table.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

std::string complaint(std::string_view line) {
    Table table{"Ann", "Bob"};
    const auto words = table::split(line)->words;
    return Moneyloopy::rig(table.game, words[0], std::span{words}.subspan(1)).value_or("");
}

std::string impossible_in(const Table& table) {
    return Moneyloopy::impossible(table.game).value_or("");
}

}  // namespace

TEST_CASE("each fact is set in its range, and nothing else is") {
    CHECK(complaint("seat.1.money 0") == "the value must be 1 to 32767");
    CHECK(complaint("seat.1.safe-cards -1") == "the value must be 0 to 32767");
    CHECK(complaint("seat.1.transit bus") == "the value must be no, train or centre");
    CHECK(complaint("seat.1.square nowhere") == "the value must be a square of this board");
    CHECK(complaint("seat.3.money 5") == "there is no seat 3");
    CHECK(complaint("seat.1.gaol 1") ==
          "of a seat only money, square, safe-cards and transit can be set");
    CHECK(complaint("square.boardwalk.houses 6") == "the value must be 0 to 5; 5 is a hotel");
    CHECK(complaint("square.boardwalk.owner 3") ==
          "the value must be 0 (the bank) or a seat of this game");
    CHECK(complaint("square.boardwalk.mortgaged yes") ==
          "of a square only owner and houses can be set");
    CHECK(complaint("square.short-line.owner 1") ==
          "there is no property \"short-line\" on this board");
    CHECK(complaint("marker moon") == "the value must be a square of this board");
    CHECK(complaint("round 5") == "there is no fact \"round\" that can be set");
}

TEST_CASE("L-6: a player in transit stands on a station, and has to arrive") {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.transit train"});
    CHECK(table.decision() == "1 jump");
    CHECK(impossible_in(table) ==
          "seat 1 is on a train, and at no station before the last (L-6.1)");
    table.plays({".set seat.1.square short-line"});
    CHECK_FALSE(impossible_in(table).empty());
    table.plays({".set seat.1.transit centre"});
    CHECK(impossible_in(table).empty());
}

TEST_CASE("what is being decided stays possible") {
    Table sale{"Ann", "Bob"};
    sale.plays({".set seat.1.square 36", "1 roll", "0 dice 1 2"});
    CHECK(impossible_in(sale).empty());
    sale.plays({".set square.boardwalk.owner 2"});
    CHECK(impossible_in(sale) == "the token is not where its player has to decide (L-2.6)");
    sale.plays({".set square.boardwalk.owner 0", "1 auction", "2 bid 500"});
    sale.plays({".set seat.2.money 500"});
    CHECK(impossible_in(sale) == "the standing bid must leave a dollar (L-3.2)");
    Table toll{"Ann", "Bob"};
    toll.plays({".set seat.1.square 9", "1 roll", "0 dice 1 2", ".set seat.1.square 8"});
    CHECK(impossible_in(toll) == "the token is not where its player has to decide (L-2.6)");
    Table stake{"Ann", "Bob"};
    stake.plays({".set seat.1.square 33", "1 roll", "0 dice 1 2", "1 stake $500"});
    stake.plays({".set seat.1.money 500"});
    CHECK(impossible_in(stake) == "the stake must be in hand (L-5.1)");
}

TEST_CASE("L-2.6: an offer is left as it is when a deal has taken what it was about") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 1", ".set seat.1.square 25", "1 roll"});
    table.plays({"0 dice 1 2", "1 deal 2 give boardwalk", "2 accept"});
    CHECK(impossible_in(table).empty());
    CHECK(table.offered() == std::vector<std::string>{"no"});
}

TEST_CASE("L-8.3: the marker passes no square of a deal, and a waiting deal can still be made") {
    Table table{"Ann", "Bob"};
    table.plays({"1 deal 2 pay $5 at 9", "2 accept", ".set marker 9"});
    CHECK(impossible_in(table) == "the marker has passed a square of deal 1 (L-8.3)");
    table.plays({".set marker 8", ".set square.boardwalk.owner 1", "1 deal 2 give boardwalk"});
    CHECK(impossible_in(table).empty());
    table.plays({".set square.boardwalk.owner 2"});
    CHECK(impossible_in(table) ==
          "the deal that waits for its answer could not be proposed (L-8.1)");
}
