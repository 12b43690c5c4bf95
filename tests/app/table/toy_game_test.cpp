// One interface for every game: the parlor asks no more of a game than the toy game brings.
#include <unistd.h>

#include <array>
#include <cstdio>

#include "app/cabinet_on_disk.hpp"
#include "app/own_data.hpp"
#include "app/screened.hpp"
#include "app/xterm.hpp"
#include "pig_rooms.hpp"
#include "shell/record.hpp"
#include "shell/shell.hpp"

namespace parlor::tui {
namespace {

const std::array pigs{pig_game()};

// A parlor whose only game is Pig, with its own folder of games.
struct PigHouse {
    OwnData folder;
    table::GameStore store{{.disk = disk::real_disk(),
                            .folder = folder.path,
                            .open = opener_of(pigs),
                            .seconds = [] { return std::int64_t{0}; },
                            .stamp = [] { return "20261123-060000"; }}};
    CabinetOnDisk kept{store, opener_of(pigs)};
    Screened screens{{.games = pigs, .cabinet = kept}};

    PigHouse() { screens.keys("a"); }
    [[nodiscard]] std::string journal() const {
        const std::filesystem::directory_iterator games{folder.path / "games"};
        return content(games->path());
    }
};

// What an action writes to standard error.
template <class Act>
std::string complaints_of(Act act) {
    std::FILE* const file = std::tmpfile();
    const int before = dup(STDERR_FILENO);
    dup2(fileno(file), STDERR_FILENO);
    act();
    dup2(before, STDERR_FILENO);
    ::close(before);
    std::rewind(file);
    std::array<char, 1000> text{};
    const std::size_t count = std::fread(text.data(), 1, text.size(), file);
    std::fclose(file);
    return {text.data(), count};
}

std::string lines_of_game(const std::string& lines) { return toy::pig_header + lines; }

}  // namespace

TEST_CASE("the launcher has a game's entry, and the book its pages") {
    PigHouse house;
    CHECK(house.screens.says("P - PIG"));
    CHECK_FALSE(house.screens.says("DOMINOES"));
    house.screens.keys("?");
    CHECK(house.screens.says("P ROLL, OR HOLD"));
    house.screens.keys("Space h");
    CHECK(house.screens.says("ROLL AS OFTEN AS YOU DARE"));
}

TEST_CASE("a game is played in its room, kept, left, continued, and seen again") {
    PigHouse house;
    Screened& screens = house.screens;
    screens.keys("p");
    CHECK(screens.says("B - BEGIN"));
    screens.keys("b r h");
    INFO(house.journal());
    CHECK(house.journal().find("\n1 roll @") != std::string::npos);
    CHECK(house.journal().find("\n1 hold @") != std::string::npos);
    const Canvas played = screens.app().canvas();
    screens.keys("q");
    CHECK(screens.place.table == nullptr);
    CHECK(screens.says("C - CONTINUE"));
    screens.keys("c");
    CHECK(screens.app().canvas() == played);
    screens.keys("r q r");
    CHECK(screens.says("REPLAYS"));
    screens.keys("Enter");
    CHECK(screens.says("MOVE 0/3 AFTER 0 PAUSED"));
    screens.keys("Right Right");
    CHECK(screens.says("MOVE 2/3 AFTER 2 PAUSED"));
    CHECK(screens.says("ANN HELD"));
    screens.keys("p");
    CHECK(screens.says("THIS GAME HAS"));
    screens.keys("Space t y");
    REQUIRE(screens.place.table != nullptr);
    CHECK(screens.app().canvas() == played);
}

TEST_CASE("a game is saved under a name, and loaded") {
    PigHouse house;
    house.screens.keys("p b r Ctrl-S m i n e Enter Space q l Enter");
    REQUIRE(house.screens.place.table != nullptr);
    CHECK(house.screens.place.table->moves() == 1);
}

TEST_CASE("a game that can begin at once does so without the launcher") {
    Screened screens{{.games = pigs, .begins_with = pigs.data()}};
    CHECK(screens.says("TURN 1"));
    screens.keys("q");
    CHECK(screens.says("MAIN MENU"));
}

TEST_CASE("U-2.1: G begins the first game that can begin at once") {
    Screened screens{{.games = pigs}};
    screens.keys("a g");
    CHECK(screens.says("TURN 1"));
}

TEST_CASE("a script drives the game's screens, and answers for chance") {
    table::LineReader lines{lines_of_game(".key r\n0 die 4\n.screen\n.expect pot 4\n")};
    table::Output answers, complaints;
    const table::ScriptNeeds needs{.open = opener_of(pigs), .screen = screens_for_scripts(pigs)};
    CHECK(run_script(lines, "test", needs, answers, complaints) == table::Status::Fine);
    CHECK(complaints.waiting().empty());
    CHECK(answers.waiting().find(" POT 4 ") != std::string::npos);
}

TEST_CASE("a replay of the game is recorded for asciinema") {
    auto replay = table::load_replay(lines_of_game("1 roll\n0 die 4\n"), "test", opener_of(pigs));
    table::Output answers;
    write_cast(pigs, std::move(replay), xterm(), answers);
    CHECK(answers.waiting().find("PAUSED") != std::string::npos);
}

TEST_CASE("of a game without pictures a replay says so") {
    Screened replay{
        {.games = pigs,
         .replay = table::load_replay(lines_of_game("1 roll\n"), "test", opener_of(pigs))}};
    replay.keys("p");
    CHECK(replay.says("THIS GAME HAS"));
    replay.keys("Space q");
    CHECK(replay.says("MAIN MENU"));
}

TEST_CASE("the screen says what a game does not have") {
    table::LineReader lines{lines_of_game("")};
    table::Output answers, complaints;
    CHECK(shell::tell_record(pigs, lines, "test", answers, complaints) == table::Status::Wrong);
    CHECK(complaints.waiting() == "test: no game here has records\n");

    const Folder folder;
    const std::string file = folder.path / "game.parlor";
    std::ofstream{file} << lines_of_game("");
    CHECK(complaints_of([&] {
              CHECK(shell::show(pigs, {.file = file, .shown = cli::Shown::Pictures}) == 2);
          }) == "parlor: there are no pictures of a game of pig\n");
    CHECK(complaints_of([] { CHECK(shell::simulate(pigs, {.game = "pig", .games = 1}) == 2); }) ==
          "parlor: there are no series of games of pig\n");
    CHECK(complaints_of([] { CHECK(shell::simulate(pigs, {.game = "chess"}) == 2); }) ==
          "parlor: there is no game chess; there is pig\n");
    CHECK(complaints_of([] { CHECK(shell::tell_odds(pigs, {.board = "uk"}) == 2); }) ==
          "parlor: no game here has odds\n");
}

}  // namespace parlor::tui
