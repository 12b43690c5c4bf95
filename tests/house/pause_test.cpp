// A pause for all at a table of Blitz, as the screens of its people show it.
#include "disk/text_file.hpp"
#include "house/callers.hpp"

namespace parlor::house {
namespace {

struct Blitz : Host {
    Blitz() {
        lay(table_of_ann(1, 3), three_at_blitz);
        open();
    }
};

// Ann, bob and cid are at the first turn.
struct ThreePeople : Blitz {
    Caller a{*this, ann, wire::Join{}}, b{*this, bob, wire::Join{}};
    Caller c{*this,
             cid,
             wire::Join{},
             {.window = {40, 120}, .movement = Options::Movement::Jumping, .has_wide_half = true}};

    ThreePeople() {
        for (Caller* const each : {&b, &c}) each->keys("Enter Enter Enter Enter");
        passes(20'000);
    }
    void pause() {
        a.keys("& p");
        b.keys("y");
        c.keys("y");
        a.keys("&");
    }
    [[nodiscard]] bool is_hidden_from(Caller& caller) {
        return caller.says("OUT OF SIGHT") and not caller.says("ROUND");
    }
};

}  // namespace

TEST_CASE("T-3.10: all players who are there agree to a pause, and the table is out of sight") {
    ThreePeople table;
    table.a.keys("& p");
    CHECK(table.b.says("PAUSE FOR ALL"));
    CHECK(table.c.says("ANN ASKS"));
    table.b.keys("y");
    CHECK_FALSE(table.is_hidden_from(table.b));
    table.c.keys("y");
    table.a.keys("&");
    for (Caller* const each : {&table.a, &table.b, &table.c}) CHECK(table.is_hidden_from(*each));
    CHECK(table.house().next_tick().value_or(Milliseconds{60'000}) >= Milliseconds{1'000});
}

TEST_CASE("T-3.10: one refusal, and nobody pauses") {
    ThreePeople table;
    table.a.keys("& p &");
    table.b.keys("n");
    table.c.keys("y");
    for (Caller* const each : {&table.a, &table.b, &table.c})
        CHECK_FALSE(each->says("OUT OF SIGHT"));
}

TEST_CASE(
    "T-3.10: whoever leaves need not agree; when the asker leaves, nobody is asked any more") {
    ThreePeople table;
    table.a.keys("& p");
    table.b.is_lost();
    table.c.keys("y");
    CHECK(table.is_hidden_from(table.c));
    ThreePeople other;
    other.a.keys("& p");
    other.a.is_lost();
    CHECK_FALSE(other.b.says("Y - YES"));
}

TEST_CASE("T-3.10: each player can end a pause, and no watcher") {
    ThreePeople table;
    Caller watcher{table, {1003, "dan"}, wire::Watch{}};
    table.pause();
    CHECK(table.is_hidden_from(watcher));
    watcher.keys("c");
    CHECK(table.is_hidden_from(table.a));
    table.b.keys("c");
    for (Caller* const each : {&table.a, &table.b, &table.c, &watcher})
        CHECK_FALSE(each->says("OUT OF SIGHT"));
}

TEST_CASE("T-3.10: whoever comes in a pause sees it; Q and Ctrl-C leave, and people can talk") {
    ThreePeople table;
    table.pause();
    table.b.keys("q");
    CHECK(table.b.farewell());
    Caller again{table, bob, wire::Join{}};
    CHECK(table.is_hidden_from(again));
    table.a.keys("' h e l l o Enter Esc &");
    CHECK(again.says("HELLO"));
    again.keys("Ctrl-C");
    CHECK(again.farewell());
    CHECK(table.is_hidden_from(table.c));
}

TEST_CASE("T-3.10: a pause is for games with clocks") {
    Host host;
    host.lay(table_of_ann(1, 3), three_at_classic);
    host.open();
    Caller a{host, ann, wire::Join{}}, b{host, bob, wire::Join{}}, c{host, cid, wire::Join{}};
    for (Caller* const each : {&b, &c}) each->keys("Enter Enter Enter Enter");
    a.keys("& p");
    CHECK(a.says("NO PLAYER HAS A CLOCK"));
    CHECK_FALSE(b.says("Y - YES"));
}

TEST_CASE("T-3.10: the next host knows of no pause") {
    ThreePeople table;
    table.pause();
    for (Caller* const each : {&table.a, &table.b, &table.c}) each->is_lost();
    table.open();
    Caller again{table, bob, wire::Join{}};
    CHECK_FALSE(again.says("OUT OF SIGHT"));
}

TEST_CASE("T-3.10: in the list a table says that its game is paused") {
    ThreePeople table;
    table.pause();
    Caller lists{table, {1003, "dan"}, wire::Tell{}};
    REQUIRE(lists.told().size() == 1);
    CHECK(lists.told().front().find("paused") != std::string::npos);
}

namespace {

// How much of the time from the first turn to the roll is not counted.
int not_counted(int slowness) {
    ThreePeople table;
    Caller* mover = &table.a;
    for (Caller* const each : {&table.b, &table.c})
        if (each->says("R - ROLL")) mover = each;
    mover->is_slow(slowness);
    for (int i = 0; i < 12; ++i) {
        table.passes(1'000);
        mover->sees();
    }
    const int begun = table.time;
    mover->keys("r");
    std::string text;
    for (const auto& file : std::filesystem::directory_iterator{table.folder() / "tables" / "1"})
        if (file.path().extension() == ".parlor") text = *disk::read_text(file.path());
    const auto at = text.find('@', text.find(" roll"));
    REQUIRE(at != std::string::npos);
    return begun - std::stoi(text.substr(at + 1));
}

}  // namespace

TEST_CASE("T-3.9: the host measures the line by the pictures that a guest reports as shown") {
    const int without = not_counted(0);
    CHECK(not_counted(300) == without + 300);
    CHECK(not_counted(900) == without + 500);
}

}  // namespace parlor::house
