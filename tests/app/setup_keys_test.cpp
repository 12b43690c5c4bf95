// Keys pressed at random while a game is set up, with more boards than there are keys for.
#include "monkey.hpp"
#include "own_data.hpp"
#include "sample.hpp"

namespace parlor::tui {

TEST_CASE("U-3.7: random keys on the pages of setting up never crash, and one can always go back") {
    const OwnData own;
    std::filesystem::create_directories(own.path / "parlor/boards");
    for (int i = 10; i < 40; ++i)
        std::ofstream{own.path / "parlor/boards" / ("own-" + std::to_string(i) + ".toml")} << "";
    Monkey<Screened> monkey;
    int pages_of_boards = 0, games_begun = 0;
    const int keys = sampled(40'000, 4'000);
    for (int i = 1; i <= keys; ++i) {
        if (monkey.at_launcher() or monkey.table.place.table) {
            if (monkey.table.place.table) ++games_begun;
            monkey.table.come_in(1);
            monkey.table.keys("a p");
        }
        monkey.press();
        if (monkey.table.says("SET BOARD") and monkey.table.says("PG 4/4")) ++pages_of_boards;
        if (i % 500 == 0) monkey.check_the_way_out("after " + std::to_string(i) + " keys");
    }
    CHECK(pages_of_boards > 0);
    CHECK(games_begun > 0);
}

}  // namespace parlor::tui
