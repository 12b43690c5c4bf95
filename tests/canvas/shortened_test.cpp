// Shortened: names where there is little room for them.
#include "canvas/shortened.hpp"

#include "canvas/letters.hpp"
#include "catch.hpp"

namespace parlor::tui {

TEST_CASE("U-3.11: a name without room ends in a full stop, and keeps its number") {
    CHECK(shortened("BARTHOLOMEW", 11) == "BARTHOLOMEW");
    CHECK(shortened("BARTHOLOMEW", 8) == "BARTHOL.");
    CHECK(shortened("PLAYER 1", 8) == "PLAYER 1");
    CHECK(shortened("PLAYER 1", 5) == "PLA.1");
    CHECK(shortened("PLAYER 12", 8) == "PLAYE.12");
    CHECK(shortened("ANN OF CLEVES", 8) == "ANN OF.");
    CHECK(shortened("J. R. R. TOLKIEN", 7) == "J. R.");
    CHECK(shortened("Ümit Çağlar", 5) == "Ümit.");
}

TEST_CASE("U-3.11: a shortened name fits any room") {
    for (const std::string name : {"X", "PLAYER 12", "A B", "MAXIMILIAN LONG.", "        ", ""})
        for (int room = 0; room <= 20; ++room) {
            INFO(name << ", " << room);
            CHECK(width(shortened(name, room)) <= room);
        }
}

}  // namespace parlor::tui
