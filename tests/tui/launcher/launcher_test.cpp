#include "app/screened.hpp"

namespace parlor::tui {

TEST_CASE("U-2.1: games that come later are not shown") {
    Screened table;
    table.keys("a");
    for (const char* const word : {"CONTINUE", "LOAD", "REPLAYS", "EDIT"})
        CHECK_FALSE(table.says(word));
    table.keys("c l r e");
    CHECK(table.says("SELECT GAME"));
}

TEST_CASE("U-2.2: a menu page is a window with bars, whose keys `?` explains") {
    Screened table;
    table.keys("a");
    table.shows("launcher");
    table.keys("?");
    table.shows("launcher-help");
    table.keys("a o ?");
    table.shows("options-help");
}

TEST_CASE("U-2.3: each option goes round its values, and is kept at once") {
    std::vector<Options> kept;
    Screened table{{.keep_options = [&](const Options& options) {
        kept.push_back(options);
        return std::optional<Error>{};
    }}};
    table.keys("a o");
    table.shows("options-1");
    table.keys(".");
    table.shows("options-2");
    table.keys(".");
    table.shows("options-3");
    for (const char* const key : {"m", "e", "p", "t", "s", "l", "u", "c", "g", "b", "w"}) {
        INFO(key);
        const Options before = table.app().options();
        const std::size_t count = kept.size();
        int values = 0;
        do {
            table.keys(key);
            ++values;
        } while (table.app().options() != before);
        CHECK(values > 1);
        CHECK(kept.size() == count + static_cast<std::size_t>(values));
    }
    table.keys("m x");
    CHECK(table.says("SELECT GAME"));
    CHECK(kept.back().movement == Options::Movement::Jumping);
}

TEST_CASE("U-2.3: options that cannot be kept, or could not be read, are told in words") {
    Screened table{{.trouble = Error{"config.toml:3: music: must be 0 to 10"},
                    .keep_options = [](const Options&) {
                        return std::optional<Error>{{"config.toml: cannot be written"}};
                    }}};
    table.keys("a");
    table.shows("options-wrong");
    table.keys("Space o m");
    CHECK(table.says("NOT KEPT"));
    CHECK(table.says("CONFIG.TOML: CANNOT"));
    table.keys("Space Esc");
    CHECK(table.says("SELECT GAME"));
}

}  // namespace parlor::tui
