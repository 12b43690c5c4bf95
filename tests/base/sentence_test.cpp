// Sentences told together.
#include "base/sentence.hpp"

#include <array>

#include "catch.hpp"

using namespace parlor;

TEST_CASE("U-5.1: a quotation that ends in a full stop ends its sentence as well") {
    const std::array<Sentence, 2> told{{{"Ann", "draws \"ADVANCE TO GO.\""}, {"Bob", "rolls 3"}}};
    CHECK(told_together(told) == "Ann draws \"ADVANCE TO GO.\" Bob rolls 3.");
}
