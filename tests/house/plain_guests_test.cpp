// Guests in plain mode at shared tables, beside guests at screens.
#include "disk/text_file.hpp"
#include "house/callers.hpp"
#include "house/word.hpp"

namespace parlor::house {
namespace {

const std::string two_at_property =
    "parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 person Ann red\nseat 2 person Bob blue\n";

// Ann is at a screen, and bob in plain mode; the game has begun.
struct Mixed : Host {
    Caller a, b;

    explicit Mixed(const std::string& game)
        : a{host_with(game), ann, wire::Join{}}, b{*this, bob, wire::Join{}, Caller::plain()} {
        b.hears("sit Bob");
        passes(60'000);
        a.sees();
    }
    Host& host_with(const std::string& game) {
        lay(table_of_ann(7, game.find("seat 3") == game.npos ? 2 : 3), game);
        open();
        return *this;
    }
    // While computers decide.
    void goes_on(int milliseconds) {
        for (int passed = 0; passed < milliseconds; passed += 500) {
            thinks();
            passes(500);
        }
    }
    // A word of bob's prompt.
    [[nodiscard]] bool asks_bob() {
        b.sees();
        return b.prompt().starts_with("Bob, ");
    }
    // Whoever decides, until bob does.
    void come_to_bob(const std::string& keys_of_ann) {
        for (int i = 0; i < 40 and not asks_bob(); ++i) {
            a.keys(keys_of_ann);
            goes_on(20'000);
        }
        INFO(b.prompt() + a.screen());
        REQUIRE(asks_bob());
    }
};

bool has(const std::string& text, const std::string& words) {
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("P-1.15, T-2.3: whoever comes in plain mode takes a seat with a word") {
    Host host;
    host.lay(table_of_ann(7, 2), two_at_property);
    host.open();
    Caller a{host, ann, wire::Join{}}, b{host, bob, wire::Join{}, Caller::plain()};
    const std::string first = b.hears();
    CHECK(has(first, "Table 7: classic, uk. The host is run by root, who can see all hands."));
    CHECK(has(first, "Seat 2 is free."));
    CHECK(first.ends_with("You wait for the game. Sit, who, help or leave?\n"));
    CHECK(has(b.hears("begin"), "begin"));  // the opener's
    CHECK(a.says("FREE"));
    CHECK(has(b.hears("s Bob"), "Ann and Bob play."));
    host.passes(60'000);
    CHECK_FALSE(a.says("FREE"));
}

TEST_CASE("P-1.15: a guest in plain mode and one at a screen play the property game together") {
    Mixed table{two_at_property};
    table.come_to_bob("Space r d n Enter");
    CHECK(has(table.b.hears("where"), "Bob"));
    const std::string rolled = table.b.hears("roll");
    INFO(rolled);
    CHECK(has(rolled, "Bob rolls"));
    table.passes(60'000);
    CHECK(table.a.says("BOB"));
}

TEST_CASE("P-1.15: a guest in plain mode and one at a screen play dominoes together") {
    Mixed table{two_at_dominoes};
    INFO(table.b.hears());
    CHECK(has(table.b.hears("hand"), "You hold"));
    CHECK(has(table.b.hears("ends"), "table is empty"));
    table.come_to_bob("1 Enter 2 Enter 3 Enter 4 Enter 5 Enter d p");
    const auto moves = table.b.hears("moves");
    INFO(moves);
    CHECK(has(moves, "Play"));
}

TEST_CASE("P-1.15, T-4.3: whoever does not decide plays nothing") {
    Mixed table{two_at_property};
    if (table.asks_bob()) table.b.hears("roll");
    table.passes(60'000);
    if (table.asks_bob()) return;
    for (const char* line : {"roll", "1 roll", "2 roll", "end-game"}) {
        INFO(line);
        const std::string heard = table.b.hears(line);
        INFO(heard);
        CHECK(heard.ends_with("Ann decides. Wait, or ask?\n"));
    }
    CHECK(has(table.b.hears("roll"), "It is not for you to decide now."));
}

TEST_CASE("P-1.15, T-3.13: a line that answers an older prompt plays nothing") {
    Mixed table{two_at_property};
    table.come_to_bob("Space r d n Enter");
    const std::string heard = table.b.hears_at(wire::Showing{1}, "roll");
    INFO(heard);
    CHECK(has(heard, "That decision is over."));
    CHECK(table.asks_bob());
}

TEST_CASE("P-1.15, T-3.6: talk is told with its name, and said with say") {
    Mixed table{two_at_property};
    table.b.hears();
    table.a.keys("' h i Enter");
    CHECK(table.b.hears() == "Ann says: hi\n");
    CHECK(has(table.b.hears("say Hello there"), "Bob says: Hello there\n"));
    CHECK(table.a.says("BOB: HELLO THERE"));
    CHECK(has(table.b.hears("say"), "Say what?"));
}

TEST_CASE("P-1.15, T-2.4: who is away is told, and who leaves keeps the seat") {
    Mixed table{two_at_property};
    table.b.hears();
    table.a.is_lost();
    CHECK(has(table.b.hears(), "Ann is away."));
    table.b.hears("leave");
    REQUIRE(table.b.farewell());
    table.b.is_lost();
    Caller again{table, bob, wire::Join{}, Caller::plain()};
    const std::string heard = again.hears();
    CHECK(has(heard, "Ann and Bob play."));
    CHECK(has(heard, "Ann is away."));
}

TEST_CASE("P-1.15, T-3.5: taking back is agreed to with yes, from screens and in plain mode") {
    Mixed table{two_at_property};
    table.come_to_bob("Space r d n Enter");
    table.b.hears("roll");
    table.passes(60'000);
    const std::string asked = table.b.hears("undo");
    INFO(asked);
    CHECK(has(asked, "The others are asked."));
    table.passes(1'000);
    table.a.keys("y");
    const std::string heard = table.b.hears();
    INFO(heard);
    CHECK(has(heard, "What was done last is taken back."));
    CHECK(table.asks_bob());
}

TEST_CASE("P-1.15, T-3.8: who watches in plain mode hears what all may see") {
    Mixed table{two_at_dominoes};
    Caller watcher{table, cid, wire::Watch{}, Caller::plain()};
    CHECK(watcher.hears().ends_with("decides. Wait, or ask?\n"));
    CHECK_FALSE(has(watcher.hears("hand"), "You hold"));
    CHECK(has(watcher.hears("score"), "Ann has 0"));
    CHECK(has(watcher.hears("undo"), "Only players take back moves."));
}

TEST_CASE("P-1.15, T-2.9: the word of a table is asked for at a prompt") {
    Host host;
    library::TableRecord record = table_of_ann(7, 2);
    record.access = library::TableRecord::Access::Word;
    record.word = hash_of("swordfish");
    host.lay(record, two_at_property);
    host.open();
    Caller b{host, bob, wire::Join{}, Caller::plain()};
    CHECK(b.prompt() == "What is the word of TABLE 7? Or leave.");
    CHECK(b.hears("wrong").ends_with("What is the word of TABLE 7? Or leave.\n"));
    CHECK(b.hears("swordfish").ends_with("You wait for the game. Sit, who, help or leave?\n"));
}

TEST_CASE("P-1.15, T-2.2: a table is opened in sentences, and its opener waits there") {
    Host host;
    Caller a{host, ann, wire::Open{""}, Caller::plain()};
    CHECK(a.prompt() == "Open a table of what: property, moneyloopy or dominoes? Or cancel.");
    const std::string set_up = a.hears("property");
    INFO(set_up);
    CHECK(has(set_up, " and 1 guest play Classic"));
    CHECK(has(set_up, "The table is for everybody. Taking back: yes. Hints: no."));
    const std::string changed = a.hears("guests 2, computers 1, title Friday, watchers no");
    INFO(changed);
    CHECK(has(changed, "2 guests and 1 trader play Classic"));
    CHECK(has(changed, "The table Friday is for everybody."));
    CHECK(has(changed, "Watchers: no."));
    CHECK_FALSE(has(a.hears("settings"), "Save as"));  // the host has no files of hers
    CHECK(has(a.hears("title A name of many more letters"), "at most 20 letters"));
    CHECK(has(a.hears("word swordfish"), "is for those who know its word."));
    const std::string opened = a.hears("begin");
    INFO(opened);
    CHECK(has(opened, "Table 1 Friday: classic"));
    CHECK(has(opened, "Seat 1: ann, you.\nSeat 2 is free.\nSeat 3 is free.\n"));
    CHECK(a.prompt() == "You wait for the game. Sit, stand, begin, close, who, help or leave?");
    CHECK(has(a.hears("cancel"), "There is nothing to cancel. Say leave to stop here."));
    Caller b{host, bob, wire::Join{}, Caller::plain()};
    b.hears("swordfish");
    b.hears("sit Bob");
    CHECK(has(a.hears(), "Seat 2: Bob, bob."));
    CHECK(has(a.hears("begin"), "play."));
}

TEST_CASE("P-1.15, T-2.2: a table is opened by the name of a mode, in sentences and at screens") {
    Host host;
    Caller a{host, ann, wire::Open{"blitz"}, Caller::plain()};
    CHECK(has(a.hears(), "play Blitz on the board"));
    a.hears("cancel");
    Caller b{host, bob, wire::Open{"city"}};
    CHECK(b.says("PROPERTY"));
    b.keys("Enter");
    CHECK(b.says("CITY"));
    const Caller c{host, cid, wire::Open{"rush"}, Caller::plain()};
    REQUIRE(c.farewell());
    CHECK(has(c.farewell()->line, "there is no game rush"));
}

TEST_CASE("P-1.15, T-2.1: a host without tables says so to a guest in plain mode") {
    Host host;
    Caller a{host, ann, wire::List{}, Caller::plain()};
    CHECK(has(a.hears(), "There are no tables."));
    Caller b{host, ann, wire::Tell{}};
    CHECK(b.hears().empty());
}

TEST_CASE("P-1.15, T-2.2, T-2.9: a table is opened in sentences for named users alone") {
    Host host;
    Caller a{host, ann, wire::Open{"property"}, Caller::plain()};
    CHECK(has(a.hears("users bob, zoe"), "Nobody here is called zoe."));
    CHECK(has(a.hears("users ann and bob, title Friday"), "The table Friday is for ann and bob."));
    CHECK(has(a.hears("word swordfish"), "is for those who know its word."));
    CHECK(has(a.hears("users bob"), "is for bob."));
    CHECK(has(a.hears("users none"), "is for everybody."));
    a.hears("users bob");
    a.hears("begin");
    const Caller b{host, bob, wire::Join{"1"}, Caller::plain()};
    CHECK_FALSE(b.farewell());
    const Caller c{host, cid, wire::Join{"1"}, Caller::plain()};
    REQUIRE(c.farewell());
    CHECK(has(c.farewell()->line, "is not open to you"));
}

TEST_CASE("P-1.15, T-2.2: the opponent at a table of dominoes is a guest, Mack or a person there") {
    Host host;
    Caller a{host, ann, wire::Open{"dominoes"}, Caller::plain()};
    CHECK(has(a.hears(), "You and a guest play dominoes"));
    CHECK(has(a.hears("opponent Mack 2"), "You and Mack 2 play dominoes"));
    CHECK(has(a.hears("opponent guest"), "You and a guest play dominoes"));
    CHECK(has(a.hears("begin"), "Seat 2 is free."));
    Caller b{host, bob, wire::Open{"chess"}, Caller::plain()};
    REQUIRE(b.farewell());
    CHECK(has(b.farewell()->line, "there is no game chess"));
    Caller c{host, cid, wire::Open{"moneyloopy"}, Caller::plain()};
    c.hears("cancel");
    CHECK(c.farewell());
}

TEST_CASE(
    "P-1.15, T-3.9: in Blitz the clock of a guest in plain mode runs, and stands for others") {
    Mixed table{
        "parlor 1\ngame blitz\nseed 5\nseat 1 person Ann red\nseat 2 person Bob blue\n"
        "seat 3 cpu:0 Cid green\n"};
    table.come_to_bob("Space r d n Enter");
    table.b.hears("trade");
    table.passes(2'000);
    CHECK(has(table.b.hears("Ann"), "give"));
    CHECK(has(table.b.hears("$10"), "want"));
    CHECK(has(table.b.hears("cancel"), "Nothing was done."));
    table.goes_on(1'200'000);
    const std::string heard = table.b.hears();
    INFO(heard);
    CHECK(has(heard, "Bob is out of time"));
}

namespace {

// How much of the time from when bob is asked to his roll is not counted.
int not_counted(int slowness) {
    Mixed table{
        "parlor 1\ngame blitz\nseed 5\nseat 1 person Ann red\nseat 2 person Bob blue\n"
        "seat 3 cpu:0 Cid green\n"};
    table.b.is_slow(slowness);
    for (std::size_t i = 0; i < RoundTrip::remembered; ++i) table.b.hears("where");
    for (int i = 0; i < 400 and not table.asks_bob(); ++i) {
        table.a.keys("Space r d n Enter");
        table.goes_on(500);
    }
    const int asked = table.time - slowness;  // when the prompt was sent
    table.passes(10'000);
    const int decided = table.time;
    table.b.hears("roll");
    std::string text;
    for (const auto& file : std::filesystem::directory_iterator{table.folder() / "tables" / "7"})
        if (file.path().extension() == ".parlor") text = *disk::read_text(file.path());
    const std::string rolls = "2 roll @";
    const auto at = text.rfind(rolls);
    REQUIRE(at != std::string::npos);
    return decided - asked - std::stoi(text.substr(at + rolls.size()));
}

}  // namespace

TEST_CASE("T-3.9, P-1.15: what the line to a guest in plain mode takes is not counted") {
    const int without = not_counted(0);
    CHECK(not_counted(300) == without + 300);
    CHECK(not_counted(900) == without + 500);
}

TEST_CASE(
    "P-1.5, P-1.15: a flag falls when the time is over, also where all guests are in plain mode") {
    Host host;
    Caller a{host, ann, wire::Open{"property"}, Caller::plain()};
    a.hears("mode blitz, board turkey, clock 60, guests 0, computers 2");
    a.hears("begin");
    a.hears("begin");
    for (int i = 0; i < 40 and not has(a.prompt(), "Roll, "); ++i) {
        host.thinks();
        host.passes(500);
        a.sees();
    }
    REQUIRE(has(a.prompt(), "Roll, "));
    a.hears();
    REQUIRE(host.house().next_tick());
    host.passes(58'000);
    CHECK(a.hears().empty());
    host.passes(3'000);
    CHECK(has(a.hears(), " is out of time"));
}

TEST_CASE("P-1.5, P-1.15: a clock runs at each decision of a guest in plain mode") {
    Host host;
    Caller a{host, ann, wire::Open{"property"}, Caller::plain()};
    for (const char* line :
         {"mode blitz, board turkey, clock 3600, guests 0, computers 2", "begin", "begin"})
        a.hears(line);
    int decisions = 0;
    for (int i = 0; i < 400 and decisions < 20; ++i) {
        host.thinks();
        host.passes(500);
        a.sees();
        if (not a.prompt().starts_with("ann, ")) continue;
        ++decisions;
        const std::string before = a.hears("time");
        host.passes(10'000);
        const std::string after = a.hears("time");
        INFO(a.prompt());
        CHECK(before != after);
        for (const char* line : {"roll", "buy", "pass", "accept", "decline", "recover", "end"})
            if (a.prompt().starts_with("ann, ") and
                plain::joined(plain::spoken(a.prompt())).find(std::string{" "} + line) !=
                    std::string::npos) {
                a.hears(line);
                break;
            }
    }
    CHECK(decisions == 20);
}

TEST_CASE("P-1.15, T-3.10: a pause is asked for, agreed to and ended in sentences") {
    Mixed table{
        "parlor 1\ngame blitz\nseed 5\nseat 1 person Ann red\nseat 2 person Bob blue\n"
        "seat 3 cpu:0 Cid green\n"};
    table.come_to_bob("Space r d n Enter");
    CHECK(has(table.b.hears("pause"), "The others are asked."));
    table.a.keys("y");
    CHECK(has(table.b.hears(), "The game is paused, until a player says continue."));
    CHECK(has(table.b.hears("roll"), "The game is paused."));
    CHECK(table.b.prompt() == "The game is paused. Continue, wait or ask?");
    for (const char* const word : {"where", "mon", "log", "moves", "time", "hint"})
        CHECK(table.b.hears(word) ==
              "The game is paused.\nThe game is paused. Continue, wait or ask?\n");
    CHECK(has(table.b.hears("keys"), "Enter ends what you type"));
    CHECK(has(table.b.hears("continue"), "The pause is over."));
    CHECK(table.b.prompt().starts_with("Bob, "));
    table.a.keys("& p");
    CHECK(table.b.hears().ends_with("Ann asks for a pause. Yes or no?\n"));
    CHECK(has(table.b.hears("no"), "You do not agree."));
    CHECK(table.asks_bob());
    CHECK(has(table.b.hears("again"), "This game is not over."));
}

TEST_CASE("P-1.15, T-1.7: keys are for screens, and lines for plain mode") {
    Mixed table{two_at_property};
    CHECK(table.a.is_put_out_for(wire::Line{table.a.seen(), "roll"}));
    CHECK(table.b.is_put_out_for(wire::Keys{table.b.seen(), {tui::key_of(U'r')}}));
    CHECK(table.b.is_put_out_for(wire::Record{}));
}

}  // namespace parlor::house
