// Clocks at the property table: U-7.3, M-3.1 to M-3.3 and M-6.3.
#include "app/screened.hpp"
#include "app/xterm.hpp"
#include "sessions/property/table.hpp"
#include "table/journal/journal_text.hpp"
#include "terminal/painter.hpp"
#include "tui/property/player_rows.hpp"

namespace parlor::tui {
namespace {

// Stores the journal when a game is left.
struct LastJournal : NoCabinet {
    std::string text;
    std::optional<Error> leave(const table::GameTable& game) override {
        text = table::journal_text(game);
        return std::nullopt;
    }
};

// Three people at Blitz; the first has to roll.
struct AtBlitz : Screened {
    explicit AtBlitz(const std::string& lines = "",
                     const std::string& players = "",
                     Cabinet& cabinet = no_cabinet(),
                     const Options& options = {.movement = Options::Movement::Jumping})
        : Screened{{.cabinet = cabinet, .options = options}} {
        std::string text =
            "parlor 1\ngame blitz\nboard uk\nseed 1\n" + lines + "seat 1 person Ann\n";
        text += players.empty() ? "seat 2 person Bob\nseat 3 person Cid\n" : players;
        text += "begin\n0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n";
        take_up(text);
    }
};

}  // namespace

TEST_CASE("U-7.3: a clock is in minutes and seconds, and under half a minute in tenths") {
    CHECK(clock_text({600'000}) == "10:00");
    CHECK(clock_text({599'999}) == "10:00");
    CHECK(clock_text({599'000}) == "9:59");
    CHECK(clock_text({61'000}) == "1:01");
    CHECK(clock_text({30'000}) == "0:30");
    CHECK(clock_text({29'999}) == "29.9");
    CHECK(clock_text({450}) == "0.4");
    CHECK(clock_text({0}) == "0.0");
}

TEST_CASE(
    "M-3.2: each player's clock stands in their row, and that of who decides is seen to run") {
    AtBlitz table;
    CHECK(table.row(0).substr(0, 18) == "A>ANN  10:00  1500");
    CHECK(table.row(1).substr(0, 18) == "B BOB  10:00  1500");
    table.app().tick(1000);
    CHECK(table.row(0).substr(0, 18) == "A>ANN   9:59  1500");
    CHECK(table.row(1).substr(0, 18) == "B BOB  10:00  1500");
}

TEST_CASE("M-3.2: with less than 30 seconds a clock stands out") {
    AtBlitz table{"option clock 60\n"};
    const auto paper = [&] { return table.app().canvas().cell({0, 11}).style.paper; };
    table.app().tick(30'000);
    CHECK(paper() == Ink::Black);
    table.app().tick(1);
    CHECK(paper() == Ink::Yellow);
    CHECK(table.row(0).find(" 29.9 ") != std::string::npos);
}

TEST_CASE("M-3.3: the flag falls while nobody presses a key, and is announced") {
    AtBlitz table{"option clock 60\n"};
    table.app().tick(59'999);
    CHECK(table.fact("seat.1.left") == "no");
    table.app().tick(1);
    CHECK(table.fact("seat.1.left") == "flagged");
    CHECK(table.fact("decision.seat") == "2");
    CHECK(table.says("A FLAG HAS FALLEN"));
    CHECK(table.row(0).substr(0, 18) == std::string(18, ' '));
    CHECK(table::journal_text(*table.place.table).find("\n1 flag @60000\n") != std::string::npos);
}

TEST_CASE("M-3.3: the app wakes up for the next second, and for the flag") {
    AtBlitz table{"option clock 60\n"};
    CHECK(table.app().next_tick() == 1000);
    table.app().tick(400);
    CHECK(table.app().next_tick() == 600);
    table.app().tick(59'100);
    CHECK(table.app().next_tick() == 500);
}

TEST_CASE("M-3.1: a clock stands still in questions, dialogs, and while the game is saved") {
    AtBlitz table;
    for (const auto& [opens, closes] : {std::pair{"q", "n"}, {"?", "Space"}, {"Ctrl-S", "Esc"}}) {
        INFO(opens);
        table.keys(opens);
        table.app().tick(500'000);
        CHECK(table.app().next_tick() == std::nullopt);
        table.keys(closes);
    }
    CHECK(table.fact("seat.1.left") == "no");
}

TEST_CASE("M-6.3: saving and leaving put down the time of the open decision") {
    AtBlitz table;
    table.app().tick(4321);
    SECTION("before it is saved") {
        table.keys("Ctrl-S");
        CHECK(table.fact("seat.1.clock") == "595679");
        table.keys("Esc");
        CHECK(table.row(0).find("9:56") != std::string::npos);
        table.app().tick(1000);
        table.keys("r");
        const std::string text = table::journal_text(*table.place.table);
        CHECK(text.find("\n1 think @4321\n") != std::string::npos);
        CHECK(table.fact("seat.1.clock").substr(0, 3) == "594");
    }
    SECTION("a moment without time is none") {
        table.keys("Ctrl-S");
        const auto entries = table.place.table->entries();
        table.keys("Esc Ctrl-S");
        CHECK(table.place.table->entries() == entries);
    }
}

TEST_CASE("M-6.3: whoever leaves leaves the time of the decision, and comes back to it") {
    LastJournal left;
    AtBlitz table{"", "", left};
    table.app().tick(4321);
    table.keys("q y");
    CHECK(left.text.find("\n1 think @4321\n") != std::string::npos);
    Screened again;
    again.take_up(left.text);
    CHECK(again.row(0).substr(0, 18) == "A>ANN   9:56  1500");
    again.app().tick(679);
    CHECK(again.row(0).substr(0, 18) == "A>ANN   9:55  1500");
    again.app().tick(594'999);
    CHECK(again.fact("seat.1.left") == "no");
    again.app().tick(1);
    CHECK(again.fact("seat.1.left") == "flagged");
}

TEST_CASE("M-6.4: where an option allows it, what is taken back in Blitz gives back its time") {
    AtBlitz table{
        "",
        "seat 2 cpu:0 Mack\nseat 3 cpu:0 Jim\n",
        no_cabinet(),
        {.movement = Options::Movement::Jumping, .take_back_blitz = Options::TakeBack::Allowed}};
    table.play("1 roll @5000");
    table.play("0 dice 1 3");
    table.app().tick(0);
    CHECK(table.fact("seat.1.clock") == "595000");
    table.keys("z");
    CHECK(table.says("TAKEN BACK"));
    CHECK(table.fact("seat.1.clock") == "600000");
}

TEST_CASE("M-6.4: against the clock nothing is taken back at the table; a script still can") {
    AtBlitz table;
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.app().tick(0);
    const auto state = table.place.table->state();
    table.keys("z");
    CHECK(table.says("THE OPTIONS"));
    CHECK(table.place.table->state() == state);
    CHECK(table.place.table->undo(1));
}

TEST_CASE("M-6.2: a computer's clock runs as well, at least half a second a decision") {
    AtBlitz table{"", "seat 2 cpu:0 Mack\nseat 3 cpu:0 Jim\n"};
    table.play("1 roll");
    table.play("0 dice 4 6");
    table.play("1 end");
    for (int i = 0; i < 200 and table.fact("turn") != "3"; ++i) table.app().tick(1000);
    CHECK(std::stoi(table.fact("seat.2.clock")) <= 599'000);
    CHECK(std::stoi(table.fact("seat.2.clock")) % 500 == 0);
}

TEST_CASE("U-7.3: all clocks together send at most 20 bytes a second") {
    for (const char* const option : {"option clock 600\n", "option clock 60\n"}) {
        AtBlitz table{option};
        const Terminal terminal = xterm().words;
        Painter painter{terminal};
        const Size window{25, 80};
        (void)painter.paint(table.app().canvas(window), window);
        constexpr int seconds = 55;
        std::size_t bytes = 0;
        for (int passed = 0; passed < seconds * 1000;) {
            const int due = *table.app().next_tick();
            table.app().tick(due);
            passed += due;
            const std::size_t sent = painter.paint(table.app().canvas(window), window).size();
            INFO(option << passed << " ms: " << sent);
            CHECK(sent <= 40);
            bytes += sent;
        }
        CHECK(static_cast<int>(bytes) <= 20 * seconds);
    }
}

}  // namespace parlor::tui
