// U-5.4: a paste counts only in text fields.
#include "app/guard_time.hpp"
#include "domino_screened.hpp"
#include "screened.hpp"
#include "terminal/key_reader.hpp"

namespace parlor::tui {
namespace {

// Presses the keys that a terminal's bytes stand for.
void send(Screened& table, std::string_view bytes) {
    KeyReader reader;
    reader.feed(bytes);
    while (const auto key = reader.next()) table.app().press(*key);
}

std::string pasted(const std::string& text) { return "\x1b[200~" + text + "\x1b[201~"; }

}  // namespace

TEST_CASE("U-5.4: pasted text plays no turn: all of it is dropped, and one notice says so") {
    Screened table;
    table.sit_down(2);
    const auto before = table.place.table->state();
    send(table, pasted("r\rn\nq\x03y\r") + pasted("rrr"));
    CHECK(table.place.table->state() == before);
    CHECK_FALSE(table.app().is_left());
    CHECK(table.says("CAN BE PASTED"));
    table.keys("Space");
    CHECK_FALSE(table.says("CAN BE PASTED"));
    CHECK(table.says("'S TURN"));
    table.keys("r");
    CHECK(table.place.table->state() != before);
}

TEST_CASE("U-5.4: the title and the launcher take no paste either") {
    Screened table;
    send(table, pasted("q"));
    CHECK(table.says("CAN BE PASTED"));
    table.keys("Space");
    CHECK(table.says("P A R L O R"));
    table.keys("a");
    send(table, pasted("qqy"));
    table.keys("Space");
    CHECK_FALSE(table.app().is_left());
}

TEST_CASE("U-5.4: a sum or a time of set-up can be pasted, and only what it is made of counts") {
    Screened table;
    table.keys("a p k c 3 Enter 3 0 Enter Enter Enter Enter Enter Enter Enter Enter Enter 4");
    send(table, pasted("7a5b:0\r"));
    CHECK(table.says("4 - $750_"));
    table.keys("Enter");
    CHECK(table.says("HOUSE RULES"));
    for (int i = 0; i < 9 and not table.says(">T - TIME"); ++i) table.keys(i < 2 ? "." : "Down");
    send(table, pasted("1:30 m"));
    CHECK(table.says("♦ 1:30_"));
    table.keys("Enter");
    CHECK(table.says("♦ 1:30"));
}

TEST_CASE("U-5.4: a name can be pasted, and its line ends are not Enter") {
    Screened table;
    table.keys("a p k c Enter Enter 2 0 0");
    send(table, pasted("An\rna\n"));
    CHECK(table.says("Anna_"));
    CHECK_FALSE(table.says("CAN BE PASTED"));
    table.keys("Enter Enter 1");
    send(table, pasted("Bob") + "\r");
    table.keys("Enter 0 c 0 r r a b");
    CHECK((table.row(0).find("ANNA") != std::string::npos or
           table.row(1).find("ANNA") != std::string::npos));
}

TEST_CASE("U-5.4: of a pasted sum the digits count, in a trade and at an auction") {
    Screened table;
    table.sit_down(2);
    table.keys("t w");
    send(table, pasted("$1c2y\r"));
    CHECK(table.says("$   12"));
    CHECK_FALSE(table.says("CAN BE PASTED"));
    table.keys("x x");
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.keys("p");
    table.app().tick(GuardTime::length.count);
    send(table, pasted("7b5"));
    CHECK(table.says("AMT    $    75"));
}

TEST_CASE("U-5.4: the name of a saved game can be pasted") {
    Screened table;
    table.sit_down(2);
    table.keys("Ctrl-S");
    send(table, pasted("my game\x03\r"));
    CHECK(table.says("my game_"));
    CHECK_FALSE(table.says("LEAVE"));
}

TEST_CASE("U-5.4: a tile is not entered by a paste") {
    DominoScreened table;
    table.begin_with_mack();
    send(table, pasted("33\r"));
    table.keys("Space");
    CHECK(table.says("YOUR TILE: _"));
}

}  // namespace parlor::tui
