// Lines with their own checksums.
#include "table/journal/sealed_line.hpp"

#include "catch.hpp"

using namespace parlor::table;

TEST_CASE("a sealed line gives its words back, and is refused with any byte changed or missing") {
    const std::string words = "17 34 2 0.612345 -1.25";
    const std::string line = sealed_line("this game", words);
    REQUIRE(unsealed_line("this game", line));
    CHECK(*unsealed_line("this game", line) == words);
    CHECK_FALSE(unsealed_line("that game", line));
    for (std::size_t at = 0; at < line.size(); ++at) {
        CHECK_FALSE(unsealed_line("this game", line.substr(0, at)));
        CHECK_FALSE(unsealed_line("this game", line.substr(at + 1)));
        for (int byte = 0; byte < 256; ++byte) {
            std::string changed = line;
            changed[at] = static_cast<char>(byte);
            if (changed != line) CHECK_FALSE(unsealed_line("this game", changed));
        }
    }
    CHECK_FALSE(unsealed_line("this game", line + "\r"));
    CHECK_FALSE(unsealed_line("this game", ""));
}

TEST_CASE("where a line begins, and what the file is about, cannot be mistaken for one another") {
    CHECK(sealed_line("a", "b c") != sealed_line("a b", "c"));
    CHECK_FALSE(unsealed_line("x", sealed_line("", "x")));
}
