// Broken files of the player's own: they are listed as broken, reported when they are chosen, and
// block nothing else.
#include "app/property/own_modes.hpp"
#include "app/screened.hpp"
#include "games/games.hpp"
#include "tui/property/setup/mode_page.hpp"
#include "where.hpp"

namespace parlor::tui {
namespace {

void write_board(const OwnModes& own, const std::string& id, const std::string& text) {
    std::filesystem::create_directories(own.path / "parlor/boards");
    std::ofstream{own.path / ("parlor/boards/" + id + ".toml")} << text;
}

const std::string broken = "name = \"Broken\"\nboard = \"uk\"\ncards = \"classic\"\nturbo = 1\n";

}  // namespace

TEST_CASE("U-7.1: a mode whose file is wrong is dark, says why, and another can be chosen") {
    const OwnModes own;
    own.write("moon", broken);
    own.write("sun", "name = \"Sun\"\nboard = \"uk\"\ncards = \"classic\"\n");
    Screened table;
    table.keys("a p k c");
    CHECK(table.says("6 - SUN"));
    CHECK(table.says("7   MOON"));
    table.keys("7");
    CHECK(table.says("NO MODE"));
    CHECK(table.says("TURBO:"));
    CHECK(table.says("PRESS ANY KEY"));
    CHECK(table.says("..."));
    table.keys("Space 6");
    CHECK(table.says("SET BOARD"));
}

TEST_CASE("U-7.1: only modes whose files are wrong are dark") {
    const Menu menu = mode_menu({{"a", "A"}, {"b", "B", ItemIs::Dark}, {"c", "C"}});
    REQUIRE(menu.items.size() == 5);
    CHECK((menu.items[0].open and not menu.items[1].open and menu.items[2].open));
    CHECK((menu.items[3].open and menu.items[4].open));  // START, and the way back
}

TEST_CASE("U-7.1: a mode or a board that hides one of ours and is wrong shuts no game") {
    const OwnModes own;
    own.write("classic", broken);
    write_board(own, "uk", "name = 1\n");
    Screened table;
    table.keys("a");
    CHECK_FALSE(table.says("NO GAME"));
    table.keys("p");
    CHECK(table.says("NO BOARD"));
    table.keys("Space k c 4");
    CHECK(table.says("SET BOARD"));
    table.keys("1");
    CHECK(table.says("NO BOARD"));
    table.keys("Space 2");
    CHECK(table.says("SET PLAYER COUNT"));
}

TEST_CASE(
    "U-7.1: a quick game begins with our files where the player's own are wrong, and says so") {
    const OwnModes own;
    write_board(own, "uk", "name = 1\n");
    Screened table;
    table.keys("a g");
    CHECK(table.says("NO BOARD"));
    REQUIRE(table.place.table);
    CHECK(table.fact("board") == "uk");
}

}  // namespace parlor::tui
