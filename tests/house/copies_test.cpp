// Copies of a shared game that is over.
#include "table/journal/copies.hpp"
#include "house/ending_table.hpp"

namespace parlor::house {
namespace {

// What the guest's own games make of it.
Result<table::Copied> kept(const Folder& folder, const Caller& guest) {
    return table::add_copy({.disk = disk::real_disk(),
                            .folder = folder.path,
                            .open = open_table,
                            .seconds = [] { return std::int64_t{0}; },
                            .stamp = [] { return "20261127-160000"; }},
                           guest.copy()->name,
                           guest.copy()->text);
}

constexpr const char* offer = "& K KEEPS A COPY";

// Up to the last page, before which no copy is offered.
void reads_to_end(Caller& guest) {
    const auto is_at_last = [&] { return guest.says("A AGAIN") or guest.says("SAME SEATS AGAIN"); };
    for (int page = 0; page < 10 and not is_at_last(); ++page) {
        CHECK_FALSE(guest.says(offer));
        guest.keys("Space");
    }
    REQUIRE(is_at_last());
}

}  // namespace

TEST_CASE("T-2.10: who had a seat gets a copy of a game that is over, and nobody before or else") {
    library::TableRecord record = table_of_two(7);
    record.name = "Friday";
    EndingTable table{record};
    Caller a{table, ann, wire::Join{}}, b{table, bob, wire::Join{}},
        c{table, cid, wire::Watch{"7"}};
    table.passes(60'000);
    a.keys("' s e c r e t Enter Esc k");
    CHECK(a.says("YOU CAN COPY IT WHEN IT IS OVER"));
    CHECK_FALSE(a.copy());
    a.keys("&");
    table.end_by(b);
    for (Caller* const each : {&b, &c}) reads_to_end(*each);
    for (Caller* const each : {&b, &c}) CHECK_FALSE(each->says("NEW SET-UP"));
    CHECK(b.says(offer));
    CHECK_FALSE(c.says(offer));
    c.keys("& k");
    CHECK(c.says("ONLY ITS PLAYERS CAN COPY IT"));
    CHECK_FALSE(c.copy());
    for (Caller* const each : {&a, &b}) {
        each->keys("& k");
        REQUIRE(each->copy());
        CHECK(each->copy()->name == "20261125-120000-01");
        CHECK(each->copy()->text.starts_with("parlor 1\n"));
        CHECK(each->copy()->text.find("end-game") != std::string::npos);
        for (const char* const hidden : {"secret", "SECRET", "Friday", "ann", "bob"})
            CHECK(each->copy()->text.find(hidden) == std::string::npos);
    }
    b.keys("&");
    CHECK_FALSE(b.says(offer));
}

TEST_CASE("T-2.10: the last page offers the copy, and covers nothing with it") {
    EndingTable table;
    Caller b{table, bob, wire::Join{}};
    Caller a{table,
             ann,
             wire::Join{},
             {.window = {24, 80}, .movement = Options::Movement::Jumping, .has_wide_half = true}};
    table.end_by(b);
    reads_to_end(b);
    tui::check_golden("last-page-copy", b.canvas());
    reads_to_end(a);
    tui::check_golden("last-page-copy-wide", a.canvas());
}

TEST_CASE("T-2.10, D-8.6: so does the last page of dominoes") {
    Host host;
    host.lay(table_of_two(3), two_at_dominoes);
    {
        TableFolder journal{disk::real_disk(), host.folder() / "tables" / "3"};
        journal.begin("20261125-120000");
        const auto game = game_of(
            two_at_dominoes +
            "option hand 7\noption target 10\nbegin\n0 down 46 00\n0 tiles 46 00 01 02 03 04 05 "
            "11 12 13 14 15 16 22 33 34 35 36 44 45 55 56 66 06 23 24 25 26\n1 play 46\n");
        REQUIRE_FALSE(journal.keep(*game, 10));
    }
    host.open();
    Caller a{host, ann, wire::Join{}};
    host.passes(60'000);
    reads_to_end(a);
    tui::check_golden("last-page-copy-dominoes", a.canvas());
}

TEST_CASE(
    "T-2.10: a copy is a journal that one's own replays take, once, also from the next host") {
    EndingTable table;
    const Folder own;
    {
        Caller b{table, bob, wire::Join{}};
        table.end_by(b);
        b.keys("& k");
        REQUIRE(b.copy());
        CHECK(*kept(own, b) == table::Copied::Added);
        table.passes(120'000);
        b.keys("k");
        CHECK(*kept(own, b) == table::Copied::WasThere);
    }
    table.open();
    Caller b{table, bob, wire::Join{}};
    b.keys("& k");
    REQUIRE(b.copy());
    CHECK(*kept(own, b) == table::Copied::WasThere);
    CHECK(files_below(own.path).size() == 1);
}

TEST_CASE("T-2.10: who gave the seat up had one") {
    EndingTable table;
    Caller a{table, ann, wire::Join{}}, b{table, bob, wire::Join{}};
    table.passes(60'000);
    a.keys("& g y");
    table.end_by(b);
    a.keys("& k");
    CHECK(a.copy());
}

}  // namespace parlor::house
