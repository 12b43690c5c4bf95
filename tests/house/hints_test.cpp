// Hints at a shared table.
#include <atomic>

#include "house/callers.hpp"

namespace parlor::house {
namespace {

// Ann and bob play dominoes, with hints.
struct HintsHost : Host {
    HintsHost() {
        library::TableRecord record = table_of_ann(7, 2);
        record.has_hints = true;
        lay(record, two_at_dominoes);
        open();
    }
};
struct WithHints : HintsHost {
    Caller a{*this, ann, wire::Join{}}, b{*this, bob, wire::Join{}};

    WithHints() {
        b.keys("Enter Enter");
        passes(60'000);
    }
    [[nodiscard]] Caller& decider() { return a.says("YOUR TILE") ? a : b; }
};

}  // namespace

TEST_CASE("T-3.11, T-4.2: a hint is worked out beside the host's loop, and no key waits for it") {
    WithHints host;
    Caller& decider = host.decider();
    decider.keys("h");
    CHECK(decider.says("A HINT IS ON ITS WAY"));
    decider.keys("&");
    CHECK(decider.says("TALK"));
    decider.keys("&");
    host.thinks();
    host.passes(1'000);
    CHECK(decider.says("HINT"));
    CHECK_FALSE(decider.says("ON ITS WAY"));
    decider.keys("Space");
    CHECK(decider.says("YOUR TILE"));
}

TEST_CASE("T-3.11: one hint at a time is worked out at a table") {
    WithHints host;
    Caller& decider = host.decider();
    const std::atomic<bool> is_called_off = false;
    decider.keys("h");
    auto first = host.house().work();
    REQUIRE(first);
    decider.keys("h");
    CHECK_FALSE(host.house().work());
    (*first)(is_called_off)();
    CHECK(host.house().work());
}

TEST_CASE("T-3.11: a hint that comes too late for its decision is not shown") {
    WithHints host;
    Caller& decider = host.decider();
    decider.keys("h");
    auto hint = host.house().work();
    REQUIRE(hint);
    const std::atomic<bool> is_called_off = false;
    auto finish = (*hint)(is_called_off);
    for (const char* const tile : {"6 6", "5 5", "4 4", "3 3", "2 2", "1 1", "0 0", "6 5"})
        if (decider.says("YOUR TILE")) decider.keys(std::string{tile} + " Enter");
    REQUIRE_FALSE(decider.says("YOUR TILE"));
    finish();
    CHECK_FALSE(decider.says("HINT"));
}

}  // namespace parlor::house
