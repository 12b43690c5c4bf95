// Steady keys: closing what is only read, what Enter does, and the keys of pages that manage.
//
// Source: U-10.7.
#include "app/domino_screened.hpp"
#include "app/furnished.hpp"
#include "app/moneyloopy/loopy_screened.hpp"
#include "app/seated.hpp"
#include "app/table/at_table.hpp"
#include "app/unfinished_games.hpp"

namespace parlor::tui {
namespace {

constexpr const char* closing[]{"x", "Esc", "Enter"};

// Two people at the streets of seat 1; the cursor is on Old Kent Road.
struct Managing : AtTable {
    explicit Managing(const std::vector<std::string>& more = {}) : AtTable{2} {
        set({"square.old-kent-road.owner 1",
             "square.whitechapel-road.owner 1",
             "seat.1.square old-kent-road"});
        if (not more.empty()) set(more);
        keys("m");
    }
    [[nodiscard]] std::string houses() const { return fact("square.old-kent-road.houses"); }
};

// A cabinet whose disk may be full.
struct Disk : NoCabinet {
    std::optional<Error> trouble;
    std::optional<Error> keep(const table::GameTable& /*game*/) override { return trouble; }
    [[nodiscard]] bool is_kept() const override { return not trouble; }
};

}  // namespace

TEST_CASE("U-10.7: what is only read closes by X, Esc and Enter") {
    AtFurnishedTable table{3};
    for (const char* const page : {"h", "v", "s p"}) {
        for (const char* const key : closing) {
            CAPTURE(page, key);
            table.keys(page);
            CHECK_FALSE(table.says("'S TURN"));
            table.keys(key);
            if (table.says("SELECT PLAYER")) table.keys("x");
            CHECK(table.says("'S TURN"));
        }
    }
}

TEST_CASE("U-10.7: the key of what is closed now does not select it") {
    AtTable table{2};
    REQUIRE(table.says("N   NEXT TURN"));
    table.keys("n");
    CHECK(table.says(">R - ROLL"));
}

TEST_CASE("U-10.7: Enter closes a page that is only read, whatever was read before") {
    AtFurnishedTable table{3};
    table.keys("s p r l Enter");
    CHECK(table.says("SELECT PLAYER"));
    table.keys("p Left Left Enter");  // arrows choose RENT
    CHECK(table.says("LANDINGS"));
    table.keys("Enter");
    CHECK(table.says("SELECT PLAYER"));
}

TEST_CASE("U-10.7: How to play closes by X, Esc and Enter, on any page") {
    for (const char* const key : closing) {
        Screened table;
        table.keys("a h n");
        CHECK(table.says("PG 2/"));
        table.keys(key);
        CHECK(table.says("QUICK GAME"));
    }
}

TEST_CASE("U-10.7: while computers play no item is selected, and Enter skips as any key does") {
    Seated table{1, 1};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.keys("n");
    CHECK(table.says("ANY KEY SKIPS"));
    CHECK(table.says(" P - PAUSE"));
    CHECK_FALSE(table.says(">P - PAUSE"));
    const auto entries = table.entries();
    table.keys("Enter");
    CHECK(table.entries() == entries + 1);
    CHECK_FALSE(table.says("GAME PAUSED"));
}

TEST_CASE("U-10.7: AUTOPAY is on the first page of a debt, selected, in the own turn too") {
    AtTable table{2};
    table.set({"square.mayfair.owner 2",
               "square.park-lane.owner 2",
               "square.mayfair.houses 3",
               "square.park-lane.houses 3",
               "seat.1.square liverpool-street-station",
               "seat.1.money 1000",
               "square.bow-street.owner 1",
               "square.strand.owner 1",
               "square.coventry-street.owner 1",
               "square.regent-street.owner 1"});
    table.play("1 roll");
    table.play("0 dice 1 3");
    CHECK(table.says("IN DEBT"));
    CHECK(table.says(">A - AUTOPAY"));
    table.shows("debt-in-own-turn");
    table.keys("Enter Space");
    CHECK_FALSE(table.says("IN DEBT"));
    CHECK_FALSE(table.says("AUTOPAY"));
}

TEST_CASE("U-10.7: Z in Manage takes back what was done there, and the page stays open") {
    Managing table;
    table.keys("c c");
    CHECK(table.houses() == "1");
    CHECK(table.says("CONFIRM GROUP"));
    table.keys("y c");
    CHECK(table.houses() == "2");
    table.keys("z");
    CHECK(table.houses() == "1");
    CHECK(table.says("MANAGE OPTIONS"));
    CHECK(table.says("TAKEN BACK"));
    table.keys("z z");
    CHECK(table.houses() == "0");
    table.keys("z");
    CHECK(table.says("NOTHING WAS DONE"));
    CHECK(table.says("MANAGE OPTIONS"));
}

TEST_CASE("U-10.7: Z in Manage takes back nothing that was done before it was opened") {
    Managing table;
    table.keys("c d m z");
    CHECK(table.houses() == "1");
    CHECK(table.says("NOTHING WAS DONE"));
    table.keys("d z y");
    CHECK(table.houses() == "0");
}

TEST_CASE("U-10.7: a chain of own decisions loses no key to what is shown between them") {
    Managing table;
    table.keys_at_once("g y g y g y");
    CHECK(table.houses() == "3");
    CHECK(table.fact("square.whitechapel-road.houses") == "3");
    CHECK(table.says("GAME UPDATING"));
    table.keys_at_once("Space");  // only skips
    CHECK(table.says("MANAGE OPTIONS"));
    CHECK_FALSE(table.says("NO SUCH KEY"));
}

TEST_CASE("U-10.7: nor is a key lost to a notice in the chain; Enter only closes it") {
    Disk disk;
    AtTable table{2,
                  AppNeeds{.cabinet = disk, .options = {.movement = Options::Movement::Jumping}}};
    table.set({"square.old-kent-road.owner 1",
               "square.whitechapel-road.owner 1",
               "seat.1.square old-kent-road"});
    table.keys("m");
    disk.trouble = Error{"the disk is full"};
    table.keys_at_once("c");
    CHECK(table.says("NOT ON DISK"));
    table.keys_at_once("s");
    CHECK_FALSE(table.says("NOT ON DISK"));
    CHECK(table.fact("square.old-kent-road.houses") == "0");
    disk.trouble = Error{"the disk is gone"};
    table.keys_at_once("c");
    CHECK(table.says("NOT ON DISK"));
    table.keys_at_once("Enter");
    CHECK_FALSE(table.says("NOT ON DISK"));
    CHECK(table.fact("square.old-kent-road.houses") == "1");
}

TEST_CASE("U-10.7: digits while managing build up to so many houses, after saying the sum") {
    Managing table;
    table.keys("3");
    CHECK(table.says("HERE $250"));
    CHECK(table.says("GROUP $300"));
    table.shows("build-up");
    table.keys("n");
    CHECK(table.houses() == "0");
    table.keys("3 y");
    CHECK(table.houses() == "3");
    CHECK(table.fact("square.whitechapel-road.houses") == "2");
    table.keys("Space 3");
    CHECK(table.says("AS MANY"));
    table.keys("2");
    CHECK(table.says("S SELLS HOUSES"));
    table.keys("5 g");
    CHECK(table.houses() == "5");
    CHECK(table.fact("square.whitechapel-road.houses") == "5");
}

TEST_CASE("U-10.7: what cannot be paid is not built up") {
    Managing table{{"seat.1.money 240"}};
    table.keys("3 y");
    CHECK(table.houses() == "0");
    CHECK(table.says("MUCH MONEY"));
    table.keys("n F3 2 y");
    CHECK(table.houses() == "2");
}

TEST_CASE("U-10.7: in Moneyloopy digits build on one property, and with G on its group") {
    LoopyScreen table{
        ann_and_bob(".set square.mediterranean-avenue.owner 1\n"
                    ".set square.baltic-avenue.owner 1\n.set seat.1.money 2000\n")};
    table.keys("m Home 2 y");
    CHECK(table.fact("square.mediterranean-avenue.houses") == "2");
    CHECK(table.fact("square.baltic-avenue.houses") == "0");
    table.keys("Space 1");
    CHECK(table.says("NEVER SOLD"));
    table.keys("3 g");
    CHECK(table.fact("square.mediterranean-avenue.houses") == "3");
    CHECK(table.fact("square.baltic-avenue.houses") == "3");
}

TEST_CASE("U-10.7: Tab, Home and End go to the own properties in Moneyloopy's Manage") {
    LoopyScreen table{
        ann_and_bob(".set square.mediterranean-avenue.owner 1\n.set square.boardwalk.owner 1\n"
                    ".set square.oriental-avenue.owner 1\n")};
    table.keys("m End");
    CHECK(table.says("BOARDWALK"));
    table.keys("Home");
    CHECK(table.says("MEDITERRANEAN"));
    table.keys("Tab");
    CHECK(table.says("ORIENTAL"));
}

TEST_CASE("U-10.7: ? shows the keys while dominoes are arranged") {
    DominoScreened table;
    table.begin_with_mack();
    table.keys("a ?");
    CHECK(table.says("SWAP, FLIP"));
    table.shows("domino-help-arranging");
    table.keys("x ?");
    CHECK(table.says("SWAP, FLIP"));
}

}  // namespace parlor::tui
