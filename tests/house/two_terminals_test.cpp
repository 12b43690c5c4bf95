// One user at two terminals.
#include "house/callers.hpp"

namespace parlor::house {
namespace {

struct TwoTables : Host {
    TwoTables() {
        for (const int number : {1, 2}) lay(table_of_ann(number, 3), three_at_classic);
        open();
    }
    Caller come(const std::string& table) {
        return Caller{
            *this,
            ann,
            wire::Join{table},
            {.window = {25, 40}, .movement = Options::Movement::Jumping, .wants_title = true}};
    }
    void begin(Caller& opener) {
        opener.keys("b y");
        thinks();
        passes(60'000);
        opener.sees();
        REQUIRE_FALSE(opener.says("FREE"));
    }
};

}  // namespace

TEST_CASE(
    "T-2.8: a user sits at several tables, one terminal each, and the title names the table") {
    TwoTables host;
    Caller first = host.come("1"), second = host.come("2");
    host.begin(first);
    host.begin(second);
    CHECK(first.title().starts_with("TABLE 1:"));
    CHECK(second.title().starts_with("TABLE 2:"));
    first.keys("' h e l l o Enter");
    CHECK(first.says("HELLO"));
    CHECK_FALSE(second.says("HELLO"));
}

TEST_CASE("T-2.8, T-2.4: at one table the later of two terminals has the seat, the other is told") {
    TwoTables host;
    Caller first = host.come("1");
    host.begin(first);
    first.keys("'");
    Caller second = host.come("1");
    CHECK(first.says("YOU WATCH"));
    CHECK(first.says("ANOTHER TERMINAL"));
    CHECK(first.says("PRESS ANY KEY"));
    for (int turn = 0; turn < 3 and not second.says("ROLL"); ++turn) {
        host.thinks();
        host.passes(60'000);
        second.sees();
    }
    CHECK(second.says("R - ROLL"));
    first.keys("Space r");
    CHECK_FALSE(first.says("R - ROLL"));
    CHECK(second.says("R - ROLL"));
    second.keys("r");
    CHECK_FALSE(second.says("R - ROLL"));
}

}  // namespace parlor::house
