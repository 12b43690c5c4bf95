// How many keys of a guest the host takes.
#include "host/key_budget.hpp"

#include "catch.hpp"

using namespace parlor;
using namespace parlor::host;

TEST_CASE("T-1.7: a guest has 50 keys at once, and then 50 a second") {
    KeyBudget budget;
    int taken = 0;
    const auto take_all = [&] {
        for (taken = 0; budget.is_open(); ++taken) budget.take(1);
    };
    take_all();
    CHECK(taken == 50);
    CHECK(budget.until_open() == Milliseconds{1});
    budget.pass({1'000});
    take_all();
    CHECK(taken == 50);
    budget.pass({60'000});
    take_all();
    CHECK(taken == 50);
}

TEST_CASE("T-1.7: a message of many keys is taken as a whole, and paid for afterwards") {
    KeyBudget budget;
    budget.take(250);
    CHECK_FALSE(budget.is_open());
    CHECK(budget.until_open() == Milliseconds{4'001});
    budget.pass({4'000});
    CHECK_FALSE(budget.is_open());
    budget.pass({1});
    CHECK(budget.is_open());
}
