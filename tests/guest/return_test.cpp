// How a guest tries to come back.
#include "guest/return.hpp"

#include "catch.hpp"

using namespace parlor;
using namespace parlor::guest;

TEST_CASE("T-1.6: a guest tries to come back at once, and then every second for a minute") {
    Return coming_back;
    CHECK(coming_back.until_next() == Milliseconds{0});
    CHECK(coming_back.seconds_left() == 60);
    int tries = 0;
    while (not coming_back.is_over()) {
        tries += coming_back.take_try() ? 1 : 0;
        CHECK_FALSE(coming_back.take_try());
        coming_back.pass(coming_back.until_next());
    }
    CHECK(tries == 60);
    CHECK(coming_back.seconds_left() == 0);
}
