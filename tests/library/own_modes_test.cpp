// M-5.4, U-8.4: your own modes and their boards, two files each.
#include "library/own_modes.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include "broken.hpp"
#include "disk/faulty_disk.hpp"
#include "disk/in_processes.hpp"
#include "library/board_text.hpp"
#include "library/mode_id.hpp"
#include "library/mode_text.hpp"
#include "random_files.hpp"
#include "sample.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::library;
using disk::FaultyDisk;

namespace {

namespace fs = std::filesystem;

std::string told(const std::optional<Error>& error) { return error ? error->what : "fine"; }

OwnMode rush() {
    OwnMode own{.mode = {.name = "Rush", .board = "uk", .cards = "classic"}, .board = uk()};
    own.mode.rules.salary = Money{300};
    own.board.name = "Rush";
    own.board.spots[Square{1}].price = Money{61};
    return own;
}

struct Home {
    Folder folder;
    OwnModes own{folder.path};
    DataFolders folders{{folder.path, data_folder}};

    [[nodiscard]] fs::path file(const std::string& name) const { return folder.path / name; }
    void write(const std::string& name, const std::string& text) const {
        fs::create_directories(file(name).parent_path());
        std::ofstream{file(name)} << text;
    }
    [[nodiscard]] std::vector<std::string> files() const { return files_below(folder.path); }
    [[nodiscard]] std::string written(OwnMode mode) const {
        mode.mode.board = "rush";
        return mode_text(mode.mode, Comments::With) + board_text(mode.board, Comments::With);
    }
    [[nodiscard]] std::string on_disk() const {
        return content(file("modes/rush.toml")) + content(file("boards/rush.toml"));
    }
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("U-8.4: the files of a mode are named after it, in letters that a file name can have") {
    CHECK(*id_for("Rush") == "rush");
    CHECK(*id_for("  My  Great - Mode! ") == "my-great-mode");
    CHECK(*id_for("\xC5\x9E"
                  "i\xC5\x9Fli \xC4\xB0 \xC3\x89t\xC3\xA9 99") == "sisli-i-ete-99");
    CHECK(*id_for("../../etc") == "etc");
    for (const std::string name : {"", " ", "---", "\xE2\x82\xAC", "\xD0\x96"})
        CHECK(id_for(name).error().what == "a name must have a letter from A to Z, or a digit");
    for (const std::string name : {"Rush`", "$ Rush"})
        CHECK(id_for(name).error().what == "a name cannot have ` or $, on which shells act");
    for (const std::string name :
         {"Classic", "UK", " us ", "Moneyloopy", "world 40", "D\xC3\xB4minoes"})
        CHECK(id_for(name).error().what.ends_with("is the parlor's own; choose another name"));
}

TEST_CASE("U-8.4: every mode and board of ours keeps its name") {
    const DataFolders ours{{data_folder}};
    for (const std::string& id : ours.modes()) CHECK(is_of_the_parlor(id));
    for (const std::string& id : ours.boards()) CHECK(is_of_the_parlor(id));
}

TEST_CASE("U-8.4: a mode that was saved has a board of its own, and is read as it was") {
    const Home home;
    CHECK(home.own.list(home.folders).empty());
    CHECK_FALSE(home.own.holds("rush"));
    REQUIRE(told(home.own.save("rush", rush())) == "fine");
    CHECK(home.files() == Names{"boards/rush.toml", "modes/rush.toml"});
    CHECK(home.own.holds("rush"));
    CHECK_FALSE(home.own.is_by_hand("rush"));
    const auto read = home.own.read("rush", home.folders);
    REQUIRE(read.ok());
    CHECK(read->mode.board == "rush");
    CHECK(read->mode.rules == rush().mode.rules);
    CHECK(home.written(*read) == home.on_disk());
    const std::string before = home.on_disk();
    REQUIRE(told(home.own.save("rush", *read)) == "fine");
    CHECK(home.on_disk() == before);
    CHECK(home.files().size() == 2);
    const auto listed = home.own.list(home.folders);
    REQUIRE(listed.size() == 1);
    CHECK((listed[0].id == "rush" and listed[0].name == "Rush" and not listed[0].mistake));
}

TEST_CASE("M-5.4, U-8.4: any board and mode that load are saved, and read back the same") {
    const Home home;
    for (unsigned seed = 0, rounds = unsigned(sampled(100, 8)); seed < rounds; ++seed) {
        INFO("seed " << seed);
        RandomFiles random{std::mt19937{seed}};
        OwnMode own{random.mode(), random.board()};
        own.mode.cards = "classic";
        REQUIRE(told(home.own.save("rush", own)) == "fine");
        CHECK(home.on_disk() == home.written(own));
        const auto mode = home.folders.mode("rush");
        const auto board = home.folders.board("rush");
        REQUIRE((mode.ok() and board.ok()));
        REQUIRE(told(home.own.save("rush", {*mode, *board})) == "fine");
        CHECK(home.on_disk() == home.written(own));
    }
    CHECK(home.files().size() == 2);
}

TEST_CASE("U-8.4: what was written by hand stays beside what is saved over it") {
    const Home home;
    const std::string hand = "# mine\nboard = 'uk'\nname = 'Rush'\ncards = 'classic'\n";
    home.write("modes/rush.toml", hand);
    CHECK(home.own.is_by_hand("rush"));
    REQUIRE(told(home.own.save("rush", rush())) == "fine");
    CHECK(content(home.file("modes/rush.toml~")) == hand);
    CHECK(home.on_disk() == home.written(rush()));
    CHECK_FALSE(home.own.is_by_hand("rush"));
    REQUIRE(told(home.own.save("rush", rush())) == "fine");
    CHECK(content(home.file("modes/rush.toml~")) == hand);
    CHECK(home.files() == Names{"boards/rush.toml", "modes/rush.toml", "modes/rush.toml~"});
}

TEST_CASE("U-8.4: modes that cannot be played are listed with their first mistake") {
    const Home home;
    home.write("modes/a.toml", "name = 'A'\nboard = 'uk'\ncards = 'classic'\nturbo = 1\n");
    home.write("modes/b.toml", "name = 'B'\nboard = 'atlantis'\ncards = 'classic'\n");
    home.write("modes/c.toml", "name = 'C'\nboard = 'c'\ncards = 'classic'\n");
    home.write("modes/d.toml", "name = 'D'\nboard = 'us'\ncards = 'classic'\n");
    home.write("modes/d.toml~", "old");
    home.write("boards/c.toml", "name = 'C'\nsquares = []\n");
    const auto listed = home.own.list(home.folders);
    REQUIRE(listed.size() == 4);
    CHECK(listed[0].mistake->what.find("modes/a.toml:4: turbo: is not known") != std::string::npos);
    CHECK(listed[1].mistake->what.starts_with("there is no board \"atlantis\""));
    CHECK(listed[2].mistake->what.find("boards/c.toml:2: squares: must be") != std::string::npos);
    CHECK(listed[2].name == "c");
    CHECK_FALSE(listed[3].mistake);
    CHECK_FALSE(home.own.read("a", home.folders).ok());
    CHECK(told(home.own.remove("c")) == "fine");
    CHECK(home.files() == Names{"modes/a.toml", "modes/b.toml", "modes/d.toml", "modes/d.toml~"});
}

TEST_CASE("U-8.4: a mode is renamed with its board, and never over another") {
    const Home home;
    REQUIRE(told(home.own.save("rush", rush())) == "fine");
    REQUIRE(told(home.own.save("calm", rush())) == "fine");
    const auto renamed = [&](const std::string& name) {
        const auto id = home.own.rename("rush", name, home.folders);
        return id ? *id : id.error().what;
    };
    CHECK(renamed("Calm") == "there is a mode or a board calm already");
    CHECK(renamed("City") == "\"city\" is the parlor's own; choose another name");
    CHECK(renamed("RUSH!") == "rush");
    CHECK(home.folders.mode("rush")->name == "RUSH!");
    REQUIRE(renamed("Hour") == "hour");
    CHECK(home.files() ==
          Names{"boards/calm.toml", "boards/hour.toml", "modes/calm.toml", "modes/hour.toml"});
    CHECK(home.folders.mode("hour")->name == "Hour");
    CHECK(home.folders.mode("hour")->board == "hour");
    CHECK(home.folders.board("hour")->name == "Hour");
    CHECK(home.folders.board("hour")->at(Square{1}).price == Money{61});
}

TEST_CASE("U-8.4: renaming keeps what was written by hand under its old name") {
    const Home home;
    const std::string hand = "# mine\nname = 'Rush'\nboard = 'us'\ncards = 'classic'\n";
    home.write("modes/rush.toml", hand);
    REQUIRE(home.own.rename("rush", "Hour", home.folders).ok());
    CHECK(home.files() == Names{"boards/hour.toml", "modes/hour.toml", "modes/rush.toml~"});
    CHECK(content(home.file("modes/rush.toml~")) == hand);
}

TEST_CASE("U-8.4: a mode is deleted with its board, unless another mode uses that") {
    const Home home;
    REQUIRE(told(home.own.save("rush", rush())) == "fine");
    home.write("modes/guest.toml", "name = 'Guest'\nboard = 'rush'\ncards = 'classic'\n");
    CHECK(told(home.own.remove("rush")) == "fine");
    CHECK(home.files() == Names{"boards/rush.toml", "modes/guest.toml"});
    CHECK(told(home.own.remove("guest")) == "fine");
    CHECK(home.files() == Names{"boards/rush.toml"});
    CHECK(told(home.own.remove("guest")).ends_with("cannot be deleted: No such file or directory"));
    CHECK(told(home.own.remove("../rush")) == "there is no such mode");
    REQUIRE(told(home.own.save("rush", rush())) == "fine");
    home.write("modes/broken.toml", "board = 'rush'\n");
    CHECK(told(home.own.remove("rush")) == "fine");
    CHECK(home.files() == Names{"boards/rush.toml", "modes/broken.toml"});
}

TEST_CASE("U-8.4: no file of the parlor's own, and none outside the folder, is written") {
    const Home home;
    for (const std::string id : {"classic", "uk", "dominoes", "../x", "", "A", "a/b", "x\ny"})
        CHECK(told(home.own.save(id, rush())).starts_with("no mode of yours can be "));
    CHECK(home.files().empty());
}

TEST_CASE("on a host for everybody there are no more modes than there may be") {
    Home home;
    home.own.most_modes = 2;
    REQUIRE(told(home.own.save("one", rush())) == "fine");
    REQUIRE(told(home.own.save("two", rush())) == "fine");
    REQUIRE(told(home.own.save("two", rush())) == "fine");
    CHECK(told(home.own.save("three", rush())) == "there are 2 modes already, and may be no more");
    CHECK(*home.own.rename("two", "Three", home.folders) == "three");
    CHECK(told(home.own.remove("one")) == "fine");
    CHECK(told(home.own.save("four", rush())) == "fine");
}

TEST_CASE(
    "on a host for everybody what is half written counts as a mode until it is cleared away") {
    Home home;
    home.own.most_modes = 2;
    REQUIRE(told(home.own.save("one", rush())) == "fine");
    for (const std::string shelf : {"boards", "modes"}) {
        const auto begun = home.file(shelf + "/.two.toml.a1B2c3.begun");
        std::ofstream{begun} << "half";
        CHECK(told(home.own.save("two", rush())) ==
              "there are 2 modes already, and may be no more");
        CHECK(told(home.own.save("one", rush())) == "fine");
        std::filesystem::remove(begun);
    }
    CHECK(told(home.own.save("two", rush())) == "fine");
}

TEST_CASE("on a host for everybody parlors that save together make no more modes than may be") {
    Home home;
    home.own.most_modes = 3;
    REQUIRE(told(home.own.save("first", rush())) == "fine");
    CHECK(in_processes(8, [&](int number) {
              return not home.own.save("mode" + std::to_string(number), rush());
          }) == 2);
    CHECK(home.own.list(home.folders).size() == 3);
}

TEST_CASE("U-8.4: whichever step of saving fails, each file is the old one or the new, and told") {
    Home home;
    FaultyDisk disk;
    home.own.disk = &disk;
    OwnMode newer = rush();
    newer.mode.rules.salary = Money{400};
    newer.board.spots[Square{1}].price = Money{62};
    REQUIRE(told(home.own.save("rush", rush())) == "fine");
    const Names old{content(home.file("modes/rush.toml")), content(home.file("boards/rush.toml"))};
    disk.fail_at(1000);
    REQUIRE(told(home.own.save("rush", newer)) == "fine");
    const Names now{content(home.file("modes/rush.toml")), content(home.file("boards/rush.toml"))};
    const int steps = disk.steps();
    REQUIRE(steps >= 8);
    for (int step = 0; step < steps; ++step) {
        INFO(step);
        disk.mend();
        REQUIRE(told(home.own.save("rush", rush())) == "fine");
        disk.fail_at(step, FaultyDisk::Fails::FromThenOn);
        CHECK(told(home.own.save("rush", newer)).ends_with(": No space left on device"));
        const Names found{content(home.file("modes/rush.toml")),
                          content(home.file("boards/rush.toml"))};
        for (std::size_t i = 0; i < found.size(); ++i)
            CHECK((found[i] == old[i] or found[i] == now[i]));
        if (found[0] == now[0]) CHECK(found[1] == now[1]);
        CHECK(home.files() == Names{"boards/rush.toml", "modes/rush.toml"});
    }
}

TEST_CASE("U-8.4: a folder that may not be written is told, and nothing is changed") {
    Home home;
    FaultyDisk disk;
    home.own.disk = &disk;
    REQUIRE(told(home.own.save("rush", rush())) == "fine");
    const std::string before = home.on_disk();
    disk.become_read_only();
    CHECK(told(home.own.save("rush", rush())).ends_with("written: Read-only file system"));
    CHECK(told(home.own.save("calm", rush())).ends_with("written: Read-only file system"));
    CHECK(home.on_disk() == before);
    CHECK(home.files().size() == 2);
}

TEST_CASE("U-8.4: a program that is killed in any step of saving leaves whole files") {
    const Home home;
    const std::string hand = "# mine\nname = 'Rush'\nboard = 'us'\ncards = 'classic'\n";
    for (int step = 0;; ++step) {
        INFO(step);
        home.write("modes/rush.toml", hand);
        fs::remove(home.file("modes/rush.toml~"));
        const pid_t process = fork();
        REQUIRE(process >= 0);
        if (process == 0) {
            FaultyDisk disk{step, FaultyDisk::Fails::Killed};
            OwnModes own{home.folder.path};
            own.disk = &disk;
            _exit(own.save("rush", rush()) ? 1 : 0);
        }
        int status = 0;
        REQUIRE(waitpid(process, &status, 0) == process);
        const std::string mode = content(home.file("modes/rush.toml"));
        CHECK((mode == hand or content(home.file("modes/rush.toml~")) == hand));
        CHECK(home.own.list(home.folders).size() == 1);
        CHECK_FALSE(home.own.list(home.folders)[0].mistake);
        if (not WIFSIGNALED(status)) {
            CHECK(WEXITSTATUS(status) == 0);
            break;
        }
        REQUIRE(step < 100);
    }
    CHECK(home.on_disk() == home.written(rush()));
}
