// Plays the games of tests/games; every `.expect` and every move in them must succeed.
#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include "app/app.hpp"
#include "catch.hpp"
#include "games/games.hpp"
#include "table/language/script.hpp"
#include "where.hpp"

using namespace parlor;

TEST_CASE("the games in tests/games come out as they are told") {
    int games = 0;
    for (const auto& file :
         std::filesystem::directory_iterator{std::string{tests_folder} + "/games"}) {
        const int open_file = open(file.path().c_str(), O_RDONLY | O_CLOEXEC);
        REQUIRE(open_file >= 0);
        table::LineReader lines{open_file};
        table::Output answers, complaints;
        const table::ScriptNeeds needs{.open = open_table,
                                       .screen = tui::screens_for_scripts(all_games())};
        const auto name = file.path().filename().string();
        const auto status = run_script(lines, name, needs, answers, complaints);
        close(open_file);
        INFO(complaints.waiting());
        CHECK(status == table::Status::Fine);
        ++games;
    }
    CHECK(games >= 10);
}
