// The house: from the list of tables to a game and back, as its guests see it.
#include "disk/text_file.hpp"
#include "house/callers.hpp"
#include "house/guests.hpp"
#include "house/word.hpp"

namespace parlor::house {
namespace {

using ToWhom = library::TableRecord::Access;

// A host with a table of ann's for two, at which one seat is free.
struct DominoHost : Host {
    DominoHost() {
        lay(table_of_ann(7, 2), two_at_dominoes);
        open();
    }
};

// Ann and bob are in the middle of a game.
struct AtDominoes : DominoHost {
    Caller a{*this, ann, wire::Join{}}, b{*this, bob, wire::Join{}};

    AtDominoes() {
        b.keys("Enter Enter");
        passes(60'000);
    }
};

}  // namespace

TEST_CASE("T-2.1: the list has one's own tables first, and says who sits there and what is free") {
    DominoHost host;
    library::TableRecord other = table_of_ann(8, 2);
    other.opener = bob;
    other.seats = {bob, std::nullopt};
    other.name = "Friday";
    host.lay(other, two_at_dominoes);
    host.open();
    Caller a{host, ann, wire::List{}};
    const std::string list = a.screen();
    CHECK(list.find("TABLE 7") < list.find("Friday"));
    CHECK(a.says("1 SEAT FREE"));
    CHECK(a.says("ANN (AWAY)"));
}

TEST_CASE("T-2.3: a game begins when the last free seat is taken, and all see it") {
    DominoHost host;
    Caller a{host, ann, wire::Join{"7"}}, b{host, bob, wire::Join{"7"}};
    CHECK(a.says("FREE"));
    b.keys("Enter Enter");
    host.passes(60'000);
    CHECK_FALSE(a.says("FREE"));
    CHECK(a.says("YOUR TILE"));
    CHECK(b.says("ANN DECIDES"));
}

TEST_CASE("T-2.3: the opener begins a game, and computers take the seats that are free") {
    Host host;
    host.lay(table_of_ann(1, 3), three_at_classic);
    host.open();
    Caller a{host, ann, wire::Join{}}, b{host, bob, wire::Join{}};
    b.keys("b y");  // not the opener
    CHECK(a.says("FREE"));
    a.keys("b y");
    host.thinks();
    host.passes(60'000);
    CHECK_FALSE(a.says("FREE"));
    CHECK(b.says("ANN"));  // bob has no seat, and watches
}

TEST_CASE("T-2.3: a seat is taken once, and whoever comes too late reads so") {
    DominoHost host;
    Caller a{host, ann, wire::Join{}}, b{host, bob, wire::Join{}}, c{host, cid, wire::Join{}};
    b.keys("Enter");
    c.keys("Enter Enter");  // the last seat: the game begins
    host.passes(60'000);
    CHECK(b.says("ANN DECIDES"));  // and bob watches
    CHECK_FALSE(b.says("YOUR TILE"));
}

TEST_CASE("T-3.4: a move is shown to its end at every terminal, without a key") {
    Host host;
    host.lay(table_of_ann(1, 3), three_at_classic);
    host.open();
    Caller a{host, ann, wire::Join{}}, b{host, bob, wire::Join{}}, c{host, cid, wire::Join{}};
    b.keys("Enter Enter Enter Enter");
    c.keys("Enter Enter Enter Enter");
    host.passes(60'000);
    for (Caller* const each : {&a, &b, &c}) each->keys("Space");
    a.keys("r");
    for (int second = 0; second < 60; ++second) {
        host.passes(1'000);
        for (Caller* const each : {&a, &b, &c}) each->sees();
    }
    CHECK(a.says("UNOWNED DEED"));
    CHECK(b.says("UNOWNED DEED"));
    CHECK(c.says("UNOWNED DEED"));
}

TEST_CASE("T-3.13: a key that was pressed before the game began plays nothing in it") {
    DominoHost host;
    Caller a{host, ann, wire::Join{}}, b{host, bob, wire::Join{}};
    const wire::Showing before = a.seen();
    b.keys("Enter Enter");
    host.passes(60'000);
    a.keys_at(before, "1");
    CHECK(a.says("YOUR TILE: _"));
    a.keys("1");
    CHECK(a.says("YOUR TILE: 1"));
}

TEST_CASE("the host draws again for a guest only when something may be new") {
    DominoHost host;
    House& house = host.house();
    constexpr host::GuestId guest{99};
    house.hear(guest, ann, {.record = Caller::usual(), .errand = wire::Join{"7"}});
    CHECK(house.take_touched() == std::vector{guest});
    const auto news = house.next_messages(guest);
    REQUIRE_FALSE(news.empty());
    const auto& picture = std::get<wire::Picture>(news.back());
    CHECK(house.next_messages(guest).empty());  // all has been sent

    CHECK_FALSE(house.hear(guest, wire::Shown{picture.number}));
    CHECK(house.take_touched().empty());

    Caller b{host, bob, wire::Join{"7"}};
    b.keys("Enter Enter");  // takes the last seat
    CHECK(house.take_touched().size() == 2);
    CHECK_FALSE(house.next_messages(guest).empty());
}

TEST_CASE("T-2.4: whoever is cut off is away, and comes back to the same decision") {
    AtDominoes game;
    game.a.is_lost();
    Caller onlooker{game, cid, wire::List{}};
    CHECK(onlooker.says("ANN (AWAY)"));
    CHECK_FALSE(onlooker.says("BOB (AWAY)"));
    Caller again{game, ann, wire::Join{"7"}, {.window = {24, 80}}};
    CHECK(again.says("YOUR TILE: _"));
}

TEST_CASE("T-2.4: at a second terminal the same user takes the seat, and the first one watches") {
    AtDominoes game;
    REQUIRE(game.a.says("YOUR TILE"));
    Caller second{game, ann, wire::Join{"7"}};
    CHECK(second.says("YOUR TILE"));
    CHECK(game.a.says("YOUR SEAT IS AT"));
    game.a.keys("Space");
    CHECK(game.a.says("ANN DECIDES"));
    CHECK_FALSE(game.a.says("0│1"));  // a tile of ann's
}

TEST_CASE("T-1.6: the next host opens the tables again, begun or not") {
    AtDominoes game;
    game.lay(table_of_ann(8, 2), two_at_dominoes);
    game.a.keys("1 1");  // chooses a tile, and plays nothing yet
    game.open();
    Caller a{game, ann, wire::Join{"7"}}, b{game, bob, wire::Join{"8"}};
    CHECK(a.says("YOUR TILE: _"));
    CHECK(b.says("FREE"));
}

TEST_CASE("T-2.6: a table where nobody is falls asleep after ten minutes, and wakes up") {
    AtDominoes game;
    game.a.is_lost();
    game.b.is_lost();
    CHECK(game.house().next_tick());
    game.passes(600'000);
    game.passes(2'000);  // the list has followed
    CHECK_FALSE(game.house().next_tick());
    Caller onlooker{game, cid, wire::List{}};
    CHECK(onlooker.says("ANN'S TURN"));
    Caller again{game, ann, wire::Join{"7"}};
    CHECK(again.says("YOUR TILE"));
}

TEST_CASE("T-1.3: a host that is kept while it is used ends ten minutes after its last guest") {
    DominoHost host;
    host.open(true);
    Caller a{host, ann, wire::List{}};
    host.passes(3'600'000);
    CHECK_FALSE(host.house().is_over());
    a.is_lost();
    host.passes(599'999);
    CHECK_FALSE(host.house().is_over());
    host.passes(1);
    CHECK(host.house().is_over());
}

TEST_CASE("T-2.9: a table with a word is for those who know it, and for who has a seat there") {
    Host host;
    library::TableRecord record = table_of_ann(1, 2);
    record.access = ToWhom::Word;
    record.word = hash_of("swordfish");
    host.lay(record, two_at_dominoes);
    host.open();
    Caller a{host, ann, wire::Join{}}, b{host, bob, wire::Join{}};
    CHECK(a.says("FREE"));
    CHECK_FALSE(b.says("FREE"));
    b.keys("s h a r k Enter");
    CHECK(b.says("NOT THE WORD"));
    b.keys("s w o r d f i s h Enter");
    CHECK(b.says("FREE"));
}

TEST_CASE("T-2.9: after three wrong words a user waits a minute") {
    Host host;
    library::TableRecord record = table_of_ann(1, 2);
    record.access = ToWhom::Word;
    record.word = hash_of("swordfish");
    host.lay(record, two_at_dominoes);
    host.open();
    Caller b{host, bob, wire::Join{}};
    b.keys("x Enter x Enter x Enter");
    CHECK(b.says("WAIT A MINUTE"));
    b.keys("s w o r d f i s h Enter");
    CHECK_FALSE(b.says("FREE"));
    host.passes(60'000);
    b.keys("s w o r d f i s h Enter");
    CHECK(b.says("FREE"));
}

TEST_CASE("T-2.2: a table for named users is shut to others") {
    Host host;
    library::TableRecord record = table_of_ann(1, 2);
    record.access = ToWhom::Users;
    record.users = {bob};
    host.lay(record, two_at_dominoes);
    host.open();
    Caller b{host, bob, wire::Join{}}, c{host, cid, wire::Join{}}, d{host, cid, wire::List{}};
    CHECK(b.says("FREE"));
    REQUIRE(c.farewell());
    CHECK(c.farewell()->status == 1);
    CHECK_FALSE(d.says("ANN"));  // T-2.9: listed without names
    d.keys("Enter");
    CHECK(d.says("NOT OPEN TO YOU"));
}

TEST_CASE("T-2.6: when the opener closes a table, everybody there is told, and it is gone") {
    DominoHost host;
    Caller a{host, ann, wire::List{}}, b{host, bob, wire::Join{}};
    a.keys("Enter c y");
    b.sees();
    CHECK(a.says("NO TABLE"));
    REQUIRE(b.farewell());
    CHECK(b.farewell()->line == "ann has closed TABLE 7 for good");
    host.open();
    Caller late{host, bob, wire::Join{}};
    CHECK(late.farewell()->status == 1);
}

TEST_CASE("T-2.6: a table that its opener closes and keeps is opened again by its opener alone") {
    AtDominoes game;
    const auto seen_by = [&](const User& user) {
        return Caller{game, user, wire::List{}}.screen();
    };
    game.a.keys("& c k");
    game.b.sees();
    REQUIRE(game.b.farewell());
    CHECK(game.b.farewell()->line == "ann has closed TABLE 7, and keeps it");
    CHECK(seen_by(ann).find("CLOSED") != std::string::npos);
    CHECK(seen_by(bob).find("CLOSED") != std::string::npos);
    CHECK(seen_by(cid).find("TABLE 7") == std::string::npos);
    for (const User& user : {bob, cid}) {
        const Caller refused{game, user, wire::Join{"7"}};
        REQUIRE(refused.farewell());
        CHECK(refused.farewell()->line == "this table is closed: ask its opener");
    }
    CHECK(Caller{game, cid, wire::Watch{"7"}}.farewell());

    game.open();  // T-1.6: the next host knows it, too
    Caller a{game, ann, wire::List{}};
    CHECK(a.says("CLOSED"));
    a.keys("Enter");
    CHECK(a.says("YOUR TILE"));
    CHECK_FALSE(Caller{game, bob, wire::Join{"7"}}.farewell());
    CHECK_FALSE(Caller{game, cid, wire::Watch{"7"}}.farewell());
}

TEST_CASE("T-2.6: a table that its opener ends is gone, for the next host as well") {
    AtDominoes game;
    game.a.keys("& c e");
    game.b.sees();
    REQUIRE(game.b.farewell());
    CHECK(game.b.farewell()->line == "ann has closed TABLE 7 for good");
    CHECK(Caller{game, ann, wire::Join{"7"}}.farewell());
    game.open();
    CHECK(Caller{game, ann, wire::Join{"7"}}.farewell());
    CHECK_FALSE(files_below(game.folder() / "tables" / "7").empty());
}

TEST_CASE("T-2.1: whoever came for the list goes back to it, and whoever came for a table home") {
    AtDominoes game;
    Caller c{game, cid, wire::List{}};
    c.keys("w");
    CHECK(c.says("ANN DECIDES"));
    c.keys("q y");
    CHECK(c.says("SHARED TABLES"));
    c.keys("x");
    CHECK(c.farewell() == wire::Farewell{});
    Caller watcher{game, cid, wire::Watch{"7"}};
    watcher.keys("q y");
    CHECK(watcher.farewell() == wire::Farewell{});
}

TEST_CASE("T-2.4: whoever leaves with Q is asked first, and keeps the seat") {
    AtDominoes game;
    game.a.keys("q");
    CHECK(game.a.says("YOUR SEAT STAYS"));
    game.a.keys("y");
    CHECK(game.a.farewell() == wire::Farewell{});
    Caller again{game, ann, wire::Join{}};
    CHECK(again.says("YOUR TILE"));
}

TEST_CASE("T-2.1: the list of `parlor tables` has a line for each table, and nothing without one") {
    AtDominoes game;
    Caller reader{game, cid, wire::Tell{}};
    CHECK(reader.told() ==
          std::vector<std::string>{
              "7 TABLE 7, dominoes, Ann's turn, since 2026-11-27 12:00: Ann and bob"});
    CHECK(reader.farewell() == wire::Farewell{});
    Host empty;
    CHECK(Caller{empty, cid, wire::Tell{}}.told().empty());
}

TEST_CASE("T-2.7: after a game another one begins when all who are there agree") {
    Host host;
    library::TableRecord record = table_of_ann(3, 2);
    record.seats[1] = bob;
    host.lay(record, two_at_dominoes);
    {
        TableFolder journal{disk::real_disk(), host.folder() / "tables" / "3"};
        journal.begin("20261125-120000");
        const auto game = game_of(two_at_dominoes + "option target 10\nbegin\n");
        for (game->answer_chance(); game->decider(); game->answer_chance())
            REQUIRE(game->play(*table::read_move(*table::split(game->choices().front()))).kind ==
                    table::Verdict::Kind::Played);
        REQUIRE_FALSE(journal.keep(*game, 10));
    }
    host.open();
    Caller a{host, ann, wire::Join{}}, b{host, bob, wire::Join{}};
    host.passes(60'000);
    a.keys("Space Space a");
    UNSCOPED_INFO(a.screen() + b.screen());
    CHECK(b.says("PLAY AGAIN"));
    b.keys("y");
    host.passes(60'000);
    CHECK((a.says("YOUR TILE") or b.says("YOUR TILE")));
}

TEST_CASE("T-2.10: a table whose game is over leaves the list after a day, and its files stay") {
    Host host;
    host.lay(table_of_ann(3, 2), two_at_dominoes);
    const auto folder = host.folder() / "tables" / "3";
    {
        TableFolder journal{disk::real_disk(), folder};
        journal.begin("20261125-120000");
        const auto game = game_of(
            "parlor 1\ngame dominoes\nseed 5\nseat 1 cpu:0 Ada\nseat 2 cpu:0 Bo\n"
            "option target 50\nbegin\n");
        REQUIRE(game->play_on(std::nullopt));
        REQUIRE_FALSE(journal.keep(*game, 10));
    }
    host.open();
    Caller early{host, cid, wire::List{}};
    CHECK(early.says("TABLE 3"));
    using namespace std::chrono;
    using FileClock = std::filesystem::file_time_type::clock;
    const sys_seconds before = sys_days{2026y / November / 25};  // at the host it is the 27th
    for (const auto& file : files_below(folder))
        std::filesystem::last_write_time(folder / file, FileClock::from_sys(before));
    Caller late{host, cid, wire::List{}};
    CHECK_FALSE(late.says("TABLE 3"));
    CHECK_FALSE(files_below(folder).empty());
}

TEST_CASE("T-2.2: each game's usual pages lead to a table with a seat for a guest") {
    for (const auto& [game, keys] : {std::pair{"dominoes", "s Enter"},
                                     std::pair{"property", "s s"},
                                     std::pair{"moneyloopy", "s s"}}) {
        Host host;
        Caller a{host, ann, wire::Open{game}};
        a.keys(keys);
        CHECK(a.says("YOU"));
        CHECK(a.says("ANN"));
        CHECK(a.says("FREE"));
        Caller b{host, bob, wire::Join{}};
        b.keys("Enter Enter Enter Enter");
        host.passes(60'000);
        CHECK_FALSE(b.says("FREE"));
    }
}

TEST_CASE("T-2.2: who opens a game that there is not reads which ones there are") {
    Host host;
    const Caller a{host, ann, wire::Open{"chess"}};
    CHECK(a.farewell() ==
          wire::Farewell{1, "there is no game chess; there are property, moneyloopy and dominoes"});
}

TEST_CASE("T-2.9: the opener of a table sets its word, which is kept as a hash") {
    Host host;
    Caller a{host, ann, wire::Open{"dominoes"}};
    a.keys("c s s w o r d Enter Enter");
    CHECK(a.says("FREE"));
    Caller b{host, bob, wire::Join{}};
    CHECK_FALSE(b.says("FREE"));
    b.keys("s w o r d Enter");
    CHECK(b.says("FREE"));
    const auto record = disk::read_text(host.folder() / "tables" / "1" / "table.toml");
    REQUIRE(record);
    CHECK(record->find("sword") == std::string::npos);
    CHECK(record->find("$5$") != std::string::npos);
}

TEST_CASE("T-1.7: a user has opened four tables that are not over, and one more is refused") {
    Host host;
    std::vector<std::unique_ptr<Caller>> openers;
    for (int number = 0; number < 5; ++number) {
        openers.push_back(std::make_unique<Caller>(host, ann, wire::Open{"dominoes"}));
        openers.back()->keys("s Enter");
    }
    CHECK_FALSE(openers[3]->farewell());
    REQUIRE(openers[4]->farewell());
    CHECK(openers[4]->farewell()->line ==
          "you have opened 4 tables that are not over; close one first");
}

TEST_CASE("T-1.7: sixteen watch at a table, and one more reads why not") {
    AtDominoes game;
    std::vector<std::unique_ptr<Caller>> watchers(16);
    for (auto& watcher : watchers) watcher = std::make_unique<Caller>(game, cid, wire::Watch{"7"});
    CHECK_FALSE(watchers.back()->farewell());
    const Caller late{game, cid, wire::Watch{"7"}};
    CHECK(late.farewell() == wire::Farewell{1, "TABLE 7 has no room for more watchers"});
}

}  // namespace parlor::house
