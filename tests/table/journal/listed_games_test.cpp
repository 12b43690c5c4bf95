// Lists only read what they show of a game file, however long it is.
#include "table/journal/saves.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include "disk/faulty_disk.hpp"
#include "table/folder.hpp"
#include "table/journal/journal_text.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using std::chrono::sys_seconds;

namespace {

namespace fs = std::filesystem;

using Names = std::vector<std::string>;

// A shelf on which nothing may be replayed, unless a test allows it.
struct ShelfOfFiles {
    Folder folder;
    disk::FaultyDisk disk;
    int opened = 0;
    CalledOff called_off = {};

    Kept kept(const std::string& text) {
        std::ofstream{folder.path / "one.parlor"} << text;
        const Opener open = [this](const SetupAsked& asked) {
            ++opened;
            return toy::open_pig(asked);
        };
        return kept_in(disk, folder.path, "one", open, sys_seconds::max(), called_off);
    }
};

const std::string moves = "1 roll\n0 die 4\n1 hold\n2 roll\n0 die 2\n";

std::string sealed(const std::vector<std::string>& pieces) { return Sealer{}.sealed(pieces, 754); }

// A sealed game of at least this many bytes, with this last piece.
std::string long_game(std::size_t bytes, const std::string& last) {
    std::string text = toy::pig_header;
    while (text.size() < bytes) text += "# a line that says nothing\n";
    return sealed({text, last});
}

const std::string left = "# left 9 turn \"Bob B\"\n";

}  // namespace

TEST_CASE("a game that was left is listed as it says, and is not replayed") {
    ShelfOfFiles shelf;
    const Kept kept = shelf.kept(sealed({toy::pig_header + moves, left}));
    CHECK(kept.header.game == "pig");
    CHECK(kept.header.players == Names{"Ann", "Bob B"});
    CHECK(kept.seconds == 754);
    CHECK(kept.summary == Summary{9, false, {"Bob B"}});
    CHECK_FALSE(kept.is_damaged);
    CHECK(shelf.opened == 0);
}

TEST_CASE(
    "a short game that was not left, or a script, is replayed once to know whose turn it is") {
    const std::vector<std::string> texts{sealed({toy::pig_header, moves}),
                                         sealed({toy::pig_header, left, moves}),
                                         sealed({toy::pig_header, moves}) + "2 ro",
                                         toy::pig_header + moves,
                                         toy::pig_header + moves + left};
    for (const std::string& text : texts) {
        ShelfOfFiles shelf;
        const Kept kept = shelf.kept(text);
        INFO(text);
        CHECK(kept.summary == Summary{3, false, {"Bob B"}});
        CHECK(kept.header.players == Names{"Ann", "Bob B"});
        CHECK(kept.seconds.has_value() == (text.find("# kept") != text.npos));
        CHECK_FALSE(kept.is_damaged);
        CHECK(shelf.opened == 1);
    }
}

TEST_CASE("of a long game both ends are read, and nothing is replayed") {
    for (const std::size_t bytes : {300'000U, 19'000'000U}) {
        ShelfOfFiles shelf;
        const Kept kept = shelf.kept(long_game(bytes, left));
        CHECK(kept.header.players == Names{"Ann", "Bob B"});
        CHECK(kept.seconds == 754);
        CHECK(kept.summary == Summary{9, false, {"Bob B"}});
        CHECK(shelf.opened == 0);
        CHECK(shelf.disk.bytes_read() <= 22'000);
    }
}

TEST_CASE("whose turn it is in a long game that was not left is not said, and all else is") {
    ShelfOfFiles shelf;
    const Kept killed = shelf.kept(long_game(300'000, left + moves));
    CHECK(killed.header.players == Names{"Ann", "Bob B"});
    CHECK(killed.seconds == 754);
    CHECK_FALSE(killed.summary);
    CHECK_FALSE(killed.is_damaged);
    const Kept torn = shelf.kept(long_game(300'000, left) + "1 ro");
    CHECK(torn.seconds == 754);
    CHECK(torn.summary == Summary{9, false, {"Bob B"}});
    CHECK(shelf.opened == 0);
}

TEST_CASE("of a game with lines after its last seal what is before them is said") {
    ShelfOfFiles shelf;
    const Kept kept = shelf.kept(sealed({toy::pig_header, moves, left}) + "1 roll\n");
    CHECK_FALSE(kept.is_damaged);
    CHECK(kept.summary == Summary{9, false, {"Bob B"}});
}

TEST_CASE("damage that can be seen is said, with the game and the players as far as they stand") {
    ShelfOfFiles shelf;
    std::string text = sealed({toy::pig_header, moves, left});
    text[text.find("die 4") + 4] = '5';
    Kept kept = shelf.kept(text);
    CHECK(kept.is_damaged);
    CHECK_FALSE(kept.summary);
    CHECK(kept.header.players == Names{"Ann", "Bob B"});
    CHECK(shelf.kept(toy::pig_header + "1 fly\n").is_damaged);
    kept = shelf.kept("nothing of ours");
    CHECK(kept.is_damaged);
    CHECK(kept.header.game.empty());
    CHECK(kept.header.players.empty());
    CHECK(shelf.kept("").is_damaged);
    fs::remove(shelf.folder.path / "one.parlor");
    fs::create_directory(shelf.folder.path / "one.parlor");
    CHECK(shelf.kept("").is_damaged);
}

TEST_CASE("a game whose reading was called off is not said to be damaged") {
    ShelfOfFiles shelf;
    shelf.called_off = [] { return true; };
    const Kept kept = shelf.kept(long_game(5'000, moves));
    CHECK(kept.header.players == Names{"Ann", "Bob B"});
    CHECK_FALSE(kept.summary);
    CHECK_FALSE(kept.is_damaged);
}

TEST_CASE("a short file that takes long to replay keeps no list waiting") {
    ShelfOfFiles shelf;
    std::string text = toy::pig_header;
    while (text.size() < 190'000) text += "1 roll\n0 die 2\n.undo\n";
    const Kept kept = shelf.kept(text);
    CHECK(kept.header.players == Names{"Ann", "Bob B"});
    CHECK_FALSE(kept.summary);
    CHECK_FALSE(kept.is_damaged);
}

TEST_CASE("a game whose folder was deleted meanwhile is listed as damaged") {
    ShelfOfFiles shelf;
    const Kept kept =
        kept_in(shelf.disk, shelf.folder.path / "none", "one", toy::open_pig, sys_seconds::max());
    CHECK(kept.is_damaged);
    CHECK_FALSE(kept.when);
}

TEST_CASE("a time in the far future, beyond what nanoseconds can count, is not believed") {
    ShelfOfFiles shelf;
    (void)shelf.kept(toy::pig_header);
    const timespec far[]{{9'500'000'000, 0}, {9'500'000'000, 0}};
    REQUIRE(utimensat(AT_FDCWD, (shelf.folder.path / "one.parlor").c_str(), far, 0) == 0);
    const sys_seconds now{std::chrono::days{20'000}};
    CHECK_FALSE(kept_in(shelf.disk, shelf.folder.path, "one", toy::open_pig, now).when);
}

TEST_CASE("a time in the future is shown no more than it is believed") {
    ShelfOfFiles shelf;
    (void)shelf.kept(toy::pig_header);
    const auto open = [](const SetupAsked& asked) { return toy::open_pig(asked); };
    const auto when = [&](sys_seconds now) {
        return kept_in(shelf.disk, shelf.folder.path, "one", open, now).when;
    };
    CHECK(when(sys_seconds::max()));
    CHECK_FALSE(when(sys_seconds{}));
}

TEST_CASE("the lines before the game begins name it and its players, and wrong ones nothing") {
    const Header header = header_in(toy::pig_header);
    CHECK(header.game == "pig");
    CHECK(header.players == Names{"Ann", "Bob B"});
    const Header odd = header_in(
        "parlor 1\ngame pig\ngame other\nseat 2 person \x1b[2J\n"
        "seat 2 person Zoë\nseat 1 dog Rex\nseat 3 person Cut");
    CHECK(odd.game == "pig");
    CHECK(odd.players == Names{"Zoë"});
    const Header with_computer = header_in("seat 1 person Ann\nseat 2 cpu:2 Mack\n");
    CHECK(with_computer.levels == std::vector<std::optional<int>>{std::nullopt, 2});
    CHECK(header_in("begin\ngame pig\n").game.empty());
}
