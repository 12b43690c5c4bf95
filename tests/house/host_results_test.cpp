// The host's book of results, as its guests read it.
#include "house/host_results.hpp"

#include <fstream>

#include "house/ending_table.hpp"
#include "table/journal/tally.hpp"

namespace parlor::house {
namespace {

using ToWhom = library::TableRecord::Access;

table::Results results_of(const Host& host) {
    const auto results = table::read_results(table::results_path(host.folder()));
    REQUIRE(results);
    CHECK(results->unreadable == 0);
    return *results;
}

}  // namespace

TEST_CASE("T-2.7: a game that ends at a shared table goes into the host's book, with its users") {
    EndingTable table;
    Caller a{table, ann, wire::List{}}, b{table, bob, wire::Join{}};
    a.keys("b");
    CHECK(a.says("NO GAME HAS ENDED"));
    table.end_by(b);
    const table::Results results = results_of(table);
    REQUIRE(results.games.size() == 1);
    CHECK(results.games[0].journal == "20261125-120000-01-table-7");
    REQUIRE(results.games[0].outcome.players.size() == 2);
    CHECK(results.games[0].outcome.players[0].name == "ann:Ann");
    CHECK(results.games[0].outcome.players[1].name == "bob:Bob");
    a.keys("b");
    CHECK(a.says("CLASSIC: 1 GAME"));
    CHECK(a.says("ann ANN"));
    a.keys("n");
    CHECK(a.says("WHO BEAT WHOM"));
    a.keys("?");
    CHECK(a.says("NEXT"));
    a.keys("Space x");
    CHECK(a.says("SHARED TABLES"));
    CHECK(a.says("TABLE 7"));
}

TEST_CASE("T-2.7, T-5.6: who gave the seat up has played and not won, and the user stays known") {
    EndingTable table;
    {
        Caller a{table, ann, wire::Join{}};
        table.passes(60'000);
        a.keys("& g y");
    }
    table.open();  // T-1.6: the next host knows whose seat it was
    Caller b{table, bob, wire::Join{}};
    table.end_by(b);
    const auto results = results_of(table);
    REQUIRE(results.games.size() == 1);
    const auto tally = tally_of(results.games);
    REQUIRE(tally.size() == 1);
    for (const table::PlayerTally& player : tally[0].players) {
        CHECK(player.played == 1);
        if (player.name == "ann:Ann") CHECK(player.won == 0);
    }
    CHECK(tally[0].players.size() == 2);
}

TEST_CASE("T-2.7, T-2.9: only its players read of a game at a table for named users") {
    library::TableRecord record = table_of_two(7);
    record.access = ToWhom::Users;
    record.users = {bob};
    EndingTable table{record};
    Caller b{table, bob, wire::Join{}}, c{table, cid, wire::List{}},
        reader{table, ann, wire::List{}};
    table.end_by(b);
    c.keys("b");
    CHECK(c.says("NO GAME HAS ENDED"));
    reader.keys("b");
    CHECK(reader.says("ann ANN"));
}

TEST_CASE("T-2.7: a result that the disk does not take is told, and noted later") {
    EndingTable table;
    const auto in_the_way = table::results_path(table.folder());
    std::filesystem::create_directory(in_the_way);
    Caller b{table, bob, wire::Join{}};
    table.end_by(b);
    b.keys("&");
    CHECK(b.says("BOOK OF RESULTS"));
    std::filesystem::remove(in_the_way);
    b.is_lost();
    CHECK(results_of(table).games.size() == 1);
}

TEST_CASE("T-2.6, T-2.7: a table that ends before its game has no result") {
    EndingTable table;
    Caller a{table, ann, wire::Join{}};
    table.passes(60'000);
    a.keys("& c e");
    REQUIRE(a.farewell());
    CHECK_FALSE(table::has_results(table::results_path(table.folder())));
}

}  // namespace parlor::house
