// The classic game on boards of cities: M-1.6.

#include "rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("M-1.6: on a board of 32 squares a token goes round in 32, and gets the salary") {
    Table table({"Ann", "Bob"}, {}, "turkey");
    rig(table, {.at = {{1, "ankara"}}});
    table.plays({"1 roll", "0 dice 1 2"});
    CHECK(table.told_in_order({"rolled seat=1 dice=1+2 double=no", "salary seat=1 amount=200"}));
    CHECK(table.fact("seat.1.square") == "van");
    CHECK(table.fact("seat.1.money") == "1700");
}

TEST_CASE("M-1.6: Go To Jail leads to the Jail of the board, and GO on the way pays nothing") {
    Table table({"Ann", "Bob"}, {}, "bilkent");
    rig(table, {.at = {{1, "cafe-in"}}});
    table.plays({"1 roll", "0 dice 1 2"});
    CHECK(table.told("gaoled seat=1 why=square"));
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK(table.fact("seat.1.money") == "1500");
    CHECK(table.game.players[Seat{1}].at == Square{8});
}

TEST_CASE("M-1.6: `Go back three` goes back on the board in play") {
    Table table({"Ann", "Bob"}, {}, "world");
    table.plays({".set deck.chance back-three", ".set seat.1.square singapore", "1 roll"});
    table.plays({"0 dice 3 4"});
    CHECK(table.fact("seat.1.square") == "vienna");
}

TEST_CASE("M-1.6: three stations pay what three pay, and the card leads to the next of them") {
    Table table({"Ann", "Bob"}, {}, "world");
    rig(table, {.owns = {{2, "stations"}}, .at = {{1, "the-bosphorus"}}});
    table.plays({".set deck.chance station-1", "1 roll", "0 dice 2 4"});
    CHECK(table.fact("seat.1.square") == "suez-canal");
    CHECK(table.told("rent from=1 to=2 square=suez-canal amount=200"));
    CHECK(table.fact("seat.1.money") == "1500");  // the salary on the way
}

TEST_CASE("M-1.6: a group of two streets is a whole group, and is built evenly") {
    Table table({"Ann", "Bob"}, {}, "turkey");
    rig(table, {.owns = {{1, "orange"}}});
    table.plays({"1 build samsun"});
    CHECK(names(table.refuses("1 build samsun"), "C-7.1"));
    table.plays({"1 build kayseri"});
    CHECK(table.fact("seat.1.money") == "1300");
}

TEST_CASE("M-1.6: decks are shuffled at the start, without the card of a kind that is missing") {
    Table table({"Ann", "Bob"}, {}, "turkey");
    CHECK(table.fact("deck.chance").find("utility") == std::string::npos);
    CHECK(std::ranges::count(table.fact("deck.chance"), ',') == 14);
    CHECK(std::ranges::count(table.fact("deck.chest"), ',') == 15);
}

TEST_CASE("M-1.6: a deed that is passed is auctioned") {
    Table table({"Ann", "Bob"}, {}, "turkey");
    table.plays({"1 roll", "0 dice 1 2", "1 pass", "2 bid 10", "1 pass"});
    CHECK(table.fact("square.sanliurfa.owner") == "2");
}

TEST_CASE("M-1.6: as many deeds are dealt as the board in play can give everybody (C-9.4)") {
    const board::Board& turkey = edition_of("turkey")->board;
    CHECK(turkey.deeds.count() == 23);
    CHECK(most_deeds_dealt(turkey, 2000_cash, 4) == 5);
    CHECK(most_deeds_dealt(turkey, 2000_cash, 5) == 4);
    CHECK(most_deeds_dealt(turkey, 2000_cash, 6) == 3);
    CHECK(most_deeds_dealt(edition_of("turkey-40")->board, 2000_cash, 6) == 4);
}
