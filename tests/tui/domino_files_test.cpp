#include <cstdlib>
#include <filesystem>

#include "domino_screened.hpp"
#include "library/own_files.hpp"

namespace parlor::tui {
namespace {

namespace fs = std::filesystem;

// A data folder of its own, gone afterwards.
struct OwnFolder {
    fs::path path = fs::temp_directory_path() / "parlor-domino-files";
    OwnFolder() {
        fs::remove_all(path);
        fs::create_directories(path);
        setenv("XDG_DATA_HOME", path.c_str(), 1);
    }
    ~OwnFolder() {
        unsetenv("XDG_DATA_HOME");
        fs::remove_all(path);
    }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;
};

}  // namespace

TEST_CASE("D-8.2, D-8.3: a game is saved, and its deals come again with the hands switched") {
    const OwnFolder folder;
    DominoScreened table{ChanceBy::Dealer};
    table.choose_two_people();
    table.keys("2 5 4 0 Enter Enter Space");
    const std::string first = table.fact("hand.1"), second = table.fact("hand.2");
    table.plays_until("ANOTHER GAME");
    table.keys("s");
    table.shows("domino-save");
    table.keys("?");
    CHECK(table.says("A SAVED GAME"));
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
    table.keys("Enter Space");
    CHECK(table.fact("hand.1") == second);
    CHECK(table.fact("hand.2") == first);
}

TEST_CASE("D-8.1: the record is written as the game goes") {
    const OwnFolder folder;
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

TEST_CASE("D-8.1: a record that cannot be written is told in words, and the game goes on") {
    const OwnFolder folder;
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 6 . Enter Enter");
    CHECK(table.says("NO RECORD"));
    table.keys("Space Space");
    CHECK((table.says("YOUR TILE") or table.says("SPACE GOES ON")));
}

}  // namespace parlor::tui
