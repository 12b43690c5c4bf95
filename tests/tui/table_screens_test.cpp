#include "screened.hpp"

namespace parlor::tui {
namespace {

// Four quarters of a board that has seen something.
void furnish(Screened& table) {
    table.set({"square.old-kent-road.owner 1",
               "square.whitechapel-road.owner 1",
               "square.old-kent-road.houses 5",
               "square.whitechapel-road.houses 4",
               "square.kings-cross-station.owner 2",
               "square.the-angel-islington.owner 2",
               "square.pentonville-road.owner 3",
               "square.pentonville-road.mortgaged yes",
               "square.pall-mall.owner 1",
               "square.pall-mall.mortgaged yes",
               "square.whitehall.owner 1",
               "square.northumberland-avenue.owner 1",
               "square.bow-street.owner 2",
               "square.strand.owner 3",
               "square.regent-street.owner 1",
               "square.park-lane.owner 2",
               "square.mayfair.owner 2",
               "square.park-lane.houses 1",
               "square.mayfair.houses 2",
               "seat.2.square mayfair",
               "seat.3.square free-parking"});
}

}  // namespace

TEST_CASE("U-3.2: one's turn, both pages") {
    Screened table;
    table.sit_down(3);
    table.shows("turn-page-1");
    table.keys(".");
    table.shows("turn-page-2");
}

TEST_CASE("the four quadrants show owners, houses, mortgages and tokens") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    table.keys("F1");
    table.shows("quadrant-1");
    table.keys("F3");
    table.shows("quadrant-2");
    table.keys("F5");
    table.shows("quadrant-3");
    table.keys("F7");
    table.shows("quadrant-4");
    check_golden("quadrant-4-ascii", table.app().canvas(), GlyphSet::Ascii);
    check_golden("quadrant-4-console", table.app().canvas(), GlyphSet::Console);
}

TEST_CASE("six tokens stand side by side") {
    Screened table;
    table.sit_down(6);
    table.shows("six-tokens-at-go");
    table.set({"seat.1.square gaol",
               "seat.2.square gaol",
               "seat.3.square gaol",
               "seat.4.square gaol",
               "seat.5.square gaol",
               "seat.6.square gaol",
               "seat.2.gaol 1"});
    table.keys("F3");
    table.shows("six-tokens-in-gaol");
}

TEST_CASE("an unowned deed is for sale, and then goes to auction") {
    Screened table;
    table.sit_down(2);
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.shows("unowned-deed");
    table.keys("p");
    table.shows("auction");
    table.keys("u i o b");
    CHECK(table.says("$121 PLAYER_2"));
    table.keys(".");
    table.shows("auction-page-2");
}

TEST_CASE("in Gaol, by three doubles") {
    Screened table;
    table.sit_down(2);
    for (const char* dice : {"0 dice 5 5", "0 dice 5 5", "0 dice 1 1"}) {
        table.play("1 roll");
        table.play(dice);
        if (table.says("UNOWNED DEED")) table.keys("b");
    }
    table.shows("gone-to-gaol");
    table.keys("n");
    table.play("2 roll");
    table.play("0 dice 6 4");
    table.play("2 end");
    table.shows("in-gaol");
}

TEST_CASE("managing shows the bank's houses and what is selected") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    table.keys("m f");
    table.shows("manage");
    table.keys("i");
    table.shows("info-street");
    table.keys("a f f f f i");
    table.shows("info-station");
    table.keys("a f f f f f f f i");
    table.shows("info-utility");
}

TEST_CASE("building a group is confirmed") {
    Screened table;
    table.sit_down(2);
    table.set({"square.old-kent-road.owner 1", "square.whitechapel-road.owner 1"});
    table.keys("m f g");
    table.shows("confirm-group");
    table.keys("y");
    CHECK(table.says("CONSTRCT$-"));
}

TEST_CASE("a trade is put together, proposed and answered") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    table.keys("t");
    table.shows("trade-start");
    table.keys("p");
    table.shows("trade-partner");
    table.keys("3 w");
    table.keys("s r u");
    table.shows("trade-wanted");
    table.keys("a o i a");
    table.shows("trade-ready");
    table.keys("c");
    table.shows("trade-confirm");
    table.keys("y");
    table.shows("trade-proposed");
    table.keys("Space");
    table.shows("trade-approval");
    table.keys("w");
    table.shows("trade-approval-wanted");
    table.keys("Space c y");
    CHECK(table.says("ACQUIRED"));
}

TEST_CASE("a card stays readable, and its sum after it") {
    Screened table;
    table.sit_down(2);
    table.set({"seat.1.square euston-road", "deck.chest bank-error"});
    table.play("1 roll");
    table.play("0 dice 4 5");
    table.shows("card-chest");
    table.keys("Space");
    CHECK(table.says("CARD    $   200"));
}

TEST_CASE("who is in debt pays by selling or by autopay") {
    Screened table;
    table.sit_down(2);
    table.set({"square.mayfair.owner 2",
               "square.park-lane.owner 2",
               "square.mayfair.houses 3",
               "square.park-lane.houses 3",
               "seat.1.square liverpool-street-station",
               "seat.1.money 500",
               "square.bow-street.owner 1",
               "square.strand.owner 1",
               "square.kings-cross-station.owner 1",
               "square.coventry-street.owner 1",
               "square.regent-street.owner 1",
               "square.oxford-street.owner 1",
               "square.bond-street.owner 1",
               "square.vine-street.owner 1",
               "square.leicester-square.owner 1",
               "square.piccadilly.owner 1"});
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.shows("in-debt");
    table.keys("a");
    CHECK_FALSE(table.says("PLAYER MUST PAY"));
}

TEST_CASE("an eliminated player's deeds are claimed or left") {
    Screened table;
    table.sit_down(3);
    table.set({"square.mayfair.owner 2",
               "square.park-lane.owner 2",
               "square.mayfair.houses 3",
               "square.park-lane.houses 3",
               "seat.1.square liverpool-street-station",
               "seat.1.money 500",
               "square.bow-street.owner 1",
               "square.strand.owner 1"});
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.shows("player-eliminated");
    table.keys("Space");
    table.shows("claim");
    table.keys("c a");
    CHECK(table.says("DEED AUCTION"));
}

TEST_CASE("the game is ended by agreement, with the standings") {
    Screened table;
    table.sit_down(3);
    table.keys("e");
    table.shows("end-ask");
    table.keys("y y");
    table.shows("vote");
    table.keys("y y");
    table.shows("game-over-dialog");
    table.keys("Space");
    table.shows("game-over");
    table.keys("c");
    CHECK(table.says("SELECT GAME"));
}

TEST_CASE("U-1.7: `?` explains the keys of the page it is pressed on") {
    Screened table;
    table.sit_down(2);
    table.keys("?");
    table.shows("help-turn");
}

TEST_CASE("statistics") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    table.keys("s");
    table.shows("statistics-select");
    table.keys("1");
    table.shows("statistics");
}

}  // namespace parlor::tui
