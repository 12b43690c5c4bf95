#include "library/data_folder.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "catch.hpp"
#include "disk/links.hpp"
#include "table/folder.hpp"
#include "where.hpp"

using namespace parlor;
using namespace parlor::library;
namespace fs = std::filesystem;

namespace {

const DataFolders ours{.places = {data_folder}};

// An empty folder, removed at the end of the test.
struct Place {
    const Folder folder;
    fs::path path = folder.path;
    Place() { fs::create_directories(path / "boards"); }

    void write(const std::string& file, const std::string& text) const {
        std::ofstream{path / file} << text;
    }
};

const std::string ours_listed = "bilkent, bilkent-40, turkey, turkey-40, uk, us, world, world-40";

}  // namespace

TEST_CASE("a mode and a board make an edition") {
    const auto mode = ours.mode("classic");
    REQUIRE(mode);
    const auto edition = ours.edition(*mode);
    REQUIRE(edition);
    CHECK((*edition)->board.id == "uk");
    CHECK((*edition)->decks.cards[board::Deck::Chest].size() == 16);
    const auto over_there = ours.edition(*mode, "us");
    REQUIRE(over_there);
    CHECK((*over_there)->board.find("boardwalk") == Square{39});
}

TEST_CASE("what is absent is said, with what there is") {
    CHECK(ours.board("atlantis").error().what ==
          "there is no board \"atlantis\"; there are: " + ours_listed);
    CHECK(ours.mode("chess").error().what ==
          "there is no mode \"chess\"; there are: blitz, city, classic, evening, reverse");
    property::Mode mode = *ours.mode("classic");
    CHECK(ours.edition(mode, "atlantis").error().what ==
          "there is no board \"atlantis\"; there are: " + ours_listed);
    mode.cards = "tarot";
    CHECK(ours.edition(mode).error().what ==
          "there is no set of cards \"tarot\"; there are: city, classic");
    CHECK(DataFolders{}.board("uk").error().what ==
          "there is no board \"uk\", nor any other; PARLOR_DATA must name the folder that has "
          "boards in it");
}

TEST_CASE("no id leads out of its folder") {
    for (const char* id : {"../boards/uk", "/etc/passwd", "uk.toml", "UK", "", ".", "u\nk"}) {
        CAPTURE(id);
        CHECK(ours.board(id).error().what ==
              "the name of a board must be 1 to 40 of a-z, 0-9 and -");
    }
}

TEST_CASE("a player's own board stands before ours, and is listed once") {
    const Place place;
    const DataFolders both{.places = {place.path, data_folder}};
    place.write("boards/uk.toml", "name = 3");
    place.write("boards/a-home.toml", "");
    place.write("boards/Not An Id.toml", "");
    place.write("boards/notes.txt", "");
    CHECK(both.boards().front() == "a-home");
    CHECK(std::ranges::count(both.boards(), "uk") == 1);
    CHECK(both.boards().size() == ours.boards().size() + 1);
    CHECK(both.modes() ==
          std::vector<std::string>{"blitz", "city", "classic", "evening", "reverse"});
    CHECK(both.board("uk").error().what == (place.path / "boards/uk.toml").string() +
                                               ":1: name: must be 1 to 20 characters in quotes");
    CHECK(both.board("us"));
}

TEST_CASE("a file that is too long is not read") {
    const Place place;
    place.write("boards/long.toml", std::string(1'000'001, '#'));
    CHECK(DataFolders{.places = {place.path}}.board("long").error().what ==
          (place.path / "boards/long.toml").string() +
              ": is too long; must be at most 1,000,000 bytes");
}

TEST_CASE(
    "where links are refused no mode, board or cards are read through one, and that is said") {
    const Place place, other;
    for (const char* const shelf : {"boards", "cards", "modes"}) {
        fs::create_directories(other.path / shelf);
        for (const fs::path& file : fs::directory_iterator{fs::path{data_folder} / shelf})
            fs::copy(file, other.path / shelf / file.filename());
    }
    fs::create_symlink(other.path / "boards" / "uk.toml", place.path / "boards" / "mine.toml");
    for (const char* const shelf : {"cards", "modes"})
        fs::create_directory_symlink(other.path / shelf, place.path / shelf);
    const DataFolders folders{.places = {place.path}};
    CHECK(folders.board("mine"));
    CHECK(folders.mode("city"));
    CHECK(folders.cards() == std::vector<std::string>{"city", "classic"});
    disk::treat_links(disk::Links::Refused, place.path);
    const std::string refused =
        ": cannot be read: it is a link, or behind one, and links are not followed here";
    CHECK(folders.board("mine").error().what ==
          (place.path / "boards/mine.toml").string() + refused);
    CHECK(folders.mode("city").error().what == (place.path / "modes/city.toml").string() + refused);
    CHECK(folders.text(DataKind::Cards, "city").error().what ==
          (place.path / "cards/city.toml").string() + refused);
    CHECK(folders.modes().empty());
    CHECK(folders.cards().empty());
    const DataFolders both{.places = {place.path, data_folder}};
    CHECK(both.board("uk"));
    disk::treat_links(disk::Links::Followed, place.path);
}

TEST_CASE("PARLOR_DATA comes first among the data folders") {
    const Place place;
    setenv("PARLOR_DATA", place.path.c_str(), 1);
    const DataFolders folders = data_folders();
    unsetenv("PARLOR_DATA");
    REQUIRE(not folders.places.empty());
    CHECK(folders.places.front() == place.path);
    CHECK(folders.board("uk"));
}

TEST_CASE("what is built in stands after all folders, and needs none") {
    constexpr BuiltInFile files[] = {{"boards", "uk", "name = 1\n"}, {"modes", "solo", "x = 1\n"}};
    const DataFolders alone{.places = {}, .built_in = files};
    CHECK(alone.boards() == std::vector<std::string>{"uk"});
    CHECK(alone.cards().empty());
    CHECK(alone.text(DataKind::Mode, "solo")->text == "x = 1\n");
    CHECK(alone.board("uk").error().what.starts_with("built-in boards/uk.toml:1:"));
    CHECK(alone.text(DataKind::Board, "us").error().what ==
          "there is no board \"us\"; there are: uk");
    const DataFolders both{.places = {data_folder}, .built_in = files};
    CHECK(both.board("uk"));
    CHECK(both.text(DataKind::Mode, "solo"));
}
