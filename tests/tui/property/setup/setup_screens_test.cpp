#include "app/screened.hpp"

namespace parlor::tui {
namespace {

// With seeds from the system.
struct Unseeded : Screened {
    Unseeded() {
        needs.terms.seed.reset();
        held = std::make_unique<App>(place, needs, outside);
    }
    [[nodiscard]] std::string seed_of_game() const {
        const std::string header = place.table->header();
        return header.substr(header.find("seed "), 30);
    }
};

}  // namespace

TEST_CASE("U-2.1: the title, and the parlor's menu") {
    Screened table;
    table.shows("title");
    table.keys("Space");
    table.shows("launcher");
}

TEST_CASE(
    "U-3.1: setting up asks for mode and board, and goes on through its pages in the C64's order") {
    Screened table;
    table.keys("a p k c");
    table.shows("setup-mode");
    table.keys("Enter");
    table.shows("setup-board");
    table.keys("Enter");
    table.shows("setup-count");
    table.keys("3");
    table.shows("setup-computers");
    table.keys("0");
    table.shows("setup-colours");
    table.keys("4");
    table.shows("setup-names");
    table.app().type("Ann");
    table.keys("Enter");
    table.shows("setup-signs");
    table.keys("Enter");
    table.shows("setup-colours-one-taken");
    table.keys("0 Enter Enter 1 Enter Enter");
    table.shows("setup-funds");
    table.keys("2 f f g");
    table.shows("setup-house-rules");
    table.keys("c");
    table.shows("setup-deeds");
    table.keys("0 r");
    table.shows("setup-first-roll");
    table.keys("r r");
    table.shows("game-starting");
    table.keys("Space b");
    CHECK(table.says("'S TURN"));
    CHECK(table.says("ANN      $  2000"));
}

TEST_CASE("U-3.1: going back from the first rolls and beginning again shows the same rolls") {
    for (const auto& seed : {std::optional<std::uint64_t>{}, std::optional<std::uint64_t>{7}}) {
        Screened table;
        table.needs.terms.seed = seed;
        table.held = std::make_unique<App>(table.place, table.needs, table.outside);
        const auto throws = [&] {
            table.keys("r r r Space");
            return table.row(10) + table.row(11) + table.row(12);
        };
        table.keys("a p k c Enter Enter 3 0 0 Enter Enter 1 Enter Enter 2 Enter Enter 0 c 0");
        const std::string first = throws();
        for (int i = 0; i < 5; ++i) {
            table.keys("x 0");
            CHECK(throws() == first);
        }
        table.keys("x x g c 1");  // other house rules, and deeds
        CHECK(throws() == first);
        table.keys("x");
        for (int i = 0; i < 20 and not table.says("SET MODE"); ++i) table.keys("Esc");
        for (int i = 0; i < 20 and not table.says("ROLL FOR FIRST"); ++i) table.keys("Enter");
        CHECK(throws() == first);
    }
}

TEST_CASE("U-3.1: the next game has other rolls") {
    Unseeded table;
    table.keys("a p k c Enter Enter 2 0 0 Enter Enter 1 Enter Enter 0 c 0 r r Space b");
    const std::string first = table.seed_of_game();
    const int asker = number(table.place.table->on_turn());
    table.play(std::to_string(asker) + " end-game");
    table.play(std::to_string(3 - asker) + " agree");
    for (int i = 0; i < 9 and not table.says("LEADERBOARD"); ++i) table.keys("Space");
    table.keys("n s");
    REQUIRE(table.says("ROLL FOR FIRST"));
    CHECK(table.seed_of_game() != first);
}

TEST_CASE("U-3.1: from game to launcher and back, the rolls change only after a move") {
    Unseeded table;
    const auto to_the_launcher = [&](const std::string& keys) {
        for (int i = 0; i < 40 and not table.says("MAIN MENU"); ++i)
            table.keys(table.says("PRESS ") ? "Space" : keys);
        INFO(table.row(7) << table.row(8) << table.row(9));
        REQUIRE(table.says("MAIN MENU"));
    };
    const std::string to_first_rolls = "p k c Enter Enter 2 0 0 Enter Enter 1 Enter Enter 0 c 0";
    table.keys("Space " + to_first_rolls);
    const std::string first = table.seed_of_game();
    table.keys("x");
    to_the_launcher("Esc");
    table.keys(to_first_rolls + " r r a b");
    REQUIRE(table.says("'S TURN"));
    CHECK(table.seed_of_game() == first);
    to_the_launcher("q y");
    table.keys("d Enter");
    CHECK(table.seed_of_game() == first);
    table.keys("r y Enter");  // set up again
    CHECK(table.seed_of_game() == first);
    table.keys("r y x q y");
    to_the_launcher("q y");
    table.keys(to_first_rolls + " r r a b r");
    CHECK(table.seed_of_game() == first);
    REQUIRE(table.place.table->moves() > 0);
    to_the_launcher("q y");
    table.keys("d Enter");
    CHECK(table.seed_of_game() != first);
}

TEST_CASE("U-3.1: you can go back from every page of set-up") {
    Screened table;
    table.keys("a p k c Enter Enter 2 0 0 Enter Enter 1 Enter Enter 0 c");
    CHECK(table.says("STARTING DEEDS"));
    table.keys("x");
    CHECK(table.says("HOUSE RULES"));
    table.keys("x");
    CHECK(table.says("SET START FUNDS"));
    table.keys("x");
    CHECK(table.says("SET PLAYER TOKEN"));
    table.keys("Up");
    CHECK(table.says("PLAYER 2:"));
    table.keys("Up");
    CHECK(table.says("PLAYER_2:"));
    table.keys("x");
    CHECK(table.says("SET PLAYER TOKEN"));
    table.keys("Up");
    CHECK(table.says("PLAYER 1:"));
    table.keys("Up");
    CHECK(table.says("PLAYER_1:"));
    table.keys("x");
    CHECK(table.says("SET CPU PLAYERS"));
    table.keys("x");
    CHECK(table.says("SET PLAYER COUNT"));
    table.keys("x");
    CHECK(table.says("SET BOARD"));
    table.keys("x");
    CHECK(table.says("SET MODE"));
    table.keys("x");
    CHECK(table.says("C - CHANGE"));
    table.keys("x");
    CHECK(table.says("ALL SETTINGS"));
    table.keys("x");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-3.1: the last seats are for computers, with names of their own") {
    Screened table;
    table.keys("a p k c Enter Enter 4");
    CHECK(table.says("4 COMPUTERS"));
    table.keys("3");
    table.shows("setup-level");
    table.keys("2");
    CHECK(table.says("PLAYER_1:"));
    table.keys("1 Enter Enter");
    table.shows("setup-with-computers");
    table.keys("0 c 0");
    REQUIRE(table.place.table);
    const std::string header = table.place.table->header();
    CHECK(header.find("seat 1 person PLAYER_1 purple P\n"
                      "seat 2 cpu:2 Ada red A\n"
                      "seat 3 cpu:2 Bruno green B\n"
                      "seat 4 cpu:2 Clara blue C\n") != std::string::npos);
}

TEST_CASE("U-3.1: the pages of computers can be left backwards, and chosen otherwise") {
    Screened table;
    table.keys("a p k c Enter Enter 3 3 1");
    CHECK(table.says("SET START FUNDS"));
    table.keys("x");
    CHECK(table.says("SET CPU LEVEL"));
    CHECK(table.row(12).find(">1 - TRADER") != std::string::npos);
    table.keys("x 2 0 2 Enter Enter");
    CHECK(table.says("SET START FUNDS"));
    table.keys("x Up Up x");
    CHECK(table.says("SET CPU LEVEL"));
    table.keys("x 0");
    CHECK(table.says("PLAYER_3"));
    CHECK_FALSE(table.says("ADA"));
    table.keys("x");
    CHECK(table.says("SET CPU PLAYERS"));
}

TEST_CASE("a person does not get a computer's name, nor a computer a person's") {
    Screened table;
    table.keys("a p k c Enter Enter 2 1 0 0");
    table.app().type("Ada");
    table.keys("Enter");
    CHECK(table.says("SOMEBODY HAS THIS"));
    table.keys("Up x x 0 0");
    table.app().type("Ada");
    table.keys("Enter Enter");
    CHECK(table.says("PLAYER_2:"));
    table.keys("x Up Up x 1");
    CHECK(table.says("BRUNO"));
}

TEST_CASE("U-3.1: Enter alone leads to a game of one person against three computers") {
    Screened table;
    table.keys("a p k c Enter Enter Enter Enter");
    CHECK(table.says("SET CPU LEVEL"));
    table.keys("Enter Enter Enter Enter Enter Enter Enter");
    CHECK(table.says("ROLL FOR FIRST"));
    REQUIRE(table.place.table);
    const std::string header = table.place.table->header();
    INFO(header);
    CHECK(header.find("board uk\n") != std::string::npos);
    CHECK(header.find("seat 1 person ") != std::string::npos);
    CHECK(header.find("seat 4 cpu:1 ") != std::string::npos);
    CHECK(header.find("seat 2 person ") == std::string::npos);
}

TEST_CASE("U-3.1: any board can be played on, that of the US among them") {
    Screened table;
    table.keys("a p k c Enter");
    CHECK(table.says("2 - US"));
    table.keys("2 2 0 0 Enter Enter 1 Enter Enter 0 c 0");
    REQUIRE(table.place.table);
    CHECK(table.place.table->header().find("board us\n") != std::string::npos);
}

TEST_CASE(
    "U-5.7: mode, board, level and number of computers are kept, and offered first next time") {
    Screened table;
    table.keys("a p k c 1 2 5 2 2 Enter Enter Enter Enter Enter Enter Enter Enter Enter");
    CHECK(table.says("SET START FUNDS"));
    CHECK(table.app().options().property == Options::Property{});
    table.keys("Enter Enter Enter");
    REQUIRE(table.place.table);
    CHECK(table.app().options().property ==
          Options::Property{.mode = "classic", .board = "us", .level = 2, .computers = 2});
    table.keys("x");
    for (int page = 0; not table.says("MAIN MENU") and page < 20; ++page) table.keys("Esc");
    table.keys("p k c");
    CHECK(table.says(">1 - CLASSIC"));
    table.keys("Enter");
    CHECK(table.says(">2 - US"));
    table.keys("Enter");
    CHECK(table.says(">3 - 3 PLAYERS"));
    table.keys("Enter");
    CHECK(table.says(">2 - 2 COMPUTERS"));
    table.keys("Enter");
    CHECK(table.says(">2 - MASTER"));
}

TEST_CASE("U-1.7: `?` explains the keys of a page of setting up") {
    Screened table;
    table.keys("a p k c ?");
    CHECK(table.says("2 PLAY IT"));
    table.keys("? 1 ?");
    CHECK(table.says("2 PLAY ON IT"));
    table.keys("? 1");
    CHECK(table.says("SET PLAYER COUNT"));
}

TEST_CASE("U-3.7: a remark reports an unknown key, and a colour that is taken") {
    Screened table;
    table.keys("a p k c z");
    CHECK(table.says("NO SUCH KEY."));
    table.keys("1");
    CHECK_FALSE(table.says("NO SUCH KEY."));
    table.keys("1 2 0 4 Enter Enter 4");
    CHECK(table.says("SOMEBODY HAS THIS"));
    CHECK(table.says("PLAYER_2:"));
    table.keys("Down");
    CHECK_FALSE(table.says("SOMEBODY HAS THIS"));
}

TEST_CASE("U-1.7: `?` explains the keys where a name is typed, and is in none") {
    Screened table;
    table.keys("a p k c Enter Enter 2 0 0 ?");
    CHECK(table.says("ENTER TAKE IT"));
    table.keys("Space Enter Enter");
    CHECK(table.says("PLAYER_1 $  1500"));
    CHECK(table.says("PLAYER_2:"));
}

TEST_CASE("a name is given once only, and cannot be blank") {
    Screened table;
    table.keys("a p k c Enter Enter 2 0 0");
    table.app().type("Ann");
    table.keys("Enter Enter 1");
    table.app().type("Ann");
    table.keys("Enter");
    CHECK(table.says("SOMEBODY HAS THIS"));
    table.keys("Backspace Backspace Backspace Enter");
    CHECK(table.says("A NAME HAS 1 TO"));
}

TEST_CASE("U-3.1: no two players look the same, and blanks around a name are left out") {
    Screened table;
    table.keys("a p k c Enter Enter 2 0 0");
    table.app().type(" Ann ");
    table.keys("Enter Enter 1");
    CHECK(table.says("ANN      $"));
    table.app().type("ANN");
    table.keys("Enter");
    CHECK(table.says("SOMEBODY HAS THIS"));
}

TEST_CASE("U-3.1: where a terminal lacks their marks, names that differ in them are not taken") {
    Screened table;
    table.needs.terms.glyphs = GlyphSet::Ascii;
    table.come_in(1);
    table.keys("a p k c Enter Enter 2 0 0");
    table.app().type("\u00D6mer");
    table.keys("Enter Enter 1");
    table.app().type("Omer");
    table.keys("Enter");
    CHECK(table.says("SOMEBODY HAS THIS"));
}

TEST_CASE(
    "U-3.1: a letter that cannot be shown is said, and the name is not taken before it is erased") {
    Screened table;
    table.keys("a p k c Enter Enter 2 0 0");
    table.types(U"A\u65E5n");
    CHECK(table.says("A?n_"));
    CHECK(table.says("A LETTER SHOWN AS"));
    table.keys("Enter");
    CHECK(table.says("A?n_"));
    CHECK(table.says("A LETTER SHOWN AS"));
    table.keys("Backspace Backspace");
    CHECK_FALSE(table.says("A LETTER SHOWN AS"));
    CHECK(table.says("A_"));
    table.types(U"n\u0303o");
    CHECK(table.says("Año_"));
    table.keys("Enter");
    CHECK(table.says("AÑO      $"));
}

TEST_CASE("as many starting deeds are on offer as everybody could pay for") {
    Screened table;
    table.keys("a p k c Enter Enter 2 0 0 Enter Enter 1 Enter Enter 0 c");
    CHECK(table.says("4 - 4 DEEDS"));
    CHECK_FALSE(table.says("5 - 5 DEEDS"));
    table.keys("x x 1 c");
    CHECK(table.says("2 - 2 DEEDS"));
    CHECK_FALSE(table.says("3 - 3 DEEDS"));
}

}  // namespace parlor::tui
