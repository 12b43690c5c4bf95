// The game next to the launcher's menu.
#include "app/unfinished_games.hpp"
#include "app/xterm.hpp"
#include "screened.hpp"
#include "terminal/painter.hpp"

namespace parlor::tui {
namespace {

constexpr int a_minute = 60'000;

std::shared_ptr<table::GameTable> game_of(const std::string& text) {
    table::LineReader lines{text};
    table::Output complaints;
    auto loaded = load_script(lines, "test", open_table, complaints, {});
    INFO(complaints.waiting());
    REQUIRE(loaded.status == table::Status::Fine);
    return std::move(loaded.table);
}

// Has a game to be continued, and counts what is written.
struct OneLeft : NoCabinet {
    std::shared_ptr<table::GameTable> left;
    int writes = 0;

    table::GameStore::News unfinished_game() override {
        return {.is_there = left != nullptr, .told = {}, .game = left};
    }
    std::optional<Error> keep(const table::GameTable& /*game*/) override {
        ++writes;
        return std::nullopt;
    }
    std::optional<Error> leave(const table::GameTable& /*game*/) override {
        ++writes;
        return std::nullopt;
    }
};

struct AtLauncher : Screened {
    explicit AtLauncher(Cabinet& cabinet = no_cabinet()) : Screened{{.cabinet = cabinet}} {
        keys("a");
    }
};

// Lets time pass as the main loop does, until nothing changes by itself; returns how long that took.
int rest(App& app) {
    int passed = 0;
    while (const auto next = app.next_tick()) {
        REQUIRE(passed < 2 * a_minute);
        app.tick(*next);
        passed += *next;
    }
    return passed;
}

constexpr std::string_view ann_and_bob =
    "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann red\nseat 2 person Bob blue\n"
    "begin\n0 dice 6 6\n0 dice 1 2\n1 roll\n0 dice 1 2\n1 buy\n";

}  // namespace

TEST_CASE("U-10.6: the menu comes first, and then the board, once no key has come for a while") {
    AtLauncher table;
    CHECK(table.app().next_tick() == 150);
    table.app().tick(100);
    CHECK_FALSE(table.says("COMPUTERS PLAY"));
    table.keys("Down");
    CHECK(table.app().next_tick() == 150);
    table.app().tick(150);
    CHECK(table.says("COMPUTERS PLAY"));
    CHECK(table.says("MAIN MENU"));
    table.shows("launcher-board");
}

TEST_CASE("U-10.6: computers decide once a second, and rest a minute after the last key") {
    AtLauncher table;
    table.app().tick(150);
    CHECK(table.app().next_tick() == 1'000);
    const Canvas before = table.app().canvas();
    table.app().tick(999);
    CHECK(table.app().canvas() == before);
    table.app().tick(1);
    CHECK(table.app().canvas() != before);

    const int rested = rest(table.app());
    CHECK(rested > a_minute - 2'000);
    CHECK(rested <= a_minute);
    const Canvas last = table.app().canvas();
    table.app().tick(a_minute);
    CHECK(table.app().canvas() == last);
    table.keys("Down");
    CHECK(table.app().next_tick());
    table.app().tick(1'000);
    table.keys("Up");
    CHECK(table.app().canvas() != last);
}

TEST_CASE(
    "U-10.6: no key waits for the game next to the menu, which is on no disk and in no book") {
    OneLeft cabinet;
    AtLauncher table{cabinet};
    rest(table.app());
    CHECK(cabinet.writes == 0);
    CHECK(table.place.table == nullptr);
    CHECK(table.app().words_on_crash().empty());
    table.keys("q");
    CHECK(table.app().is_left());
}

TEST_CASE("U-10.6: the game that would be continued is shown as it was left, and stays so") {
    OneLeft cabinet;
    cabinet.left = game_of(std::string{ann_and_bob});
    AtLauncher table{cabinet};
    table.app().tick(150);
    CHECK(table.says("YOUR GAME"));
    CHECK(table.says("ANN"));
    CHECK(table.says("PLAY ON"));
    CHECK_FALSE(table.app().next_tick());
    table.shows("launcher-left");
}

TEST_CASE("U-10.6, U-9.1: the launcher shows nobody's hidden money") {
    OneLeft cabinet;
    cabinet.left = game_of(
        "parlor 1\ngame moneyloopy\nboard us\nseed 1\nseat 1 person Ann red\n"
        "seat 2 person Bob blue\nbegin\n");
    AtLauncher table{cabinet};
    table.app().tick(150);
    CHECK(table.says("YOUR GAME"));
    CHECK(table.row(0).find("????") != std::string::npos);
    CHECK(table.row(1).find("????") != std::string::npos);
}

TEST_CASE("U-10.6: computers play next to the menu when the game that was left has no board") {
    OneLeft cabinet;
    cabinet.left =
        game_of("parlor 1\ngame dominoes\nseed 1\nseat 1 person Ann\nseat 2 cpu:1 Mack\nbegin\n");
    AtLauncher table{cabinet};
    table.app().tick(150);
    CHECK(table.says("COMPUTERS PLAY"));
    CHECK(table.says("PLAY ON"));
}

TEST_CASE("U-10.6: a page that needs all columns hides the board, which comes back after it") {
    AtLauncher table;
    table.app().tick(150);
    table.keys("o");
    CHECK(table.says("COMPUTERS PLAY"));
    table.keys("Esc h");
    CHECK_FALSE(table.says("COMPUTERS PLAY"));
    CHECK_FALSE(table.app().next_tick());
    table.keys("Esc");
    CHECK_FALSE(table.says("COMPUTERS PLAY"));
    table.app().tick(150);
    CHECK(table.says("COMPUTERS PLAY"));
}

TEST_CASE("U-10.6: a wide window has the ring at the right, and the menu where it will stay") {
    constexpr Size window{Canvas::rows, 2 * Canvas::cols};
    AtLauncher table;
    const Canvas first = table.app().canvas(window);
    CHECK(first.size() == window);
    table.app().tick(150);
    const Canvas second = table.app().canvas(window);
    CHECK(first.cell({7, 1}) == second.cell({7, 1}));
    check_golden("launcher-wide", second);
    table.keys("h");
    CHECK(table.app().canvas(window).cell({1, 41}) == second.cell({1, 41}));
}

TEST_CASE("U-10.6: scripts see the launcher's picture at once, and standing still") {
    table::Place place;
    const auto screen = screens_for_scripts(all_games())(place);
    REQUIRE(screen->press("a"));
    const std::string text = screen->text(table::Screen::Width::Usual);
    CHECK(text.find("COMPUTERS PLAY") != std::string::npos);
    screen->wait(a_minute);
    CHECK(screen->text(table::Screen::Width::Usual) == text);

    AtLauncher table;
    table.app().tick(150);
    std::string first;
    for (const std::string& line : lines_of(table.app().canvas(), GlyphSet::Unicode))
        first += line + "\n";
    CHECK(first == text);
}

TEST_CASE("U-10.6: the menu alone costs little, the board more, and a decision a few cells") {
    AtLauncher table;
    const CastTerminal terminal = xterm();
    Painter painter{terminal.words};
    constexpr Size window{24, 80};
    const auto paint = [&] { return painter.paint(table.app().canvas(), window).size(); };
    const std::size_t menu = paint();
    INFO("the menu " << menu);
    CHECK(menu <= 1'500);
    table.app().tick(150);
    const std::size_t board = paint();
    INFO("the board " << board);
    CHECK(board <= 2'400);
    for (int i = 0; i < 20; ++i) {
        table.keys("Down");
        const std::size_t key = paint();
        INFO("a key " << key);
        CHECK(key <= 66);
    }
    std::size_t steps = 0;
    for (int i = 0; i < 60; ++i) {
        table.app().tick(1'000);
        steps += paint();
    }
    INFO("60 decisions " << steps);
    CHECK(steps <= std::size_t{60} * 150);
}

}  // namespace parlor::tui
