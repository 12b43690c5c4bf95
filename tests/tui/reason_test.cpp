// The reasons of refusals, without the numbers of rules.
#include "tui/reason.hpp"

#include "catch.hpp"

namespace parlor::tui {

TEST_CASE("U-5.6: the numbers of rules are left out of a reason, and nothing else") {
    CHECK(reason_in("the deed is not yours (C-7.5)") == "the deed is not yours");
    CHECK(reason_in("nothing is owed (C-2.5, C-6.3)") == "nothing is owed");
    CHECK(reason_in("you must play when you can (D-4.2); 05 plays") ==
          "you must play when you can; 05 plays");
    CHECK(reason_in("chance (seat 0) has to decide") == "chance (seat 0) has to decide");
    CHECK(reason_in("seat 1 has to decide, not chance (seat 0) (C-2.5)") ==
          "seat 1 has to decide, not chance (seat 0)");
    CHECK(reason_in("").empty());
}

}  // namespace parlor::tui
