// What guests in plain mode do at a shared table beside the game, next to guests at screens.
#include "house/ending_table.hpp"

namespace parlor::house {
namespace {

bool has(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

// Ann is in plain mode, bob at a screen, and cid in plain mode; the game has begun.
struct Three : Host {
    Caller a, b, c;

    explicit Three(library::TableRecord record = table_of_ann(7, 3))
        : a{host_with(std::move(record)), ann, wire::Join{}, Caller::plain()},
          b{*this, bob, wire::Join{}},
          c{*this, cid, wire::Join{}, Caller::plain()} {
        passes(60'000);
        a.hears();
        c.hears();
    }
    Host& host_with(library::TableRecord record) {
        record.seats[1] = bob;
        record.seats[2] = cid;
        lay(record, three_at_classic);
        keep("begin\n0 dice 5 6\n0 dice 1 2\n0 dice 2 2\n");
        open();
        return *this;
    }
    void keep(const std::string& moves) {
        TableFolder journal{disk::real_disk(), folder() / "tables" / "7"};
        journal.begin("20261125-120000");
        REQUIRE_FALSE(journal.keep(*game_of(three_at_classic + moves), 60));
    }
};

constexpr std::array words_of_company{"say",
                                      "talk",
                                      "company",
                                      "mute",
                                      "copy",
                                      "again",
                                      "pause",
                                      "sit-in",
                                      "close",
                                      "continue",
                                      "give-up",
                                      "put-out",
                                      "let-in"};

}  // namespace

TEST_CASE("P-1.15: help tells each word of the company, and Tab completes it") {
    Three table;
    const std::string help = table.a.hears("help");
    INFO(help);
    for (const char* const word : words_of_company) {
        INFO(word);
        CHECK(has(help, word));
        CHECK(table.a.can_complete(word));
        CHECK_FALSE(has(table.a.hears(std::string{"help "} + word), "I do not know"));
    }
    CHECK(
        has(table.a.hears("keys"), "leaves the table, and so does Ctrl-D. Your seat stays yours."));
    CHECK_FALSE(has(table.a.hears("keys"), "While computers play"));
}

TEST_CASE("P-1.15, T-2.4: company tells who sits at the table, and talk what was said") {
    Three table;
    CHECK(has(table.a.hears("talk"), "Nobody has said anything."));
    table.b.keys("' h i Enter Esc &");
    CHECK(has(table.a.hears("talk"), "Bob: hi"));
    CHECK(has(table.a.hears("talk 1000"), "Say talk and a number up to 100."));
    table.b.is_lost();
    table.passes(120'000);
    const std::string heard = table.a.hears("company");
    INFO(heard);
    CHECK(has(heard, "Ann, you: here.\nBob, bob: away 2 min.\nCid, cid: here.\nNobody watches.\n"));
}

TEST_CASE("P-1.15, T-2.10: who had a seat gets a copy with a word, once the game is over") {
    EndingTable table;
    Caller a{table, ann, wire::Join{}, Caller::plain()}, b{table, bob, wire::Join{}},
        c{table, cid, wire::Watch{"7"}, Caller::plain()};
    CHECK(has(a.hears("copy"), "You can copy it when it is over."));
    CHECK_FALSE(a.copy());
    table.end_by(b);
    CHECK(has(a.hears(), "Copy keeps a copy of the game among your replays"));
    CHECK(has(c.hears("copy"), "Only its players can copy it."));
    CHECK_FALSE(c.copy());
    a.hears("copy");
    REQUIRE(a.copy());
    CHECK(a.copy()->text.find("end-game") != std::string::npos);
}

TEST_CASE("P-1.15, T-2.7: another game is asked for and agreed to in sentences") {
    EndingTable table;
    Caller a{table, ann, wire::Join{}, Caller::plain()}, b{table, bob, wire::Join{}},
        c{table, cid, wire::Watch{"7"}, Caller::plain()};
    CHECK(has(a.hears("again"), "This game is not over."));
    table.end_by(b);
    CHECK(has(c.hears("again"), "You have no seat."));
    CHECK(has(a.hears("again"), "The others are asked."));
    b.keys("y");
    table.passes(60'000);
    CHECK_FALSE(has(a.hears("players"), "out"));
    CHECK_FALSE(a.prompt().starts_with("The game is over"));
}

TEST_CASE("P-1.13, P-1.15, T-2.11: a seat is given up in full words, after a yes") {
    Three table;
    CHECK(has(table.c.hears("give"), "Say give-up in full if you mean it."));
    const std::string question =
        "A computer plays for you to the end then. Give up your seat? Yes or no?";
    table.c.hears("give-up");
    CHECK(table.c.prompt() == question);
    CHECK(has(table.c.hears("roll"), "Say yes or no."));
    CHECK(has(table.c.hears("players"), "Cid plays."));
    CHECK(table.c.prompt() == question);
    CHECK(table.c.can_complete("yes"));
    CHECK(has(table.c.hears("cancel"), "Nothing was done."));
    CHECK(table.c.prompt() != question);
    table.c.hears("give-up");
    const std::string heard = table.c.hears("yes");
    INFO(heard);
    CHECK(has(table.c.hears("players"), "Cid is a computer"));
    CHECK(has(table.c.hears("give-up"), "You have no seat."));
    CHECK(has(table.a.hears(), "Cid"));
}

TEST_CASE("P-1.15, T-2.5: a computer sits in for somebody away, after the others agree") {
    Three table;
    table.b.is_lost();
    CHECK(has(table.a.hears("sit-in bob"), "Only for a player who has been away for a minute."));
    CHECK(has(table.a.hears("sit-in ann"), "This is your seat."));
    CHECK(has(table.a.hears("sit-in"), "Say whom: Ann, Bob or Cid."));
    CHECK(has(table.a.hears("sit-in bib"), "Nobody here is called \"bib\". Did you mean Bob?"));
    table.passes(61'000);
    CHECK(has(table.a.hears("sit-in bob 2"), "The others are asked."));
    const std::string asked = table.c.hears();
    CHECK(
        asked.ends_with("Ann asks whether a computer of level 2 may sit in for Bob. Yes or no?\n"));
    CHECK(has(table.c.hears("y"), "You agree."));
    CHECK(has(table.a.hears("company"), "Bob, bob: computer 2."));
}

TEST_CASE("P-1.13, P-1.15, T-2.6: the opener puts out and lets in, and nobody else does") {
    Three table;
    CHECK(has(table.c.hears("put-out bob"), "Only the opener can do this."));
    CHECK(has(table.a.hears("put bob"), "Say put-out in full if you mean it."));
    CHECK(has(table.a.hears("let-in bob"), "Nobody was put out of this seat."));
    CHECK(table.a.hears("put-out bob")
              .ends_with("Bob, bob, leaves the table then, and a computer plays. Put them out? "
                         "Yes or no?\n"));
    table.a.hears("yes");
    table.b.sees();
    REQUIRE(table.b.farewell());
    CHECK(has(table.b.farewell()->line, "ann has put you out"));
    CHECK(has(table.a.hears("company"), "Bob, bob: computer 1, put out."));
    CHECK(has(table.a.hears("let-in bob"), "Bob may come again."));
    const Caller again{table, bob, wire::Join{}, Caller::plain()};
    CHECK_FALSE(again.farewell());
}

TEST_CASE("P-1.15, T-3.6: players are muted for oneself, and watchers by the opener for all") {
    Three table;
    Caller watcher{table, User{1002, "cid"}, wire::Watch{}, Caller::plain()};
    CHECK(has(table.a.hears("mute bob"), "You do not hear Bob any more."));
    table.b.keys("' h i Enter Esc &");
    CHECK_FALSE(has(table.a.hears(), "Bob says"));
    CHECK(has(table.c.hears(), "Bob says: hi"));
    CHECK(has(table.a.hears("mute bob"), "You hear Bob again."));
    CHECK(has(table.c.hears("mute watchers"), "Only the opener can do this."));
    CHECK(has(table.a.hears("mute watchers"), "Watchers are muted."));
    CHECK(has(table.c.hears(), "Watchers are muted."));
    CHECK(has(table.a.hears("mute watchers"), "Watchers may talk again."));
}

TEST_CASE("P-1.15, T-3.6: a muted watcher in plain mode says nothing") {
    EndingTable table;
    Caller a{table, ann, wire::Join{}, Caller::plain()},
        c{table, cid, wire::Watch{"7"}, Caller::plain()};
    a.hears("mute watchers");
    CHECK(has(c.hears("say hello"), "The watchers of this table are muted."));
}

TEST_CASE("P-1.13, P-1.15, T-2.6: the opener closes a table, keeps it, and opens it again") {
    Three table;
    CHECK(has(table.c.hears("close keep"), "Only the opener can do this."));
    CHECK(has(table.a.hears("clo keep"), "Say close in full if you mean it."));
    CHECK(has(table.a.hears("close"), "Say close keep, to open the table again later"));
    table.a.hears("close keep");
    CHECK(table.a.prompt() ==
          "Everybody leaves the table then, and you can open it again. Close it? Yes or no?");
    table.a.hears("yes");
    for (Caller* const each : {&table.a, &table.b, &table.c}) {
        each->sees();
        REQUIRE(each->farewell());
        CHECK(has(each->farewell()->line, "has closed TABLE 7, and keeps it"));
    }
    const Caller c{table, cid, wire::Join{}, Caller::plain()};
    CHECK(c.farewell());
    Caller a{table, ann, wire::Join{}, Caller::plain()};
    CHECK(has(a.hears(), "Ann, Bob and Cid play."));
    a.hears("close end");
    a.hears("yes");
    REQUIRE(a.farewell());
    CHECK(has(a.farewell()->line, "for good"));
}

TEST_CASE("P-1.15, T-2.6: the opener closes a table before its game begins") {
    Host host;
    host.lay(table_of_ann(7, 2), two_at_classic);
    host.open();
    Caller a{host, ann, wire::Join{}, Caller::plain()}, b{host, bob, wire::Join{}, Caller::plain()};
    CHECK_FALSE(has(b.prompt(), "close"));
    CHECK(a.hears("close").ends_with(
        "Everybody leaves the table then. Close it for good? Yes or no?\n"));
    CHECK(has(a.hears("no"), "Nothing was done."));
    a.hears("close");
    a.hears("yes");
    for (Caller* const each : {&a, &b}) {
        each->sees();
        CHECK(each->farewell());
    }
}

TEST_CASE(
    "P-1.15, T-3.3: all are asked for their vote at once, and an early answer can be changed") {
    Three table;
    for (int i = 0; i < 10 and not table.a.prompt().starts_with("Ann, "); ++i) {
        table.passes(60'000);
        table.a.sees();
    }
    INFO(table.a.prompt() + table.c.prompt());
    REQUIRE(table.a.prompt().starts_with("Ann, "));
    table.a.hears("end-game");
    table.c.hears();
    CHECK(table.c.prompt() == "Cid, there is a vote. Agree, refuse or ask?");
    table.c.hears("refuse");
    CHECK(table.c.prompt() == "Cid, your answer waits: refuse. Agree, refuse or ask?");
    CHECK_FALSE(has(table.a.hears(), "Cid"));
    table.c.hears("agree");
    CHECK(table.c.prompt() == "Cid, your answer waits: agree. Agree, refuse or ask?");
    CHECK(has(table.c.hears("roll"), "It is not for you to decide now."));
    table.passes(60'000);
    table.b.keys("y");
    CHECK(table.c.hears().ends_with("The game is over. Leave, or ask?\n"));
}

TEST_CASE("P-1.5, P-1.15, T-3.11, T-4.2: a hint is worked out beside the host's loop") {
    library::TableRecord record = table_of_ann(7, 3);
    CHECK(has(Three{record}.a.hears("hint"), "There are no hints in this game."));
    record.has_hints = true;
    Three table{record};
    Caller& decides = table.a.prompt().starts_with("Ann, ") ? table.a : table.c;
    Caller& waits = &decides == &table.a ? table.c : table.a;
    CHECK(has(waits.hears("hint"), "It is not for you to decide now."));
    CHECK(has(decides.hears("hint"), "A hint is on its way."));
    table.thinks();
    CHECK(has(decides.hears(), "A computer would roll."));
}

TEST_CASE("P-1.15, T-4.2: a hint that comes too late for its decision is not told") {
    library::TableRecord record = table_of_ann(7, 3);
    record.has_hints = true;
    Three table{record};
    Caller& decides = table.a.prompt().starts_with("Ann, ") ? table.a : table.c;
    decides.hears("hint");
    decides.hears("roll");
    table.thinks();
    CHECK_FALSE(has(decides.hears(), "A computer would"));
}

TEST_CASE("P-1.5, P-1.15: whoever comes late hears by log what happened before") {
    Three table;
    Caller& decides = table.a.prompt().starts_with("Ann, ") ? table.a : table.c;
    decides.hears("roll");
    Caller late{table, User{1003, "dora"}, wire::Watch{"7"}, Caller::plain()};
    const std::string heard = late.hears("log");
    INFO(heard);
    CHECK(has(heard, " rolls "));
}

}  // namespace parlor::house
