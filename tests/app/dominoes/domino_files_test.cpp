#include <filesystem>

#include "app/domino_screened.hpp"
#include "app/own_data.hpp"
#include "library/own_files.hpp"

namespace parlor::tui {
namespace fs = std::filesystem;

TEST_CASE("D-8.2, D-8.3: a game is saved, and its deals come again with the hands switched") {
    const OwnData folder;
    DominoScreened table{ChanceBy::Dealer};
    table.choose_two_people();
    table.keys("2 5 4 0 Enter Enter Enter Enter Space");
    const std::string first = table.fact("hand.1"), second = table.fact("hand.2");
    table.plays_until("ANOTHER GAME");
    table.keys("s");
    table.shows("domino-save");
    table.keys("?");
    CHECK(table.says("REPEAT ITS DEALS"));
    table.keys("Space 3");
    CHECK(table.says("SAVED"));
    table.keys("Space s t m y Enter Space r 2 7");
    CHECK(table.says("GAME3 *"));
    table.keys("0");
    CHECK(table.says("NOT REPEATED"));
    table.keys("Space 7 w");
    table.shows("domino-repeat");
    table.keys("3");
    CHECK(table.says("HAND OF 7"));
    CHECK(table.says("AS GAME3"));
    CHECK(table.says("HANDS SWITCHED"));
    CHECK(table.says("2 PEOPLE"));
    table.keys("Enter Enter Enter");
    CHECK(table.fact("hand.1") == second);
    CHECK(table.fact("hand.2") == first);
}

TEST_CASE("D-8.2: saving is offered as soon as a game is over, next to its places") {
    const OwnData folder;
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 Enter Enter");
    table.plays_until("LEADERBOARD");
    table.keys("s");
    CHECK(table.says("SAVE THE GAME"));
    table.keys("3");
    CHECK(table.says("SAVED"));
    table.keys("Space");
    CHECK(table.says("LEADERBOARD"));
    CHECK(library::saved_games()->holds("game3"));
}

TEST_CASE("D-8.1: the record is written as the game goes") {
    const OwnData folder;
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 6 m y Enter");
    CHECK(table.says("REC MY"));
    table.keys("Enter Space");
    const auto before = library::records()->read("my");
    REQUIRE(before);
    CHECK(before->find("PLAYER_1") != std::string::npos);
    table.does_something();
    const auto after = library::records()->read("my");
    REQUIRE(after);
    CHECK(after->size() > before->size());
}

TEST_CASE("D-8.1: a record named - or PRN is printed as the game goes, and is no file") {
    struct Printer : Nowhere {
        std::string printed;
        void print(std::string_view text) override { printed += text; }
    };
    for (const char* const name : {"-", "P R N", "p r n"}) {
        const OwnData folder;
        Printer printer;
        DominoScreened table{AppNeeds{.terms = {.chance = ChanceBy::Dealer}}, printer};
        table.keys("2 6 " + std::string{name} + " Enter Enter Space");
        INFO(name);
        CHECK(printer.printed.find("HAND 1\n") != std::string::npos);
        const std::size_t before = printer.printed.size();
        table.does_something();
        CHECK(printer.printed.size() > before);
        CHECK(fs::is_empty(folder.path));
    }
}

TEST_CASE("D-8.1: a record that cannot be written is reported, and the game continues") {
    const OwnData folder;
    fs::create_directories(library::records()->folder / "my");  // blocks the path of the record
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 6 m y Enter Enter");
    CHECK(table.says("NO RECORD"));
    table.keys("Space Space");
    CHECK((table.says("YOUR TILE") or table.says("PRESS SPACE")));
}

TEST_CASE("D-8.1, D-9.1: a record's name that may not be is refused when it is typed") {
    const OwnData folder;
    DominoScreened table;
    for (const char* const name : {". . / x", "a / b", ". x"}) {
        table.keys("6 " + std::string{name} + " Enter");
        CHECK(table.says("NO RECORD"));
        table.keys("Space");
        CHECK(table.says("6 - RECORD"));
    }
    table.keys("6 a b c d e f g h i j");
    CHECK(table.says("6 - REC DEFGHIJ_"));
    table.keys("Backspace Esc");
    CHECK(table.says("6 - RECORD"));
}

TEST_CASE("D-8.1: a record with a $ in its name is refused when it is typed, unless it is there") {
    const OwnData folder;
    fs::create_directories(library::records()->folder);
    std::ofstream{library::records()->folder / "ol$"} << "before\n";
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 6 m $ Enter");
    CHECK(table.says("NO RECORD"));
    table.keys("Space 6 o l $ Enter");
    CHECK_FALSE(table.says("NO RECORD"));
    CHECK(table.says("REC OL$"));
}

TEST_CASE("D-8.1: a record named - is printed") {
    const OwnData folder;
    struct Printer : Nowhere {
        std::string printed;
        void print(std::string_view text) override { printed += text; }
    } printer;
    Screened table{{}, printer};
    table.keys("a d 6 - Enter Enter Space");
    CHECK(printer.printed.find("PLAYER_1") != std::string::npos);
    CHECK(fs::is_empty(folder.path));
}

TEST_CASE("D-8.2: a game that is there is not saved over without a question") {
    const OwnData folder;
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 Enter Enter");
    const auto content = [] { return *library::saved_games()->read("game2"); };
    REQUIRE_FALSE(library::saved_games()->save("game2", "mine"));
    table.plays_until("ANOTHER GAME");
    table.keys("s 2");
    table.shows("domino-save-over");
    for (const char* const no : {"n", "Enter", "Esc"}) {
        table.keys(no);
        CHECK(table.says("SAVE THE GAME"));
        CHECK_FALSE(table.says("SAVE OVER IT"));
        CHECK(content() == "mine");
        table.keys("t g a m e 2 Enter");
    }
    table.keys("y");
    CHECK(table.says("SAVED"));
    CHECK(content() != "mine");
}

TEST_CASE("D-8.2: a name never leaves the folder of saved games") {
    const OwnData folder;
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 Enter Enter");
    table.plays_until("ANOTHER GAME");
    for (const char* const name : {". . / x", "/ x", "a / b"}) {
        table.keys("s t " + std::string{name} + " Enter");
        CHECK(table.says("NOT SAVED"));
        table.keys("Space");
    }
    CHECK(fs::is_empty(folder.path));
}

TEST_CASE("D-8.3: saved deals come again in one game, which can be started over; N drops them") {
    const OwnData folder;
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 Enter Enter");
    const std::string hand = table.fact("hand.1");
    table.plays_until("ANOTHER GAME");
    table.keys("s 0 Space r 7 0 Enter Space");
    CHECK(table.fact("hand.1") == hand);
    table.keys("r y");
    CHECK(table.says("AS GAME0"));
    table.keys("7 n");
    CHECK(table.says("7 - REPEAT"));
    table.keys("7 0 Enter Space");
    table.plays_until("ANOTHER GAME");
    table.keys("r");
    CHECK(table.says("7 - REPEAT"));
}

}  // namespace parlor::tui
