// `parlor sim --first --part` and `parlor sim --merge`: a series that is played in parts.
#include <filesystem>
#include <fstream>

#include "shell.hpp"
#include "table/folder.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

const std::string sim = std::string{program_file} + " sim ";

struct House {
    Folder folder;

    [[nodiscard]] std::string at(const std::string& name) const {
        return (folder.path / name).string();
    }
    // Plays a part into a file.
    void part(const std::string& name, const std::string& words) const {
        REQUIRE(shell(sim + words + " --part > " + at(name)).status == 0);
    }
    [[nodiscard]] ShellRan merge(const std::string& names) const {
        return shell("cd " + folder.path.string() + " && " + sim + "--merge " + names);
    }
};

// A report without its times.
std::string results(const std::string& report) {
    return report.substr(
        0, std::min(report.find("\nmicroseconds a decision"), report.find("ms per decision")));
}

void check_parts(const std::string& series) {
    INFO(series);
    const House house;
    house.part("a", series + " --games 12");
    house.part("b", series + " --games 6 --first 13");
    house.part("c", series + " --games 6 --first 19");
    const ShellRan whole = shell(sim + series + " --games 24");
    CHECK(whole.status == 0);
    const ShellRan merged = house.merge("c a b");
    CHECK(merged.status == 0);
    CHECK(results(merged.output) == results(whole.output));
    CHECK(merged.output.find(" decision") != std::string::npos);
    CHECK(results(shell("cat " + house.at("b") + " " + house.at("c") + " | " + sim + "--merge -")
                      .output) == results(shell(sim + series + " --games 12 --first 13").output));
}

}  // namespace

TEST_CASE("a series in parts is merged to the report of the whole, of all games") {
    check_parts("classic --seats cpu:1,cpu:1,random,random --seed 7 --set salary=400 --threads 2");
    check_parts("city --seats cpu:0,cpu:0,cpu:1 --board us");
    check_parts("moneyloopy --seats cpu:1,cpu:0,random");
    check_parts("dominoes --seed 3 --hand 9 --target 60");
    check_parts("dominoes --no-mirror --target 60");
}

TEST_CASE("the games of a part are kept under their numbers") {
    const House house;
    shell(sim + "classic --seats cpu:0,random --games 4 --first 5 --csv " + house.at("csv") +
          " --journal " + house.at("kept"));
    CHECK(content(house.at("csv")).find("\n5,") != std::string::npos);
    CHECK(content(house.at("csv")).find("\n8,") != std::string::npos);
    CHECK(std::filesystem::exists(house.at("kept/000005.parlor")));
    CHECK(std::filesystem::exists(house.at("kept/000008.parlor")));
}

TEST_CASE("what cannot be merged is told in one line") {
    const House house;
    const std::string series = "classic --seats cpu:0,random --games 4 ";
    house.part("a", series);
    house.part("gap", series + "--first 9");
    house.part("seed", series + "--first 5 --seed 2");
    house.part("seats", "classic --seats cpu:0,cpu:1 --games 4 --first 5");
    house.part("board", series + "--first 5 --board us");
    house.part("rules", series + "--first 5 --set salary=400");
    const auto complaint = [&](const std::string& names) {
        const ShellRan ran = house.merge(names);
        CHECK(ran.status == 2);
        CHECK(ran.output.find('\n') == ran.output.size() - 1);
        return ran.output;
    };
    CHECK(complaint("a gap") == "parlor: games 5 to 8 are missing, between a and gap\n");
    CHECK(complaint("a a") == "parlor: games 1 to 4 are in a and in a\n");
    const std::string other = ": it is of another series: ";
    CHECK(complaint("a seed") == "parlor: seed" + other + "`seed 2` where a has `seed 1`\n");
    CHECK(complaint("a seats") ==
          "parlor: seats" + other + "`seats cpu:0,cpu:1` where a has `seats cpu:0,random`\n");
    CHECK(complaint("a board") == "parlor: board" + other + "`board us` where a has `board uk`\n");
    CHECK(complaint("a rules") ==
          "parlor: rules" + other + "`set salary=400` where a has nothing more\n");
    std::ofstream{house.at("text")} << "600 games of classic\n";
    CHECK(complaint("text") == "parlor: text:1: a part of a series begins with `parlor-part 1`\n");
    const ShellRan none = house.merge("nothing-here");
    CHECK(none.status == 3);
    CHECK(none.output == "parlor: nothing-here: cannot be read: No such file or directory\n");
}

TEST_CASE("U-8.4: a series on a board of one's own is merged where that board is the same") {
    const House house;
    const auto boards = house.folder.path / "parlor/boards";
    std::filesystem::create_directories(boards);
    std::string board = content(std::string{data_folder} + "/boards/us.toml");
    std::ofstream{boards / "mine.toml"} << board;
    const std::string here = "XDG_DATA_HOME=" + house.folder.path.string() + " ";
    const std::string part = house.at("part");
    REQUIRE(
        shell(here + sim + "classic --board mine --games 2 --seats cpu:0,random --part > " + part)
            .status == 0);
    const std::string merge = here + sim + "--merge " + part;
    CHECK(shell(merge).status == 0);
    board.replace(board.find("Boardwalk"), 9, "Broadwalk");
    std::ofstream{boards / "mine.toml"} << board;
    CHECK(shell(merge).output.find(": it is of another series: `file board mine ") !=
          std::string::npos);
    std::filesystem::remove(boards / "mine.toml");
    CHECK(shell(merge).output.starts_with("parlor: --board: there is no board mine; there is "));
}
