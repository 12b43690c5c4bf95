// What scripts may write: only `.save`, to a new file in one folder. The program itself runs
// scripts that try more.
#include <sys/wait.h>

#include <cstdio>
#include <map>
#include <string>

#include "catch.hpp"
#include "table/folder.hpp"
#include "where.hpp"

using namespace parlor;
namespace fs = std::filesystem;

namespace {

struct Ran {
    int status = 0;
    std::string output;  // both streams
};

const std::string header =
    "parlor 1\ngame classic\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n";
const std::string domino_header =
    "parlor 1\ngame dominoes\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n";

std::string saving(const std::string& name) { return ".save " + name + "\n"; }

// A home with something to lose, including the folder in which scripts run.
struct House {
    Folder folder;
    fs::path home = folder.path / "home", work = home / "work";

    House() {
        fs::create_directories(work);
        fs::create_directories(home / "saved");
        for (const auto& file : {home / ".bashrc", work / "there", work / ".hidden"})
            std::ofstream{file} << "mine\n";
        fs::create_symlink(home / ".bashrc", work / "link");
        fs::create_symlink(home / "nothing-yet", work / "dangling");
        fs::create_directory_symlink(home, work / "up");
    }

    // Paths below the home, and their contents.
    [[nodiscard]] std::map<std::string, std::string> all() const {
        std::map<std::string, std::string> all;
        for (const auto& entry : fs::recursive_directory_iterator{home})
            all[entry.path().lexically_relative(home)] =
                entry.is_symlink()        ? "to " + fs::read_symlink(entry).string()
                : entry.is_regular_file() ? content(entry)
                                          : "";
        return all;
    }

    [[nodiscard]] Ran runs(const std::string& words, const std::string& script) const {
        const fs::path file = folder.path / "hostile.parlor";
        std::ofstream{file} << script;
        const std::string command =
            "(cd " + work.string() + " && HOME=" + home.string() +
            " XDG_DATA_HOME= XDG_STATE_HOME= XDG_CONFIG_HOME= " + program_file + " " + words +
            ") 2>&1 <" + file.string();
        std::FILE* const pipe = popen(command.c_str(), "r");
        REQUIRE(pipe != nullptr);
        std::string output;
        for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe))
            output += static_cast<char>(letter);
        return {WEXITSTATUS(pclose(pipe)), output};
    }
};

// A name as a script writes it, and the error for it.
struct Hostile {
    std::string name;
    int status = 0;
    std::string why;
};

std::vector<Hostile> hostile_names(const House& house) {
    const std::string there =
        " cannot be written: it exists already, and scripts replace no files\n";
    const std::string absolute = (house.home / ".bashrc").string();
    const std::string slash = "`: a name cannot have a /\n";
    const std::string dot = "`: a name does not begin with a dot\n";
    return {
        {absolute, 2, slash},
        {"../x", 2, dot},
        {"x/../../.bashrc", 2, slash},
        {"up/.bashrc", 2, slash},
        {"..", 2, dot},
        {".hidden", 2, dot},
        {".new", 2, dot},
        {"\"\"", 2, "`: a name has 1 to 100 characters\n"},
        {std::string(101, 'x'), 2, "a name has 1 to 100 characters\n"},
        {"\"a\tb\"", 2, "`: U+0009 cannot be printed\n"},
        {"a\x1b[2Jb", 2, "U+001B cannot be printed (byte 8)\n"},
        {"a\u202Eb", 2, "U+202E cannot be printed (byte 8)\n"},
        {"there", 3, "there" + there},
        {"link", 3, "link" + there},
        {"dangling", 3, "dangling" + there},
        {"up", 3, "up" + there},
    };
}

}  // namespace

TEST_CASE("a script's .save writes over nothing, follows no link and leaves no folder") {
    const House house;
    const auto before = house.all();
    for (const auto& [name, status, why] : hostile_names(house))
        for (const std::string words : {"run -", "", "run --save-to ."}) {
            INFO(words << ": " << name);
            const Ran ran = house.runs(words, header + saving(name));
            CHECK(ran.status == status);
            const auto at = ran.output.find("-:7: ");
            REQUIRE(at != std::string::npos);
            CHECK(ran.output.find('\n', at) == ran.output.size() - 1);
            CHECK(ran.output.ends_with(why));
            CHECK(house.all() == before);
        }
}

TEST_CASE(".save makes a new file of its owner's own, once, in the working folder") {
    const House house;
    auto after = house.all();
    const Ran ran = house.runs("run -", header + ".save mine.parlor\n.save mine.parlor\n");
    CHECK(ran.status == 3);
    CHECK(ran.output.ends_with(
        "-:8: mine.parlor cannot be written: it exists already, and scripts replace no files\n"));
    const auto made = house.work / "mine.parlor";
    CHECK(fs::status(made).permissions() == fs::perms{0600});
    after["work/mine.parlor"] = content(made);
    CHECK(house.all() == after);
    CHECK(house.runs("run mine.parlor", "").status == 0);
}

TEST_CASE("--save-to names the folder that scripts save into") {
    const House house;
    auto after = house.all();
    const std::string saving = header + ".save ";
    CHECK(house.runs("run --save-to ../saved -", saving + "one\n").status == 0);
    CHECK(house.runs("--save-to ../saved", saving + "two\n").status == 0);
    CHECK(house.runs("--save-to ../saved", saving + "two\n").status == 3);
    CHECK(house.runs("--save-to ../saved", saving + "../three\n").status == 2);
    for (const std::string file : {"saved/one", "saved/two"}) {
        after[file] = content(house.home / file);
        CHECK(after[file].starts_with("parlor 1\n"));
    }
    CHECK(house.all() == after);
}

TEST_CASE("--save-to anywhere else, or no folder, is wrong usage in one line") {
    const House house;
    const auto before = house.all();
    for (const std::string words : {"ask --save-to . -",
                                    "show --save-to . -",
                                    "story --save-to . -",
                                    "record --save-to . -",
                                    "cast --save-to . -",
                                    "replay --save-to . -",
                                    "odds --save-to .",
                                    "dominoes --save-to .",
                                    "sim dominoes --save-to .",
                                    "--save-to . show -",
                                    "--save-to . run -",
                                    "--restricted --save-to .",
                                    "run --save-to nowhere -",
                                    "run --save-to '' -",
                                    "run --save-to there -",
                                    "--save-to nowhere",
                                    "run --save-to"}) {
        INFO(words);
        const Ran ran = house.runs(words, header + ".save new\n");
        CHECK(ran.status == 2);
        CHECK(ran.output.starts_with("parlor: "));
        CHECK(ran.output.find('\n') == ran.output.size() - 1);
        CHECK(house.all() == before);
    }
}

TEST_CASE("what only reads a script writes nothing, whatever the script says") {
    const House house;
    const auto before = house.all();
    auto names = hostile_names(house);
    names.push_back({"new", 2, ""});
    for (const auto& [name, status, why] : names)
        for (const std::string command :
             {"ask", "show", "show --facts", "show --story", "story", "record", "cast"}) {
            INFO(command << ": " << name);
            const Ran ran = house.runs(command + " -", domino_header + saving(name));
            CHECK(ran.status == 2);
            const auto at = ran.output.find("-:7: ");
            REQUIRE(at != std::string::npos);
            CHECK(ran.output.find("-:7: ", at + 1) == std::string::npos);
            CHECK(house.all() == before);
        }
}

TEST_CASE("a script at the keys writes nothing: no record, no deals to repeat, no options") {
    const House house;
    const auto before = house.all();
    const std::string to_dominoes = ".key a d\n";
    for (const std::string& script :
         {to_dominoes + ".key 6 m y Enter Enter Space Space\n.screen\n",
          to_dominoes + ".key Enter Space s e v i l Enter y\n.screen\n",
          to_dominoes + ".key 8 s Enter\n.screen\n",
          to_dominoes + ".key Enter Ctrl-S e v i l Enter y\n.screen\n"}) {
        INFO(script);
        const Ran ran = house.runs("run -", script);
        CHECK(ran.status == 0);
        CHECK(house.all() == before);
    }
    const Ran record = house.runs("run -", to_dominoes + ".key 6 m y Enter Enter\n.screen\n");
    CHECK(record.output.find("NO RECORD") != std::string::npos);
}
