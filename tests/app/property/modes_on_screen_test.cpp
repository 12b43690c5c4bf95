// What Reverse and a leaderboard add to the screen: M-4.3, U-7.4 and U-7.6.
#include "app/halves.hpp"
#include "app/screened.hpp"

namespace parlor::tui {
namespace {

struct AtMode : Screened {
    explicit AtMode(const std::string& text) { take_up(text); }
    [[nodiscard]] char32_t beside_go_on_the_map() { return app().canvas().cell({22, 38}).glyph; }
};

std::string begun(const std::string& game) {
    return "parlor 1\ngame " + game +
           "\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nseat 3 person Cid\nbegin\n"
           "0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n";
}

bool says_wide(App& app, const std::string& words) {
    const Canvas canvas = app.canvas(wide_window);
    for (const std::string& line : lines_of(canvas, GlyphSet::Unicode))
        if (line.find(words) != std::string::npos) return true;
    return false;
}

}  // namespace

TEST_CASE("M-4.3, U-7.4: the direction stands at GO, on the mini-map and in the ring's middle") {
    AtMode table{begun("reverse")};
    table.set({"seat.1.square marylebone-station", "seat.2.square gaol", "seat.3.square gaol"});
    table.keys("F1");
    CHECK(table.says("◄━━━"));
    CHECK(table.beside_go_on_the_map() == U'←');
    CHECK(says_wide(table.app(), "ALL MOVE FORWARDS"));
    table.play("1 roll");
    table.play("0 dice 1 1");
    CHECK(table.says("TURNS ALL BACK"));
    table.keys("F1");
    CHECK(table.says("↑ GO"));
    CHECK(table.beside_go_on_the_map() == U'↑');
    CHECK(says_wide(table.app(), "ALL MOVE BACKWARDS"));
}

TEST_CASE("M-4.3: where nothing turns, the screen says nothing of it") {
    AtMode table{begun("classic")};
    CHECK(table.beside_go_on_the_map() != U'←');
    CHECK_FALSE(says_wide(table.app(), "ALL MOVE"));
}

TEST_CASE("U-6.1: the ring's middle has each clock in whole minutes, rounded up") {
    AtMode table{begun("blitz") +
                 "1 roll @1000\n0 dice 1 2\n1 pass @59000\n1 end @1\n"
                 "2 roll @540000\n0 dice 1 2\n2 pass\n2 end\n"};
    CHECK(says_wide(table.app(), "MINUTES A:9 B:1 C:10"));
    table.play("3 flag");
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    CHECK(says_wide(table.app(), "MINUTES A:9 B:1"));
}

TEST_CASE("U-7.6: the last page has the places of a leaderboard, the wealth, and how each left") {
    AtMode table{begun("blitz") + ".set seat.2.money 3000\n1 flag\n2 flag\n"};
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.keys("Esc");
    CHECK(table.says("BOB WINS!"));
    CHECK(table.says("1 BOB      3000T"));
    CHECK(table.says("2 CID      1500"));
    CHECK(table.says("3 ANN      1500T"));
}

TEST_CASE("U-7.6: the leaderboard ends the game: place, name, wealth, how and when each left") {
    AtMode table{begun("blitz") +
                 ".set seat.2.money 3000\n.set seat.3.money 4\n1 flag\n"
                 "2 roll @61000\n0 dice 1 3\n2 end\n3 roll\n0 dice 1 3\n"};
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.shows("leaderboard");
}

TEST_CASE("U-7.6: the keys of the leaderboard are told once") {
    AtMode table{begun("blitz") + "1 flag\n2 flag\n"};
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.keys("?");
    CHECK(std::ranges::count_if(lines_of(table.app().canvas(), GlyphSet::Unicode),
                                [](const std::string& line) {
                                    return line.find("H WHAT HAPPENED") != line.npos;
                                }) == 1);
}

TEST_CASE("U-7.6: from the leaderboard lead keys to the pictures, the statistics, another game") {
    AtMode table{begun("blitz") + "1 flag\n2 flag\n"};
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    CHECK(table.says("LEADERBOARD"));
    table.keys("p");
    CHECK(table.says("WEALTH"));
    table.keys("d s");
    CHECK(table.says("SELECT PLAYER"));
    table.keys("d");
    CHECK(table.says("OUT OF TIME IN ROUND 1"));
    table.keys("t");
    CHECK(table.says("GAME OVER"));
    table.keys("l");
    CHECK(table.says("IN AT THE END, 10:00 LEFT"));
    table.keys("n");
    CHECK(table.says("ALL SETTINGS"));
    CHECK(table.place.table == nullptr);
}

}  // namespace parlor::tui
