// U-10.1: the mover's token pulses for ten seconds after a key, and then stands still.
#include "terminal/pulse.hpp"

#include "catch.hpp"

namespace parlor::tui {

TEST_CASE("U-10.1: a token pulses for ten seconds after a key, once a second") {
    Pulse pulse;
    CHECK_FALSE(pulse.next());
    pulse.begin();
    int turns = 0, passed = 0;
    for (auto next = pulse.next(); next; next = pulse.next()) {
        const bool was_turned = pulse.is_turned();
        pulse.pass({*next});
        passed += *next;
        turns += pulse.is_turned() != was_turned ? 1 : 0;
    }
    CHECK(passed == 10'000);
    CHECK(turns == 8);
    CHECK_FALSE(pulse.is_turned());
    CHECK_FALSE(pulse.is_near());
}

TEST_CASE("U-10.1: each key begins the pulse anew, with the token at rest") {
    Pulse pulse;
    pulse.begin();
    pulse.pass({1'500});
    CHECK(pulse.is_near());
    CHECK_FALSE(pulse.is_turned());
    pulse.pass({1'000});
    CHECK(pulse.is_turned());
    CHECK_FALSE(pulse.is_near());
    pulse.begin();
    CHECK_FALSE(pulse.is_turned());
    CHECK(pulse.next() == 1'000);
}

}  // namespace parlor::tui
