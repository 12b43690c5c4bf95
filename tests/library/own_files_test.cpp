// D-8.1, D-8.2, M-5.1: records, saved games and settings in the player's own folder.
#include "library/own_files.hpp"

#include "catch.hpp"
#include "disk/in_processes.hpp"
#include "disk/links.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::library;

namespace {

struct Own {
    Folder home;
    OwnFiles files{home.path / "a" / "b"};
};

std::size_t files_in(const std::filesystem::path& folder) {
    using Walk = std::filesystem::recursive_directory_iterator;
    return static_cast<std::size_t>(std::distance(Walk{folder}, Walk{}));
}

}  // namespace

TEST_CASE("D-8.2: of the files game0 to game9 those that there are are listed") {
    const Own own;
    CHECK(own.files.numbered_games().empty());
    for (const char* const name : {"game7", "game0", "game10", "mine"})
        REQUIRE_FALSE(own.files.save(name, "x"));
    CHECK(own.files.numbered_games() == std::vector<std::string>{"game0", "game7"});
}

TEST_CASE("D-8.2: other names can be used, and what was saved is read again") {
    const Own own;
    REQUIRE_FALSE(own.files.save("Ann's best", "one"));
    REQUIRE_FALSE(own.files.save("Ann's best", "two"));
    CHECK(*own.files.read("Ann's best") == "two");
    CHECK(own.files.read("game1").error().what == "there is no file game1");
}

TEST_CASE("D-8.2, M-5.1: a file of a name that looks the same is the one that is meant") {
    const Own own;
    REQUIRE_FALSE(own.files.save("Friday", "one"));
    CHECK(own.files.holds(" FRIDAY"));
    CHECK(*own.files.read("friday") == "one");
    REQUIRE_FALSE(own.files.save("friday", "two"));
    REQUIRE_FALSE(own.files.save("Rene\u0301", "three"));
    CHECK(own.files.names() == std::vector<std::string>{"Friday", "René"});
    CHECK(*own.files.read("Friday") == "two");
    CHECK(own.files.rename("René", "FRIDAY")->what == "there is a file Friday already");
    CHECK_FALSE(own.files.rename("Friday", "FRIDAY"));
    CHECK(own.files.names() == std::vector<std::string>{"FRIDAY", "René"});
}

TEST_CASE("D-8.1: a record is added to as the game goes") {
    const Own own;
    REQUIRE_FALSE(own.files.append("record", "one\n"));
    REQUIRE_FALSE(own.files.append("record", "two\n"));
    CHECK(*own.files.read("record") == "one\ntwo\n");
}

TEST_CASE("D-8.2: a name never leaves the folder") {
    const Own own;
    for (const std::string name :
         {"../x", "/tmp/x", "a/b", ".", "..", ".x", "", "a\nb", "\x1b[2J", "\xff"}) {
        CHECK(own.files.save(name, "x"));
        CHECK(own.files.append(name, "x\n"));
        CHECK_FALSE(own.files.read(name).ok());
    }
    CHECK(own.files.save(std::string(101, 'x'), "x"));
    CHECK(files_in(own.home.path) == 0);
}

TEST_CASE("D-8.2: no new name has a ` or a $; a file that has one is listed, read and deleted") {
    const Own own;
    REQUIRE_FALSE(own.files.save("mine", "x"));
    for (const std::string name : {"a`b", "$a"}) {
        CHECK(own.files.save(name, "x")->what.starts_with("a name cannot have ` or $"));
        CHECK(own.files.append(name, "x"));
        CHECK(own.files.rename("mine", name));
        std::filesystem::rename(own.files.folder / "mine", own.files.folder / name);
        CHECK(own.files.names() == std::vector<std::string>{name});
        CHECK(*own.files.read(name) == "x");
        REQUIRE_FALSE(own.files.rename(name, "mine"));
        std::filesystem::rename(own.files.folder / "mine", own.files.folder / name);
        REQUIRE_FALSE(own.files.save(name, "y"));
        REQUIRE_FALSE(own.files.remove(name));
        REQUIRE_FALSE(own.files.save("mine", "x"));
    }
}

TEST_CASE("D-8.2: a file that cannot be written is told, and nothing is left of it") {
    const Own own;
    std::filesystem::create_directories(own.files.folder / "game0");
    CHECK(own.files.save("game0", "x"));
    CHECK(files_in(own.files.folder) == 1);
    std::ofstream{own.home.path / "file"} << "x";
    const OwnFiles nowhere{own.home.path / "file"};
    CHECK(nowhere.save("game0", "x")->what.find("cannot be written") != std::string::npos);
    CHECK(nowhere.append("game0", "x\n"));
}

TEST_CASE("M-5.1: all files with valid names are listed, renamed and deleted") {
    const Own own;
    CHECK(own.files.names().empty());
    for (const char* const name : {"b", "Ann's", "a"}) REQUIRE_FALSE(own.files.save(name, name));
    std::ofstream{own.files.folder / ".b.AAAAAA.begun"} << "";
    std::ofstream{own.files.folder / "x\ny"} << "";
    std::filesystem::create_directory(own.files.folder / "folder");
    CHECK(own.files.names() == std::vector<std::string>{"Ann's", "a", "b"});
    CHECK(own.files.rename("a", "b")->what == "there is a file b already");
    CHECK(own.files.rename("a", "../a"));
    CHECK(own.files.rename("../a", "c"));
    CHECK(own.files.rename("none", "c"));
    CHECK_FALSE(own.files.rename("a", "c"));
    CHECK(*own.files.read("c") == "a");
    CHECK(own.files.remove("../b"));
    CHECK(own.files.remove("none")->what.find("cannot be deleted") != std::string::npos);
    CHECK_FALSE(own.files.remove("b"));
    CHECK(own.files.names() == std::vector<std::string>{"Ann's", "c"});
}

TEST_CASE("on a host for everybody there are no more files than there may be") {
    Own own;
    own.files.most_files = 2;
    REQUIRE_FALSE(own.files.save("one", "x"));
    REQUIRE_FALSE(own.files.append("two", "x\n"));
    REQUIRE_FALSE(own.files.save("two", "y"));
    CHECK(own.files.save("three", "x")->what == "there are 2 files already, and may be no more");
    CHECK(own.files.append("three", "x\n"));
}

TEST_CASE("D-8.1: a record that is full goes on in a second file, which counts as one") {
    Own own;
    const std::string line = std::string(999'999, 'x') + "\n";
    REQUIRE_FALSE(own.files.append("record", line));
    REQUIRE_FALSE(own.files.append("record", "next\n"));
    CHECK(*own.files.read("record") == line);
    CHECK(*own.files.read("record-2") == "next\n");
    own.files.most_files = 3;
    REQUIRE_FALSE(own.files.append("other", line));
    CHECK(own.files.append("other", "next\n")->what ==
          "there are 3 files already, and may be no more");
    CHECK_FALSE(own.files.append("record", "and next\n"));
}

TEST_CASE("on a host for everybody parlors that save together make no more files than may be") {
    const Own own;
    OwnFiles files = own.files;
    files.most_files = 5;
    REQUIRE_FALSE(files.save("first", "x"));
    const auto saved = in_processes(8, [&](int number) {
        const std::string name = "file" + std::to_string(number);
        return not(number % 2 == 0 ? files.save(name, "x\n") : files.append(name, "x\n"));
    });
    CHECK(saved == 4);
    CHECK(files_in(files.folder) == 5);
}

TEST_CASE("names behind a link are not listed where links are refused") {
    const Own own;
    REQUIRE_FALSE(own.files.save("theirs", "x"));
    const OwnFiles linked{own.home.path / "link"};
    std::filesystem::create_symlink(own.files.folder, linked.folder);
    CHECK(linked.names() == std::vector<std::string>{"theirs"});
    disk::treat_links(disk::Links::Refused, own.home.path);
    CHECK(linked.names().empty());
    CHECK(linked.save("mine", "x"));
    disk::treat_links(disk::Links::Followed, own.home.path);
}

TEST_CASE(
    "D-8.1, D-8.2, M-5.1: records, saved games and settings are kept apart, in the XDG folder") {
    const Folder home;
    setenv("XDG_DATA_HOME", home.path.c_str(), 1);
    CHECK(saved_games()->folder == home.path / "parlor" / "dominoes" / "games");
    CHECK(records()->folder == home.path / "parlor" / "dominoes" / "records");
    CHECK(saved_settings()->folder == home.path / "parlor" / "property" / "settings");
    unsetenv("XDG_DATA_HOME");
}
