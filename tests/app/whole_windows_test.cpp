// Complete windows as terminals show them: the important pages in four sizes of the window, dominoes
// in one more, in each set of glyphs. A golden file has the windows of a page, one below another.
#include <array>
#include <span>

#include "app/table/at_table.hpp"
#include "app/xterm.hpp"
#include "canvas/letters.hpp"
#include "domino_screened.hpp"
#include "moneyloopy/loopy_screened.hpp"
#include "seated.hpp"
#include "terminal/choice.hpp"
#include "terminal/fake_terminal.hpp"
#include "terminal/painter.hpp"
#include "terminal/terminfo/terminfo.hpp"

namespace parlor::tui {
namespace {

struct Set {
    std::string name;
    GlyphSet glyphs;
    Depth depth;
};
const std::array sets{Set{"unicode", GlyphSet::Unicode, Depth::Palette256},
                      Set{"petscii", GlyphSet::Petscii, Depth::TrueColour},
                      Set{"console", GlyphSet::Console, Depth::Colours8},
                      Set{"mono", GlyphSet::Ascii, Depth::Mono}};
constexpr std::array windows{Size{24, 40}, Size{25, 40}, Size{24, 80}, Size{40, 120}};
constexpr std::array windows_of_dominoes{
    Size{24, 40}, Size{25, 40}, Size{24, 80}, Size{40, 120}, Size{60, 200}};

Terminal terminal_with(const Set& set) {
    Terminal terminal = xterm().words;
    choose(terminal,
           {.glyphs = set.glyphs, .depth = set.depth},
           {"xterm-256color", "UTF-8", "", "", colour_count()});
    return terminal;
}

std::string without_blanks_at_end(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

std::string letters_on(const FakeTerminal& glass, int row) {
    std::u32string line;
    for (int col = 0; col < glass.size().cols; ++col) line += glass.at(row, col).glyph;
    return without_blanks_at_end(utf8(line));
}

// Without colours a selected item, or a square with a paper of its own, is in reverse.
std::string reverse_on(const FakeTerminal& glass, int row) {
    std::string line;
    for (int col = 0; col < glass.size().cols; ++col)
        line += glass.at(row, col).look.reverse ? '#' : ' ';
    return without_blanks_at_end(line);
}

std::string window_of(App& app, Size window, const Set& set) {
    const Terminal terminal = terminal_with(set);
    FakeTerminal glass{window, terminal.erases_in_paper};
    glass.show(Painter{terminal}.paint(app.canvas(window), window));
    CHECK(glass.complaints().empty());
    std::string text =
        "-- " + std::to_string(window.cols) + "x" + std::to_string(window.rows) + " --\n";
    for (int row = 0; row < window.rows; ++row) text += letters_on(glass, row);
    if (set.depth != Depth::Mono) return text;
    text += "-- reverse --\n";
    for (int row = 0; row < window.rows; ++row) text += reverse_on(glass, row);
    return text;
}

void check_windows(const std::string& page,
                   Screened& table,
                   std::span<const Size> sizes = windows) {
    for (const Set& set : sets) {
        std::string all;
        for (const Size window : sizes) all += window_of(table.app(), window, set);
        check_golden_text("window-" + page + "-" + set.name, all);
    }
}

}  // namespace

TEST_CASE("U-1.3: the title, the launcher and a page of set-up, in four windows and all glyphs") {
    Screened table;
    check_windows("title", table);
    table.keys("a");
    check_windows("launcher", table);
    table.keys("p k c Enter");
    REQUIRE(table.says("BOARD"));
    check_windows("set-up", table);
}

TEST_CASE("U-6.1, U-5.8: the table at a person's decision, in four windows and all glyphs") {
    Seated table{2, 2};
    furnish(table);
    table.set({"seat.1.square pall-mall", "square.northumberland-avenue.owner 0"});
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.goes_on();
    REQUIRE(table.says("BUY"));
    check_windows("decision", table);
    table.keys("h");
    check_windows("history", table);
}

TEST_CASE("U-6.1, U-5.1: the table while computers play, in four windows and all glyphs") {
    Seated table{1, 2};
    furnish(table);
    table.play("1 roll");
    table.play("0 dice 4 6");
    table.goes_on();
    table.keys("n Space");
    table.play("0 dice 2 3");
    REQUIRE(table.says("MY TURN"));
    check_windows("watching", table);
}

TEST_CASE("U-6.1, U-5.2, U-5.9: trade desk and deeds, in four windows and all glyphs") {
    AtFurnishedTable table{3};
    table.keys("=");
    check_windows("deeds", table);
    table.keys("d t p 3 w s u a o i a");
    check_windows("trade", table);
}

TEST_CASE("U-6.1, U-9.1: Moneyloopy's table and a deal, in four windows and all glyphs") {
    LoopyScreen table{thrown("tennessee-avenue",
                             "3 5",
                             ".set square.boardwalk.owner 2\n.set square.park-place.owner 1\n"
                             ".set square.park-place.houses 2\n.set seat.2.square "
                             "b-and-o-railroad\n.set seat.2.transit train\n"
                             ".set seat.1.safe-cards 1\n")};
    REQUIRE(table.says("TOLLBOOTH"));
    check_windows("toll", table);
    table.keys("p d a m 5 0 Enter");
    REQUIRE(table.says("$50"));
    check_windows("deal", table);
}

TEST_CASE("U-4.5, U-6.3: dominoes, in five windows and all glyphs") {
    DominoScreened table;
    table.keys("9");
    table.seat_two_people();
    table.play_round_the_spinner();
    check_windows("dominoes", table, windows_of_dominoes);
    DominoScreened other{ChanceBy::Dealer};
    other.keys("2 5 9 0 Enter Enter");
    other.plays_until(" HELD ");
    check_windows("domino-hand-over", other, windows_of_dominoes);
}

}  // namespace parlor::tui
