// The list of each player's deeds, and the keys that go over a player's own deeds.
#include "app/table/at_table.hpp"

namespace parlor::tui {
namespace {

void give_deeds(Screened& table) {
    table.set({"square.old-kent-road.owner 1",
               "square.whitechapel-road.owner 1",
               "square.old-kent-road.houses 5",
               "square.whitechapel-road.houses 4",
               "square.kings-cross-station.owner 1",
               "square.electric-company.owner 1",
               "square.pall-mall.owner 1",
               "square.pall-mall.mortgaged yes",
               "square.northumberland-avenue.owner 1",
               "square.strand.owner 2",
               "square.park-lane.owner 2",
               "square.mayfair.owner 2",
               "seat.2.free-cards chance"});
}

}  // namespace

TEST_CASE("U-5.9: the deeds of each player, by group, with houses, mortgages and rents") {
    AtTable table{3};
    give_deeds(table);
    table.keys("=");
    check_golden_everywhere("deeds", table.app().canvas());
    CHECK(table.says("OLD KENT ROAD         2/2 HTL $ 250"));
    CHECK(table.says("WHITECHAPEL ROAD      2/2 4HS $ 320"));
    CHECK(table.says("PALL MALL             2/3 MORT    -"));
    CHECK(table.says("KINGS CROSS STATION   1/4     $  25"));
    CHECK(table.says("ELECTRIC COMPANY      1/2        4X"));
    table.keys("Right");
    table.shows("deeds-of-another");
    CHECK(table.says("MAYFAIR               2/2     $ 100"));
    CHECK(table.says("CARDS 1"));
    table.keys("3");
    CHECK(table.says("DEEDS OF PLAYER_3"));
    CHECK(table.says("NO DEEDS"));
    table.keys("Left Left d");
    CHECK(table.says("'S TURN"));
}

TEST_CASE("U-5.9: all deeds of the board in one hand, with six players") {
    AtTable table{6};
    std::vector<std::string> facts;
    for (const char* const number :
         {"1",  "3",  "5",  "6",  "8",  "9",  "11", "12", "13", "14", "15", "16", "18", "19",
          "21", "23", "24", "25", "26", "27", "28", "29", "31", "32", "34", "35", "37", "39"})
        facts.push_back("square." + std::string{number} + ".owner 6");
    table.set(facts);
    table.keys("= Left");
    table.shows("deeds-all");
    CHECK(table.says("15 BELOW"));
    table.keys("End");
    CHECK(table.says(">U WATER WORKS"));
    table.keys("PgUp Down Up Home PgDn");
    table.shows("deeds-all-scrolled");
    table.keys("Tab");
    CHECK(table.says(">Y LEICESTER SQUARE"));
}

TEST_CASE("U-5.9: the list is one key away wherever the overview is") {
    AtTable table{2};
    const auto lists = [&](const std::string& keys) {
        INFO(keys);
        table.keys(keys);
        CHECK(table.says("DEEDS OF PLAYER_"));
        table.keys("Esc");
    };
    lists("=");
    lists("t =");
    table.keys("x");
    table.play("1 roll");
    table.play("0 dice 1 2");
    lists("=");
    table.keys("p");
    lists("=");
    lists(". =");
}

TEST_CASE("U-5.9: a deed of one's own list is managed, another's shows its card") {
    AtTable table{2};
    give_deeds(table);
    table.keys("= Tab Tab Enter");
    CHECK(table.says("MANAGE OPTIONS"));
    CHECK(table.says("KINGS CROSS"));
    table.keys("m");
    CHECK(table.says("MORTGAGE"));
    table.keys("d");
    CHECK(table.says("KINGS CROSS STATION   1/4 MORT    -"));
    table.keys("Right m");
    CHECK(table.says("MANAGE ONLY YOUR"));
    table.keys("Enter");
    CHECK(table.says("MARKET"));
    table.keys("Space d");
    CHECK(table.says("'S TURN"));
}

TEST_CASE("U-5.9: Manage goes to the next own group, and to the first and last own deed") {
    AtTable table{2};
    give_deeds(table);
    table.keys("m");
    for (const char* const name :
         {"OLD KENT ROAD", "PALL MALL", "KINGS CROSS", "ELECTRIC COMPANY"}) {
        INFO(name);
        table.keys("Tab");
        CHECK(table.says(name));
    }
    table.keys("Tab");
    CHECK(table.says("OLD KENT ROAD"));
    table.keys("End");
    CHECK(table.says("NORTHUMBERLAND"));
    table.keys("Home");
    CHECK(table.says("OLD KENT ROAD"));
    table.keys("F5 = Down Enter");
    CHECK(table.says("WHITECHAPEL ROAD"));
    CHECK(table.says("4B"));  // the quarter of the deed is shown again
}

TEST_CASE("U-5.9: the selector goes to the next group of its side, or starts from the list") {
    AtTable table{2};
    give_deeds(table);
    table.keys("t w");
    CHECK(table.says("STRAND "));
    table.keys("Tab");
    CHECK(table.says("PARK LANE"));
    table.keys("Tab");
    CHECK(table.says("STRAND "));
    table.keys("End");
    CHECK(table.says("MAYFAIR"));
    table.keys("Home");
    CHECK(table.says("STRAND "));
    table.keys("= End Enter s a o =");
    CHECK(table.says("DEEDS OF PLAYER_1"));
    table.keys("Home Enter");
    CHECK(table.says("THIS DEED CANNOT"));
    table.keys("Tab Enter");
    CHECK(table.says("PALL MALL"));
    table.keys("s a");
    CHECK(table.says("MAYFAIR "));
    CHECK(table.says("PALL MALL  MP"));
}

TEST_CASE("U-5.9: ? tells the keys of the list, and those that pages use to go over deeds") {
    AtTable table{2};
    give_deeds(table);
    table.keys("= ?");
    table.shows("help-deeds");
    table.keys("Space Esc m ?");
    CHECK(table.says("TAB NEXT OWN GROUP"));
    CHECK(table.says("HOME FIRST OWN DEED"));
    table.keys("Space");
    CHECK_FALSE(table.says("TAB OR"));
}

}  // namespace parlor::tui
