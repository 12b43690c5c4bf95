// Every page that names players, at a table of eight: U-7.2.
#include <string>
#include <vector>

#include "mode_table.hpp"
#include "own_modes.hpp"

namespace parlor::tui {
namespace {

// Everybody has deeds, and two of the eight have complete groups.
const std::vector<std::string> deeds{"square.old-kent-road.owner 1",
                                     "square.whitechapel-road.owner 1",
                                     "square.kings-cross-station.owner 2",
                                     "square.pall-mall.owner 3",
                                     "square.whitehall.owner 4",
                                     "square.strand.owner 5",
                                     "square.fleet-street.owner 6",
                                     "square.bond-street.owner 7",
                                     "square.park-lane.owner 8",
                                     "square.mayfair.owner 8",
                                     "square.mayfair.houses 2",
                                     "square.park-lane.houses 2",
                                     "square.pall-mall.mortgaged yes"};

struct EightTable : ModeTable {
    explicit EightTable(const std::string& mode = "city") : ModeTable{mode, 8} { set(deeds); }
    void reads() {
        while (says("PRESS ANY KEY")) keys("Space");
    }
    void moves_to_end(const std::string& dice) {
        play("1 roll");
        play("0 dice " + dice);
        reads();
    }
};

}  // namespace

TEST_CASE("U-7.2: eight at a trade: put together, confirmed, answered") {
    EightTable table;
    table.moves_to_end("4 6");
    table.keys("t 8 o");
    table.shows("eight-goods");
    table.keys("s");
    table.shows("eight-selector");
    table.keys("Esc Esc Esc Esc");
    table.play("1 propose 8 give old-kent-road $100 for nothing");
    table.reads();
    table.shows("eight-answer");
    CHECK(table.says("HENRIET."));
}

TEST_CASE("U-7.2: eight vote on the end of the game") {
    EightTable table;
    table.play("1 end-game");
    table.reads();
    table.shows("eight-vote");
    CHECK(table.says("BARTHOL."));
}

TEST_CASE("U-7.2: the first of eight is ruined by the eighth, who claims the deeds") {
    EightTable table;
    table.set({"seat.1.square bond-street", "seat.1.money 30"});
    table.play("1 roll");
    table.play("0 dice 2 3");
    table.shows("eight-ruined");
    table.reads();
    table.shows("eight-claims");
    table.keys("o");
    table.shows("eight-claimed-deeds");
}

TEST_CASE("U-7.2: eight bid for a deed, in an own mode with auctions") {
    const OwnModes own;
    own.write("market",
              "name = \"Market\"\nboard = \"uk\"\ncards = \"city\"\nseats = [3, 8]\n"
              "tokens = \"letters\"\n");
    EightTable table{"market"};
    table.moves_to_end("4 5");
    table.play("1 pass");
    table.play("2 bid 120");
    table.reads();
    table.shows("eight-auction");
    CHECK(table.says("DEED AUCTION"));
}

TEST_CASE("U-7.2: the first of eight owes more than they have") {
    EightTable table;
    table.set({"seat.1.square piccadilly", "seat.1.money 5"});
    table.moves_to_end("2 3");
    table.shows("eight-in-debt");
    CHECK(table.says("IN DEBT"));
}

TEST_CASE("U-7.2: managing, the pause menu and what happened, at a table of eight") {
    EightTable table;
    table.keys("m");
    table.shows("eight-manage");
    table.keys("d Esc");
    table.shows("eight-pause");
    table.keys("c h");
    table.shows("eight-what-happened");
}

TEST_CASE("U-7.2: the figures, the deeds and the charts of eight") {
    EightTable table;
    table.keys("s 8");
    table.shows("eight-figures");
    table.keys("Space Esc = 8");
    table.shows("eight-deeds-of-last");
    table.keys("d");
    table.moves_to_end("1 4");
    table.play("1 end");
    table.play("2 roll");
    table.play("0 dice 6 4");
    table.keys("s p r");
    table.shows("eight-rent");
    table.keys("l");
    table.shows("eight-landings");
}

TEST_CASE("U-7.2: eight tokens on a street, on a corner and in Gaol") {
    EightTable table;
    for (const std::string place : {"vine-street", "fleet-street", "free-parking", "gaol"}) {
        std::vector<std::string> facts;
        for (int seat = 1; seat <= 8; ++seat)
            facts.push_back("seat." + std::to_string(seat) + ".square " + place);
        table.set(facts);
        table.shows("eight-on-" + place);
    }
}

TEST_CASE("U-7.2, U-7.3: the pages of Blitz at a table of eight") {
    EightTable table{"blitz"};
    table.play("1 think @570000");
    table.keys("m");
    table.shows("eight-blitz-manage");
    table.keys("d");
    table.moves_to_end("4 6");
    table.play("1 propose 8 give old-kent-road $100 for nothing");
    table.reads();
    table.shows("eight-blitz-answer");
}

}  // namespace parlor::tui
