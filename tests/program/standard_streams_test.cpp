// Standard streams that are full or closed: every command reports it, and no file takes their
// place.
#include <string>

#include "catch.hpp"
#include "manual.hpp"
#include "shell.hpp"
#include "table/folder.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

const std::string program = program_file;
const std::string is_full = "parlor: standard output cannot be written: No space left on device\n";
const std::string is_closed = "parlor: standard output cannot be written: Bad file descriptor\n";

// A home with two games, a mode of our own, and a part of a series.
struct Home {
    Folder folder;
    Home() {
        std::ofstream{folder.path / "walk"} << "parlor 1\ngame classic\nseed 1\n"
                                               "seat 1 person Ann\nseat 2 cpu:1 Bob\nbegin\n"
                                               "0 dice 6 6\n0 dice 1 2\n1 roll\n0 dice 1 2\n";
        std::ofstream{folder.path / "tiles"} << "parlor 1\ngame dominoes\nseed 1\n"
                                                "seat 1 cpu:1 Ann\nseat 2 cpu:1 Bob\nbegin\n";
        std::ofstream{folder.path / "mode.toml"} << "salary = 9999\n";
        REQUIRE(run("sim classic --seats cpu:0,cpu:0 --games 1 --part >part").status == 0);
        REQUIRE(run("export blitz | sed 's/blitz/ours/g' >ours").status == 0);
    }
    [[nodiscard]] ShellRan run(const std::string& words) const {
        const std::string home = folder.path.string();
        return shell("cd " + home + "; export HOME=" + home +
                     "; unset XDG_STATE_HOME XDG_DATA_HOME; " + program + " " + words);
    }
};

// Each of these prints something.
const Lines words_of_commands{"run walk",
                              "odds --throws 100",
                              "sim classic --seats cpu:0,cpu:0 --games 1",
                              "sim classic --seats cpu:0,cpu:0 --games 1 --part",
                              "sim moneyloopy --games 1",
                              "sim dominoes --seats cpu:0,cpu:0 --games 2 --target 5",
                              "sim --merge part",
                              "ask walk",
                              "record tiles",
                              "show walk",
                              "show --facts walk",
                              "show --svg walk",
                              "story walk",
                              "review tiles",
                              "cast walk",
                              "results",
                              "results --csv",
                              "list modes",
                              "check mode.toml",
                              "export classic",
                              "import ours",
                              "--help",
                              "sim --help",
                              "--version"};
const Names screens{"property", "moneyloopy", "dominoes", "replay", "open", "join", "watch"};
const Names with_host{"host", "tables"};  // sharing_program_test.cpp

Names commands() {
    const std::string text = shell(program + " --help").output;
    const auto begin = text.find("Subcommands:"), end = text.find("\n\n", begin);
    return matches(text.substr(begin, end - begin), R"(\n  ([a-z]+) )");
}

}  // namespace

TEST_CASE("each command says that its standard output is full or closed, and ends with 3") {
    const Home home;
    for (const std::string& words : words_of_commands) {
        INFO(words);
        const ShellRan full = home.run(words + " >/dev/full"), closed = home.run(words + " >&-");
        CHECK(full.status == 3);
        CHECK(full.output == is_full);
        CHECK(closed.status == 3);
        CHECK(closed.output == is_closed);
    }
    CHECK(without(without(without(commands(), screens), with_host),
                  first_words(words_of_commands)) == none);
}

TEST_CASE("a file that is written does not take the place of a closed standard output") {
    const Home home;
    const std::string series = "sim classic --seats cpu:0,cpu:0 --games 3 --threads 1 --csv ";
    CHECK(home.run(series + "rows >/dev/null").status == 0);
    CHECK(home.run(series + "others >&-").output == is_closed);
    CHECK(content(home.folder.path / "others") == content(home.folder.path / "rows"));
    CHECK(home.run(series + "more <&- >&- 2>&-").status == 3);
    CHECK(content(home.folder.path / "more") == content(home.folder.path / "rows"));
}

TEST_CASE("a closed standard input cannot be read") {
    const Home home;
    for (const std::string words : {"", "run -", "ask -", "show -", "import -", "sim --merge -"}) {
        INFO(words);
        const ShellRan ran = home.run(words + " <&-");
        CHECK(ran.status == 3);
        CHECK(ran.output.find("-: cannot be read: Bad file descriptor\n") != std::string::npos);
    }
}
