// What people at a shared table have to do with each other, as their screens show it.
#include <atomic>
#include <fstream>

#include "house/callers.hpp"
#include "tui/golden.hpp"

namespace parlor::house {
namespace {

struct ClassicHost : Host {
    ClassicHost() {
        lay(table_of_ann(1, 3), three_at_classic);
        open();
    }
    Caller come(const User& user) {
        return Caller{*this, user, wire::Join{}, {.window = {25, 40}, .wants_title = true}};
    }
};

// Ann, bob and cid are at the first turn of a game.
struct ThreePeople : ClassicHost {
    Caller a{come(ann)}, b{come(bob)}, c{come(cid)};

    ThreePeople() {
        b.keys("Enter Enter Enter Enter");
        c.keys("Enter Enter Enter Enter");
        passes(60'000);
    }
    [[nodiscard]] Caller& decider() {
        for (Caller* const each : {&a, &b, &c})
            if (each->says("R - ROLL") or each->says("R   ROLL")) return *each;
        FAIL("nobody decides");
        return a;
    }
};

}  // namespace

TEST_CASE("T-3.13: a key that was typed with the page of the people closes no notice under it") {
    ThreePeople table;
    Caller& decider = table.decider();
    Caller& reader = &decider == &table.a ? table.b : table.a;
    reader.keys("&");
    table.disk.fail_at(0, disk::FaultyDisk::Fails::FromThenOn);
    decider.keys("r");
    REQUIRE(decider.says("NOT ON DISK"));
    table.disk.mend();
    reader.sees();
    reader.keys_at(reader.seen(), "Esc Space");
    CHECK(reader.says("NOT ON DISK"));
    reader.keys("Space");
    CHECK_FALSE(reader.says("NOT ON DISK"));
}

TEST_CASE("T-3.6: what somebody says is seen by all for a while, and can be read later") {
    ThreePeople table;
    table.a.keys("' h e l l o Enter Esc &");
    CHECK(table.b.says("HELLO"));
    table.passes(8'000);
    CHECK_FALSE(table.b.says("HELLO"));
    table.b.keys("&");
    CHECK(table.b.says("HELLO"));
}

TEST_CASE(
    "T-3.6: what was said can be read again at the next host, and after the table has slept") {
    ClassicHost host;
    {
        Caller a = host.come(ann), b = host.come(bob);
        b.keys("Enter Enter Enter Enter");
        a.keys("Down b y");
        REQUIRE_FALSE(a.says("FREE"));
        host.passes(1'000);
        a.keys("' h e l l o Enter");
        Caller onlooker{host, cid, wire::Watch{}};
        onlooker.keys("' w e l l Space d o n e Enter");
        b.keys("' t h a n k s Enter");
    }
    if (GENERATE(true, false)) {
        host.open();
    } else {
        host.open();
        Caller{host, bob, wire::Join{}}.is_lost();
        host.passes(600'000);
    }
    Caller b = host.come(bob);
    CHECK_FALSE(b.says("HELLO"));
    b.keys("&");
    CHECK(b.says("ANN: HELLO"));
    CHECK(b.says("CID: WELL DONE"));
    CHECK(b.says("BOB: THANKS"));
    b.keys("Up m");
    CHECK_FALSE(b.says("HELLO"));
    CHECK(b.says("WELL DONE"));
}

TEST_CASE(
    "T-3.6: a key that does nothing on the page of the company buzzes, where sounds are wanted") {
    ClassicHost host;
    Caller a{host, ann, wire::Join{}, {.window = {25, 40}, .wants_sounds = true}};
    for (const User& user : {bob, cid}) host.come(user).keys("Enter Enter Enter Enter");
    host.passes(60'000);
    a.keys("&");
    a.take_sounds();
    a.keys("p");  // no player has a clock
    CHECK(a.take_sounds() == std::vector{tui::SoundEffect::Buzz});
}

TEST_CASE("T-1.6, T-4.4: all who come read what a power cut has taken, and so does the log") {
    ClassicHost host;
    {
        Caller a = host.come(ann), b = host.come(bob), c = host.come(cid);
        for (Caller* const each : {&b, &c}) each->keys("Enter Enter Enter Enter");
    }
    for (const auto& file : std::filesystem::directory_iterator{host.folder() / "tables" / "1"})
        if (file.path().extension() == ".parlor")
            std::ofstream{file.path(), std::ios::app} << "1 roll\n0 dice 1 2\n";
    host.open();
    host.log.clear();
    Caller b = host.come(bob), c = host.come(cid);
    tui::check_golden("shared-cut-off", b.canvas());
    for (Caller* const each : {&b, &c}) {
        CHECK(each->says("CUT OFF"));
        CHECK(each->says("NOT BEEN SAVED YET"));
        each->keys("Space");
        CHECK_FALSE(each->says("CUT OFF"));
    }
    REQUIRE(host.log.size() == 1);
    CHECK(host.log.front().starts_with("table 1: lines "));
    Caller a = host.come(ann);
    CHECK(a.says("CUT OFF"));
    a.keys("Space");
    host.passes(1'000);
    a.keys("r");
    CHECK_FALSE(host.come(cid).says("CUT OFF"));
}

TEST_CASE("T-3.6, U-10.6: in a tall wide window what people have to do is over the left half") {
    ClassicHost host;
    Caller a{host,
             ann,
             wire::Join{},
             {.window = {40, 120}, .movement = Options::Movement::Jumping, .has_wide_half = true}};
    for (const User& user : {bob, cid}) host.come(user).keys("Enter Enter Enter Enter");
    host.passes(60'000);
    a.sees();
    const tui::Canvas before = a.canvas();
    a.keys("&");
    REQUIRE(a.says("G GIVE UP SEAT"));
    const tui::Box above{0, 0, 6, 39}, right{0, 40, 39, 119};
    CHECK(a.canvas().part(above) == before.part(above));
    CHECK(a.canvas().part(right) == before.part(right));
}

TEST_CASE("T-3.6: a long line is read whole on the page of the company") {
    ThreePeople table;
    std::string keys = "'";
    for (int letter = 0; letter < 98; ++letter) keys += " x";
    table.a.keys(keys + " o k Enter");
    table.b.keys("&");
    CHECK(table.b.says("XXOK"));
}

TEST_CASE("T-3.6: whoever says much waits") {
    ThreePeople table;
    for (int line = 0; line < 10; ++line) table.a.keys(line == 0 ? "' x Enter" : "x Enter");
    CHECK_FALSE(table.a.says("WAIT A LITTLE"));
    table.a.keys("x Enter");
    CHECK(table.a.says("WAIT A LITTLE"));
    table.passes(10'000);
    table.a.keys("y Enter");
    CHECK_FALSE(table.a.says("WAIT A LITTLE"));
}

TEST_CASE("T-3.6: everybody can mute anybody for themselves") {
    ThreePeople table;
    table.b.keys("& m &");
    table.a.keys("' h e l l o Enter");
    CHECK_FALSE(table.b.says("HELLO"));
    CHECK(table.c.says("HELLO"));
}

TEST_CASE("T-2.4: who has to decide and is away is named over the game") {
    ThreePeople table;
    Caller& mover = table.decider();
    Caller& other = &mover == &table.a ? table.b : table.a;
    CHECK_FALSE(other.says("IS AWAY"));
    mover.is_lost();
    CHECK(other.says("IS AWAY"));
}

TEST_CASE("U-10.10: the rows of the others say who is away, and for whom a computer sits in") {
    ThreePeople table;
    table.c.is_lost();
    CHECK(table.a.says("CID AWAY"));
    CHECK(table.b.says("CID AWAY"));
    table.passes(60'000);
    table.a.keys("& Down Down s 1");
    table.b.keys("y");
    table.a.keys("&");
    CHECK_FALSE(table.a.says("CID AWAY"));
    CHECK(table.a.says("CID CPU"));
    CHECK(table.b.says("CID CPU"));
}

TEST_CASE("T-2.5: the others let a computer sit for somebody who has been away for a minute") {
    ThreePeople table;
    table.c.is_lost();
    table.passes(59'000);
    table.a.keys("& Down Down s");
    CHECK_FALSE(table.a.says("LEVEL"));
    table.passes(1'000);
    table.a.keys("s 1");
    CHECK(table.b.says("CID"));
    CHECK(table.b.says("Y - YES"));
    table.b.keys("y");
    table.a.keys("Up");
    CHECK(table.a.says("COMPUTER 1"));
    Caller again = table.come(cid);
    table.thinks();
    table.passes(1'000);
    CHECK_FALSE(again.farewell());
}

TEST_CASE("T-2.5: one refusal ends the question, which can be asked again a minute later") {
    ThreePeople table;
    table.c.is_lost();
    table.passes(60'000);
    table.a.keys("& Down Down s 1");
    table.b.keys("n");
    CHECK_FALSE(table.b.says("Y - YES"));
    table.a.keys("s 1");
    CHECK(table.a.says("A MINUTE IS OVER"));
    table.passes(60'000);
    table.a.keys("s 1");
    CHECK(table.b.says("Y - YES"));
}

TEST_CASE("T-2.11: whoever gives up the seat has it no more, and watches") {
    ThreePeople table;
    Caller& decider = table.decider();
    decider.keys("& g y");
    CHECK_FALSE(decider.says("R - ROLL"));
    table.thinks();
    table.passes(60'000);
    const wire::Join back;
    Caller again{table, &decider == &table.a ? ann : &decider == &table.b ? bob : cid, back};
    CHECK(again.farewell());
}

TEST_CASE("T-2.6: whom the opener puts out stays out until the opener lets them back") {
    ThreePeople table;
    table.b.keys("& Down Down o y");  // not the opener
    CHECK_FALSE(table.c.farewell());
    table.a.keys("& Down Down o y");
    table.c.sees();
    REQUIRE(table.c.farewell());
    CHECK(table.c.farewell()->line == "ann has put you out");
    CHECK(table.come(cid).farewell());
    table.a.keys("l");
    CHECK_FALSE(table.come(cid).farewell());
}

TEST_CASE("T-2.6: the opener's rights pass to who has sat there longest, after ten minutes") {
    ThreePeople table;
    table.a.is_lost();
    table.passes(599'000);
    table.b.keys("& c");
    CHECK_FALSE(table.b.says("Y - YES"));
    table.passes(1'000);
    table.b.keys("c");
    CHECK(table.b.says("E - END IT"));
    table.b.keys("e");
    table.c.sees();
    CHECK(table.c.farewell());
}

TEST_CASE("T-2.6: what a computer answers once its table is closed is for nobody") {
    ThreePeople table;
    Caller& decider = table.decider();
    decider.keys("& g y");
    auto job = table.house().work();
    REQUIRE(job);
    const std::atomic<bool> is_called_off = false;
    const auto finish = (*job)(is_called_off);
    Caller& other = &decider == &table.b ? table.c : table.b;
    other.keys("& g y");  // a change of seats, which waits for the answer
    table.a.keys("& c e");
    REQUIRE(table.a.farewell());
    finish();
    table.passes(1'000);
    CHECK_FALSE(table.house().work());
}

TEST_CASE("T-3.5: taking back goes to one's own last decision, when all others agree") {
    ThreePeople table;
    Caller& mover = table.decider();
    mover.keys("r");
    table.passes(60'000);
    mover.keys("z");
    for (Caller* const each : {&table.a, &table.b, &table.c})
        if (each != &mover) {
            CHECK(each->says("Y - YES"));
            each->keys("y");
        }
    CHECK((mover.says("R - ROLL") or mover.says("R   ROLL")));
}

TEST_CASE("T-1.6: the next host knows everybody at a table where moves were taken back") {
    ThreePeople table;
    Caller& mover = table.decider();
    mover.keys("r");
    table.passes(60'000);
    mover.keys("z");
    for (Caller* const each : {&table.a, &table.b, &table.c})
        if (each != &mover) each->keys("y");
    REQUIRE((mover.says("R - ROLL") or mover.says("R   ROLL")));
    table.open();
    Caller again = table.come(ann);
    again.keys("&");
    CHECK(again.says("BOB"));
}

TEST_CASE("T-3.5: somebody who has been away for a minute counts as consenting") {
    ThreePeople table;
    Caller& mover = table.decider();
    mover.keys("r");
    table.passes(60'000);
    std::vector<Caller*> others;
    for (Caller* const each : {&table.a, &table.b, &table.c})
        if (each != &mover) others.push_back(each);
    others[0]->is_lost();
    mover.keys("z");
    others[1]->keys("y");
    CHECK_FALSE(mover.says("R - ROLL"));
    table.passes(60'000);
    CHECK((mover.says("R - ROLL") or mover.says("R   ROLL")));
}

TEST_CASE("T-3.7: the title of a window says whose turn it is at which table") {
    ThreePeople table;
    table.a.sees();
    CHECK(table.a.title().starts_with("TABLE 1: "));
    CHECK(table.a.title().ends_with("'s turn"));
    table.a.keys("q y");
    CHECK(table.a.title().empty());
}

}  // namespace parlor::house
