// Debt, elimination, and the ways in which a game ends.
#include "app/table/at_table.hpp"

namespace parlor::tui {
namespace {

const std::vector<std::string> many_deeds{"bow-street",
                                          "strand",
                                          "kings-cross-station",
                                          "coventry-street",
                                          "regent-street",
                                          "oxford-street",
                                          "bond-street",
                                          "vine-street",
                                          "leicester-square",
                                          "piccadilly"};

}  // namespace

TEST_CASE(
    "U-10.4: a debt in the own turn says for what, to whom, how much, and what can be raised") {
    AtTable table{2};
    ruin_seat_1(table, many_deeds);
    table.shows("in-debt");
    CHECK(table.says("PLAYER_1 IN DEBT"));
    CHECK(table.says("OWES PLAYER_2"));
    for (const char* const words :
         {"RENT OF", "MAYFAIR", "TO PLAYER_2", "OWED", "HOUSES", "MORTGAGE", "IN ALL", "LEFT"})
        CHECK(table.says(words));
    table.keys("r");
    CHECK_FALSE(table.says("ROLLED  1 3"));
    table.keys("a");
    CHECK_FALSE(table.says("IN DEBT"));
}

TEST_CASE("U-10.4: who owes by another's card reads whose it was") {
    AtTable table{2,
                  {"seat.1.square euston-road",
                   "deck.chest birthday",
                   "seat.2.money 5",
                   "square.strand.owner 2"}};
    table.play("1 roll");
    table.play("0 dice 4 5");
    table.keys("Space");
    table.shows("must-pay");
    CHECK(table.says("PLAYER_2 IN DEBT"));
    for (const char* const words : {"A CARD ON", "CHEST", "TO PLAYER_1", "OWED     $   5"})
        CHECK(table.says(words));
    CHECK(table.says("MORTGAGE $ 110"));
    CHECK(table.says("LEFT     $ 105"));
}

TEST_CASE("U-10.4: who owes several players reads each of them, and the sum") {
    AtTable table{4,
                  {"seat.1.square old-kent-road",
                   "deck.chance chairman",
                   "seat.1.money 60",
                   "square.strand.owner 1"}};
    table.play("1 roll");
    table.play("0 dice 2 4");
    table.keys("Space");
    table.shows("debt-to-several");
    CHECK(table.says("OWES SEVERAL"));
    CHECK(table.says("A CARD ON"));
    CHECK(table.says("PLAYER_3 $  40"));
    CHECK(table.says("PLAYER_4 $  50"));
    CHECK(table.says("OWED     $  90"));
}

TEST_CASE("an eliminated player's deeds are taken, repaid or left to auction") {
    AtTable table{3};
    ruin_seat_1(table, {"bow-street", "strand"});
    table.shows("player-eliminated");
    table.keys("Space");
    table.shows("elimination");
    table.keys(".");
    table.shows("elimination-page-2");
    table.keys("o");
    table.shows("elimination-select");
    table.keys("r");
    table.shows("elimination-repay");
    table.keys("a c");
    CHECK(table.says("DEED AUCTION"));
    CHECK(table.says("STRAND"));
}

TEST_CASE("U-5.3: who is ruined reads by whom, on which street and for how much") {
    AtTable table{3};
    ruin_seat_1(table, {});
    CHECK(table.says("DEFEATED BY PLAYER_2"));
    CHECK(table.says("MAYFAIR"));
    CHECK(table.says("RENT $1400"));
}

TEST_CASE("U-5.3: who is ruined by a card or by the bank reads what was owed") {
    AtTable card{3, {"seat.1.square euston-road", "deck.chest birthday", "seat.2.money 5"}};
    card.play("1 roll");
    card.play("0 dice 4 5");
    card.keys("Space");
    CHECK(card.says("DEFEATED BY PLAYER_1"));
    CHECK(card.says("OWING $5"));
    AtTable tax{3, {"seat.1.money 50"}};
    tax.play("1 roll");
    tax.play("0 dice 1 3");
    CHECK(tax.says("PLAYER_1 ELIMINATED!"));
    CHECK(tax.says("OWING THE BANK $150"));
}

TEST_CASE("an elimination with nothing taken is confirmed") {
    AtTable table{3};
    ruin_seat_1(table, {"bow-street", "strand"});
    table.keys("Space c");
    table.shows("elimination-auction-all");
    table.keys("y");
    CHECK(table.says("DEED AUCTION"));
}

TEST_CASE("what the victor cannot pay has to be reviewed") {
    AtTable table{3, {"seat.2.money 0"}};
    ruin_seat_1(table, {"bow-street", "strand", "fleet-street", "trafalgar-square"});
    table.set({"seat.2.money 10"});
    table.keys("Space o s f f f f f r a c");
    table.shows("elimination-invalid");
    CHECK(table.says("CANNOT CONFIRM"));
}

TEST_CASE("the game is ended by agreement, with the standings by score") {
    AtTable table{3, {"seat.3.money 2500"}};
    table.keys("e");
    table.shows("end-ask");
    table.keys("y");
    table.shows("end-sure");
    table.keys("y");
    table.shows("vote");
    table.keys("y y");
    table.shows("game-over-dialog");
    table.keys("Space Space t");
    table.shows("game-over");
    table.keys("c");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("leaving the table is asked for") {
    AtTable table{2};
    table.keys("q");
    table.shows("leave-ask");
    table.keys("n");
    CHECK(table.says("'S TURN"));
}

}  // namespace parlor::tui
