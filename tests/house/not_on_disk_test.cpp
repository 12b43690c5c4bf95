// A shared table whose moves cannot be put on disk.
#include "house/callers.hpp"
#include "house/guests.hpp"

namespace parlor::house {
namespace {

const std::string two_people =
    "parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 person Ann\nseat 2 person Bob\nbegin\n"
    "0 dice 5 6\n0 dice 1 2\n";
const std::string blitz =
    "parlor 1\ngame blitz\nseed 5\n"
    "seat 1 person Ann\nseat 2 person Bob\nseat 3 person Cid\nbegin\n0 dice 5 6\n0 dice 1 2\n"
    "0 dice 2 2\n";

// A disk that takes all moves, or none.
struct Disk {
    bool is_full = false;

    [[nodiscard]] SharedTable::Keep keep() {
        return [this](const table::GameTable& /*game*/) {
            return is_full ? std::optional{Error{"there is no room on the disk"}} : std::nullopt;
        };
    }
};

struct TwoPeople {
    Disk disk;
    SharedTable table;
    AtTable of_a, of_b;

    explicit TwoPeople(const std::string& lines = two_people,
                       const wire::Record& record = AtTable::jumping())
        : table{all_games(), game_of(lines), disk.keep(), {.take_back = true}},
          of_a{table, {Entrant{0}}, record},
          of_b{table, {Entrant{1}}, record} {
        passes(60'000);
    }
    // Ann has bought a deed, and may end her turn.
    void buy() {
        of_a.keys("r");
        passes(60'000);
        REQUIRE(of_a.says("B - BUY"));
        of_a.keys("b");
        passes(60'000);
    }
    void passes(int milliseconds) {
        table.tick({milliseconds});
        of_a.sees();
        of_b.sees();
    }
    [[nodiscard]] std::uint64_t state() const { return table.game().state(); }
};

wire::Record wide() {
    return {.window = {24, 80}, .movement = Options::Movement::Jumping, .has_wide_half = true};
}

std::string clock_of_ann(const SharedTable& table) {
    for (const auto& [name, value] : table.game().facts())
        if (name == "seat.1.clock") return value;
    return "";
}

}  // namespace

TEST_CASE("T-4.6: a table whose move cannot be put on disk stands still, and says so to all") {
    TwoPeople people;
    const auto state = people.state();
    people.disk.is_full = true;
    people.of_a.keys("r");
    people.passes(1'000);
    CHECK(people.state() == state);
    const AtTable who_comes{people.table, {}};
    CHECK(who_comes.says("NOT ON DISK"));
    for (AtTable* const guest : {&people.of_a, &people.of_b}) {
        CHECK(guest->says("NOT ON DISK"));
        guest->keys("Space");
        CHECK_FALSE(guest->says("NOT ON DISK"));
    }
    CHECK(people.of_a.says("R - ROLL"));
    people.of_a.keys("r");
    CHECK(people.of_a.says("THE TABLE WAITS"));
    CHECK(people.state() == state);
}

TEST_CASE("T-3.13: a key that was pressed before a notice was there does not close it") {
    TwoPeople people;
    const auto before = people.of_b.seen();
    people.disk.is_full = true;
    people.of_a.keys("r Space");
    CHECK(people.of_a.says("NOT ON DISK"));
    people.of_b.keys_at(before, "Space");
    CHECK(people.of_b.says("NOT ON DISK"));
    people.of_b.keys("Space");
    CHECK_FALSE(people.of_b.says("NOT ON DISK"));
}

TEST_CASE("T-3.13: whoever wants to leave can, also with a notice that they have not seen") {
    TwoPeople people;
    people.of_b.keys("Ctrl-C");
    const auto before = people.of_b.seen();
    people.disk.is_full = true;
    people.of_a.keys("r");
    people.of_b.keys_at(before, "y");
    CHECK(people.of_b.has_left());
}

TEST_CASE("T-4.6: with the next key, whoever presses it, the move is tried again") {
    TwoPeople people;
    people.of_a.keys("r");
    people.passes(60'000);
    const auto state = people.state();
    people.disk.is_full = true;
    people.of_a.keys("b");
    people.of_a.keys("Space");
    people.of_b.keys("Space");
    CHECK(people.state() == state);
    people.disk.is_full = false;
    people.of_b.keys("=");
    const auto bought = people.state();
    CHECK(bought != state);
    people.of_a.keys("b");
    CHECK(people.state() == bought);
    people.passes(60'000);
    for (AtTable* const guest : {&people.of_a, &people.of_b}) {
        guest->keys("Esc h");
        INFO(guest->text());
        CHECK(guest->count_of("BUYS") == 1);
    }
}

TEST_CASE("T-4.6: every ten seconds the move is tried again, whoever made it") {
    TwoPeople people;
    const auto state = people.state();
    people.disk.is_full = true;
    people.of_a.keys("r");
    people.passes(10'000);
    people.disk.is_full = false;
    people.passes(9'999);
    CHECK(people.state() == state);
    people.passes(1);
    CHECK(people.state() != state);
    CHECK_FALSE(people.table.next_tick() == Milliseconds{10'000});
}

TEST_CASE("T-4.6: a computer whose move cannot be put on disk tries again after ten seconds") {
    Disk disk;
    SharedTable table{all_games(),
                      game_of("parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 cpu:1 Ada\n"
                              "seat 2 person Bob\nbegin\n0 dice 5 6\n0 dice 1 2\n"),
                      disk.keep(),
                      {}};
    const AtTable bob_there{table, {Entrant{1}}};
    const auto state = table.game().state();
    disk.is_full = true;
    table.answer((*table.thinking())());
    table.tick({500});
    CHECK(table.game().state() == state);
    disk.is_full = false;
    table.tick({9'999});
    CHECK_FALSE(table.thinking());
    CHECK(table.game().state() == state);
    table.tick({1});
    CHECK(table.game().state() != state);
}

TEST_CASE("T-4.6: what was not made is told by nobody, and nothing before it is told twice") {
    TwoPeople people{two_people, wide()};
    people.buy();
    people.of_a.keys("n");
    people.passes(60'000);
    REQUIRE(people.of_b.says("R - ROLL"));
    REQUIRE(people.of_b.count_of("BOB HAS THE DICE") == 1);
    people.disk.is_full = true;
    people.of_b.keys("r");
    people.of_b.keys("Space");
    people.passes(1'000);
    INFO(people.of_b.text());
    CHECK(people.of_b.count_of("BOB HAS THE DICE") == 1);
    people.disk.is_full = false;
    people.of_b.keys("Space");
    people.passes(60'000);
    for (AtTable* const guest : {&people.of_a, &people.of_b}) {
        INFO(guest->text());
        CHECK(guest->count_of("BOB HAS THE DICE") == 1);
    }
}

TEST_CASE("T-4.6: moves that cannot be taken back on disk stand, until they can") {
    TwoPeople people;
    people.buy();
    const auto bought = people.state();
    const std::size_t entries = people.table.game().entries();
    people.disk.is_full = true;
    people.of_a.keys("z");
    people.of_b.sees();
    CHECK(people.of_b.says("NOT ON DISK"));
    CHECK(people.state() == bought);
    CHECK(people.table.game().entries() == entries);
    CHECK_FALSE(people.of_a.says("TAKEN BACK"));
    people.of_a.keys("Space");
    CHECK_FALSE(people.of_a.says("TAKEN BACK"));
    people.disk.is_full = false;
    people.of_a.keys("Space");
    CHECK(people.state() != bought);
    people.passes(60'000);
    CHECK(people.of_a.says("B - BUY"));
}

TEST_CASE("T-4.6: while a table stands still no clock runs") {
    TwoPeople people{blitz}, others{blitz};
    others.of_a.keys("r");
    people.disk.is_full = true;
    people.of_a.keys("r");
    for (int i = 0; i < 20; ++i) people.passes(7'000);
    people.disk.is_full = false;
    people.of_a.keys("Space");
    CHECK(people.state() == others.state());
    CHECK(clock_of_ann(people.table) == clock_of_ann(others.table));
}

TEST_CASE("T-4.6, T-4.4: the log has a line with the table and the file; guests read no path") {
    Host host;
    host.lay(table_of_ann(7, 3), three_at_classic);
    host.open();
    Caller a{host, ann, wire::Join{}}, b{host, bob, wire::Join{}}, c{host, cid, wire::Join{}};
    b.keys("Enter Enter Enter Enter");
    c.keys("Enter Enter Enter Enter");
    host.passes(60'000);
    host.disk.fail_at(0, disk::FaultyDisk::Fails::FromThenOn);
    for (Caller* const each : {&a, &b, &c})
        if (each->says("R - ROLL")) each->keys("r");
    host.passes(1'000);
    REQUIRE(host.log.size() == 1);
    CHECK(host.log.front().starts_with("table 7: the game's journal cannot be written"));
    CHECK(b.says("NOT ON DISK"));
    INFO(b.screen());
    CHECK_FALSE(b.says(host.folder().filename().string()));
    CHECK_FALSE(b.says("TABLES/"));
}

}  // namespace parlor::house
