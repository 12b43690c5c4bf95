// The names of squares on the ring.
#include "tui/board/ring/short_name.hpp"
#include "catch.hpp"

namespace parlor::tui {

using Lines = std::vector<std::string>;

TEST_CASE("U-6.2: a name on the ring is broken between words, and no word is cut without a sign") {
    constexpr Size upright{3, 5}, lying{1, 10};
    CHECK(short_name("OLD KENT ROAD", upright) == Lines{"OLD", "KENT", "ROAD"});
    CHECK(short_name("FLEET STREET", upright) == Lines{"FLEET", "ST."});
    CHECK(short_name("TRAFALGAR SQUARE", upright) == Lines{"TRAF.", "SQ."});
    CHECK(short_name("FENCHURCH STREET STATION", upright) == Lines{"FENC.", "ST.", "STN."});
    CHECK(short_name("PICCADILLY", upright) == Lines{"PICC."});
    CHECK(short_name("PALL MALL", lying) == Lines{"PALL MALL"});
    CHECK(short_name("VINE STREET", lying) == Lines{"VINE ST."});
    CHECK(short_name("MARLBOROUGH STREET", lying) == Lines{"MARLBOROU."});
    CHECK(short_name("MARYLEBONE STATION", lying) == Lines{"MARYLEBONE"});
}

TEST_CASE("M-1.5: a shorter name takes the place of one without room") {
    CHECK(short_name("START", {3, 3}, "GO") == Lines{"GO"});
    CHECK(short_name("START", {3, 9}, "GO") == Lines{"START"});
    CHECK(short_name("ŞANLIURFA", {3, 7}, "SANLIURFA") == Lines{"ŞANLIU."});
    CHECK(short_name("FLEET STREET", {3, 5}, "FLEET") == Lines{"FLEET", "ST."});
}

TEST_CASE("U-6.2: a square without room for a name has none") {
    CHECK(short_name("OLD KENT ROAD", {0, 2}).empty());
}

}  // namespace parlor::tui
