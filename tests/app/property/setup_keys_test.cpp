// Random keys during set-up, in any mode, with more boards than there are keys.
#include <set>

#include "app/monkey.hpp"
#include "app/own_data.hpp"
#include "sample.hpp"

namespace parlor::tui {

TEST_CASE("U-3.7: random keys on the pages of setting up never crash, and one can always go back") {
    const OwnData own;
    std::filesystem::create_directories(own.path / "parlor/boards");
    for (int i = 10; i < 40; ++i)
        std::ofstream{own.path / "parlor/boards" / ("own-" + std::to_string(i) + ".toml")} << "";
    Monkey<Screened> monkey;
    int pages_of_boards = 0;
    std::set<std::string> modes_begun;
    const int keys = sampled(40'000, 4'000);
    for (int i = 1; i <= keys; ++i) {
        const bool edits = monkey.table.says("MODE EDITOR");  // has its own keys
        if (monkey.at_launcher() or edits or monkey.table.place.table) {
            if (monkey.table.place.table) modes_begun.insert(monkey.table.fact("game"));
            monkey.table.come_in(1);
            monkey.table.keys("a p");
            if (monkey.below(2) == 0)
                monkey.table.keys("k c " + std::to_string(1 + monkey.below(4)));
        }
        monkey.press();
        if (monkey.below(100) == 0) monkey.table.keys("Ctrl-G");
        if (monkey.below(100) == 0)  // Enter alone goes through all pages
            for (int page = 0; page < 15 and not monkey.table.place.table; ++page)
                monkey.table.keys("Enter");
        if (monkey.table.says("SET BOARD") and monkey.table.says("PG 4/4")) ++pages_of_boards;
        if (i % 500 == 0) monkey.check_the_way_out("after " + std::to_string(i) + " keys");
    }
    CHECK(pages_of_boards > 0);
    CHECK(modes_begun.size() > 1);
}

}  // namespace parlor::tui
