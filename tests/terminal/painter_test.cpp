#include "terminal/painter.hpp"

#include <random>
#include <sstream>

#include "canvas/letters.hpp"
#include "catch.hpp"
#include "fake_terminal.hpp"
#include "sample.hpp"
#include "terminal/choice.hpp"
#include "terminal/terminfo/terminfo.hpp"

namespace parlor::tui {
namespace {

constexpr std::array terms{"xterm-256color",
                           "xterm",
                           "linux",
                           "screen",
                           "tmux-256color",
                           "vt100",
                           "vt220",
                           "putty",
                           "rxvt-unicode-256color"};

// The sequences of a terminal by its name; nothing when terminfo does not know it.
std::optional<Terminal> terminal_named(const std::string& name,
                                       const std::string& codeset,
                                       const DisplayOptions& looks = {}) {
    if (find_terminal(name) != name) return std::nullopt;
    Terminal terminal = terminal_from_terminfo();
    choose(terminal, looks, {name, codeset, "", "", colour_count()});
    return terminal;
}

class Chance {
public:
    explicit Chance(unsigned seed) : engine_{seed} {}
    int operator()(int count) { return static_cast<int>(engine_() % static_cast<unsigned>(count)); }

private:
    std::mt19937 engine_;
};

// Adds to a canvas the parts of real screens: bars, frames, words, single signs.
void draw_something(Canvas& canvas, Chance& chance) {
    const Style style{static_cast<Ink>(chance(16)), static_cast<Ink>(chance(16))};
    const int row = chance(25), col = chance(40);
    switch (chance(4)) {
        case 0:
            canvas.fill({row, col, row + chance(6), col + chance(20)}, U" A│▞▒─"[chance(6)], style);
            break;
        case 1: canvas.write({row, col}, "PLAYER £1500 ●♦", style); break;
        case 2: canvas.put({row, col}, U"┌▗▘▔▕╱┼←█°é"[chance(11)], style); break;
        default: canvas.stand_out({row, col});
    }
    canvas.point_at({chance(25), chance(40)});
}

// What a person should see, at every place of the window.
void check_shows(const FakeTerminal& glass, const Canvas& canvas, const Terminal& terminal) {
    const Size size = glass.size();
    const At corner{std::max(0, (size.rows - 25) / 2), (size.cols - 40) / 2};
    const Look border = shown_cell({U' ', {Ink::Black, Ink::DarkGrey}}, terminal).look;
    const bool is_seen = border.back != shown_cell(Cell{}, terminal).look.back;
    FakeTerminal::Point outside;
    if (is_seen or terminal.erases_in_paper) outside.look = border;
    for (int row = 0; row < size.rows; ++row)
        for (int col = 0; col < size.cols; ++col) {
            const At at{row - corner.row, col - corner.col};
            const bool inside = at.row >= 0 and at.row < 25 and at.col >= 0 and at.col < 40;
            const ShownCell cell = shown_cell(canvas.cell(at), terminal);
            const FakeTerminal::Point wanted =
                inside ? FakeTerminal::Point{cell.glyph, cell.look} : outside;
            const FakeTerminal::Point seen = glass.at(row, col);
            if (seen == wanted) continue;
            INFO("row " << row << ", column " << col << ": '" << utf8(seen.glyph) << "' "
                        << seen.look.fore << " on " << seen.look.back << ", not '"
                        << utf8(wanted.glyph) << "' " << wanted.look.fore << " on "
                        << wanted.look.back);
            REQUIRE(seen == wanted);
        }
    CHECK(glass.cursor() == At{corner.row + std::min(canvas.cursor().row, size.rows - 1),
                               corner.col + canvas.cursor().col});
    REQUIRE(glass.complaints().empty());
}

void play_frames(const Terminal& terminal, Size size, unsigned seed) {
    Chance chance{seed};
    Painter painter{terminal};
    FakeTerminal glass{size, terminal.erases_in_paper};
    glass.show("\x1b)0");
    Canvas canvas;
    for (int frame = 0; frame < sampled(60); ++frame) {
        if (chance(8) == 0) canvas = {};
        for (int i = chance(30); i >= 0; --i) draw_something(canvas, chance);
        INFO("frame " << frame);
        glass.show(painter.paint(canvas, size));
        check_shows(glass, canvas, terminal);
        CHECK(painter.paint(canvas, size).empty());
    }
}

}  // namespace

TEST_CASE(
    "U-1.1, U-1.6: each terminal shows the canvas, frame after frame, and nothing is sent twice") {
    const std::string name = GENERATE(from_range(terms));
    const std::string codeset = GENERATE("UTF-8", "ANSI_X3.4-1968");
    const auto terminal = terminal_named(name, codeset);
    if (not terminal) return;
    INFO(name << " " << codeset);
    play_frames(*terminal, {24, 80}, 1);
    play_frames(*terminal, {25, 40}, 2);
    play_frames(*terminal, {31, 61}, 3);
}

TEST_CASE("U-1.3, U-1.4: any set of glyphs in any depth of colour, on each paper") {
    DisplayOptions looks;
    looks.glyphs =
        GENERATE(GlyphSet::Unicode, GlyphSet::Console, GlyphSet::Ascii, GlyphSet::Petscii);
    looks.depth = GENERATE(Depth::TrueColour,
                           Depth::Palette256,
                           Depth::Colours16,
                           Depth::Colours8,
                           Depth::Attributes,
                           Depth::Mono);
    looks.paper = GENERATE(Paper::Black, Paper::Terminal, Paper::Light);
    const std::string name = GENERATE("xterm-256color", "vt100", "tmux-256color");
    const auto terminal = terminal_named(name, "ANSI_X3.4-1968", looks);
    REQUIRE(terminal);
    INFO(name);
    play_frames(*terminal, {24, 80}, 4);
}

TEST_CASE("U-10.2: blocks keep their colour where a letter stands for them") {
    Terminal terminal;
    terminal.glyphs = GlyphSet::Ascii;
    terminal.depth = Depth::Colours16;
    const Style red{Ink::Red, Ink::Black};
    CHECK(shown_cell({U'▞', red}, terminal) == ShownCell{U':', {.fore = 1, .back = 0}});
    CHECK(shown_cell({U'A', red}, terminal) == ShownCell{U'A', {.fore = 15, .back = 1}});
    terminal.table = ColourTable::Console;
    CHECK(shown_cell({U'A', {Ink::Orange}}, terminal).look.back == 3);
}

TEST_CASE("U-10.9: petscii's signs are sent as UTF-8, a column each") {
    const auto terminal = terminal_named("xterm-256color", "UTF-8", {.glyphs = GlyphSet::Petscii});
    REQUIRE(terminal);
    play_frames(*terminal, {24, 80}, 6);
    Canvas canvas;
    canvas.put({0, 0}, edge_sign(Up | Left), {Ink::Black, Ink::Cyan});
    canvas.put({0, 1}, U'▟', {Ink::Red, Ink::Cyan}, {.petscii = U'🬷'});
    FakeTerminal glass{{25, 40}, terminal->erases_in_paper};
    glass.show(Painter{*terminal}.paint(canvas, glass.size()));
    check_shows(glass, canvas, *terminal);
    CHECK(glass.at(0, 0).glyph == U'🭽');
    CHECK(glass.at(0, 1).glyph == U'🬷');
}

TEST_CASE("U-1.2: thousands of sizes between 1x1 and 200x60 leave nothing behind") {
    const std::string name = GENERATE("xterm-256color", "linux", "vt100");
    const auto terminal = terminal_named(name, "UTF-8");
    REQUIRE(terminal);
    Chance chance{5};
    Painter painter{*terminal};
    FakeTerminal glass{{24, 80}, terminal->erases_in_paper};
    Canvas canvas;
    for (int i = 0; i < sampled(10'000); ++i) {
        const Size size{1 + chance(60), 1 + chance(200)};
        glass.resize(size);
        draw_something(canvas, chance);
        glass.show(painter.paint(canvas, size));
        REQUIRE(glass.complaints().empty());
        if (is_large_enough(size) and i % 20 == 0) check_shows(glass, canvas, *terminal);
    }
    glass.resize({24, 80});
    glass.show(painter.paint(canvas, {24, 80}));
    check_shows(glass, canvas, *terminal);
}

TEST_CASE("U-1.2: with 24 rows the last one is folded away; with fewer both sizes are said") {
    const auto terminal = terminal_named("xterm", "UTF-8");
    REQUIRE(terminal);
    Canvas canvas;
    canvas.write({23, 0}, "ROW 23", {});
    canvas.write({24, 0}, "ROW 24", {});
    Painter painter{*terminal};
    const auto seen = [&](Size size) {
        FakeTerminal glass{size, true};
        glass.show(painter.paint(canvas, size));
        return glass.text();
    };
    CHECK(seen({24, 80}).find("ROW 23") != std::string::npos);
    CHECK(seen({24, 80}).find("ROW 24") == std::string::npos);
    CHECK(seen({23, 80}).find("40 x 24") != std::string::npos);
    CHECK(seen({30, 39}).find("40 x 24 needed, here 39 x 30") != std::string::npos);
    CHECK(seen({10, 30}).find("40 x 24 needed, here 30 x 10") != std::string::npos);  // whole
    CHECK(seen({10, 14}).find("40 x 24") != std::string::npos);
    CHECK(seen({25, 80}).find("ROW 24") != std::string::npos);
}

namespace {

// A window's text without its line ends, and without the blanks at them.
std::string read_through(const FakeTerminal& glass) {
    std::string text;
    std::istringstream lines{glass.text()};
    for (std::string line; std::getline(lines, line);)
        text += line.substr(0, line.find_last_not_of(' ') + 1) + ' ';
    return text;
}

}  // namespace

TEST_CASE("U-1.2: a window that is too small says how to leave, whatever its size") {
    const auto terminal = terminal_named("xterm", "UTF-8");
    REQUIRE(terminal);
    for (int rows = 1; rows < 24; ++rows) {
        for (int cols = 19; cols < 100; ++cols) {
            FakeTerminal glass{{rows, cols}, true};
            glass.show(Painter{*terminal}.paint({}, glass.size()));
            INFO(glass.text());
            const std::string text = read_through(glass);
            CHECK(text.find("40 x 24") != std::string::npos);
            CHECK((text.find("Ctrl-C leaves") != std::string::npos or
                   text.find("^C leaves") != std::string::npos));
            CHECK(glass.complaints().empty());
        }
    }
}

TEST_CASE("U-1.2: a window that is too small asks the question, and then says its size again") {
    const auto terminal = terminal_named("xterm", "UTF-8");
    REQUIRE(terminal);
    Painter painter{*terminal};
    FakeTerminal glass{{3, 20}, true};
    const auto show = [&](std::string_view question) {
        std::string bytes = painter.paint({}, glass.size(), question);
        glass.show(bytes);
        return bytes;
    };
    show("");
    CHECK(read_through(glass).find("Ctrl-C leaves") != std::string::npos);
    show("Y or N: LEAVE THE PARLOR? THE GAME IS KEPT");
    CHECK(read_through(glass) == "Y or N: LEAVE THE PARLOR? THE GAME IS KEPT ");
    CHECK(show("Y or N: LEAVE THE PARLOR? THE GAME IS KEPT").empty());
    show("");
    CHECK(read_through(glass).find("Ctrl-C leaves") != std::string::npos);
}

TEST_CASE(
    "U-1.2: the border around the canvas is dark grey, and costs nothing where it has no room") {
    for (const std::string name : {"xterm-256color", "tmux-256color"}) {
        const auto terminal = terminal_named(name, "UTF-8");
        REQUIRE(terminal);
        const Look grey = shown_cell({U' ', {Ink::Black, Ink::DarkGrey}}, *terminal).look;
        Painter painter{*terminal};
        FakeTerminal glass{{31, 61}, terminal->erases_in_paper};
        glass.show(painter.paint({}, glass.size()));
        for (const At at : {At{0, 0}, At{2, 30}, At{3, 9}, At{27, 50}, At{28, 30}, At{30, 60}})
            CHECK(glass.at(at.row, at.col).look.back == grey.back);
        for (const At at : {At{3, 10}, At{27, 49}})
            CHECK(glass.at(at.row, at.col).look.back != grey.back);
    }
    const auto terminal = terminal_named("xterm-256color", "UTF-8");
    const auto bytes = [&](Size size) { return Painter{*terminal}.paint({}, size).size(); };
    CHECK(bytes({25, 40}) < 40);
}

TEST_CASE("U-1.2: a terminal that scrolls after its last cell is spared it") {
    auto terminal = terminal_named("xterm", "UTF-8");
    REQUIRE(terminal);
    terminal->scrolls_in_corner = true;
    Canvas canvas;
    canvas.fill({0, 0, 24, 39}, U'X', {});
    FakeTerminal glass{{25, 40}, true};
    glass.show(Painter{*terminal}.paint(canvas, {25, 40}));
    CHECK(glass.at(24, 38).glyph == U'X');
    CHECK(glass.at(24, 39).glyph == U' ');
}

TEST_CASE("U-10.1: a pulse takes at most 40 bytes, and leaves all else as it was") {
    const Depth depth =
        GENERATE(Depth::TrueColour, Depth::Palette256, Depth::Colours16, Depth::Colours8);
    const Ink colour =
        GENERATE(Ink::Red, Ink::Cyan, Ink::Blue, Ink::Yellow, Ink::Brown, Ink::LightGreen);
    const std::string name = GENERATE("xterm-256color", "linux", "tmux-256color");
    const auto terminal = terminal_named(name, "UTF-8", {.depth = depth});
    if (not terminal) return;
    constexpr At at{15, 35};
    constexpr Size size{25, 80};
    Canvas canvas;
    Chance chance{7};
    for (int i = 0; i < 20; ++i) draw_something(canvas, chance);
    canvas.put(at, U'X', {colour, Ink::White});
    canvas.let_pulse(at);
    REQUIRE(canvas.pulsing() != nullptr);
    Painter painter{*terminal};
    FakeTerminal glass{size, terminal->erases_in_paper};
    glass.show(painter.paint(canvas, size));
    const Look at_rest = shown_cell(canvas.cell(at), *terminal).look;
    const std::string taken = painter.take_up_pulse(canvas);
    CHECK(taken.size() <= 40);
    glass.show(taken);
    check_shows(glass, canvas, *terminal);
    CHECK(painter.take_up_pulse(canvas).empty());
    CHECK(painter.paint(canvas, size).empty());
    for (int beat = 0; beat < 4; ++beat) {
        canvas.turn_pulsing();
        const std::string sent = painter.paint(canvas, size);
        INFO(name << " " << sent.substr(1));
        CHECK(not sent.empty());
        CHECK(sent.size() <= 40);
        glass.show(sent);
        check_shows(glass, canvas, *terminal);
        const Look look = shown_cell(canvas.cell(at), *terminal).look;
        CHECK(look.reverse == (beat % 2 == 0));
        CHECK(look.fore == at_rest.fore);
        CHECK(look.back == at_rest.back);
    }
    canvas.put(at, U' ', Style{});
    CHECK(canvas.pulsing() == nullptr);
    CHECK(painter.take_up_pulse(canvas).empty());
}

TEST_CASE("two terminals side by side, each with its own look, know nothing of each other") {
    const auto wide = terminal_named("xterm-256color", "UTF-8");
    const auto old = terminal_named(
        "vt100", "ANSI_X3.4-1968", {.glyphs = GlyphSet::Ascii, .depth = Depth::Attributes});
    REQUIRE(wide);
    REQUIRE(old);
    Painter wide_painter{*wide}, old_painter{*old};
    FakeTerminal wide_glass{{31, 61}, wide->erases_in_paper},
        old_glass{{24, 80}, old->erases_in_paper};
    Chance chance{6};
    Canvas wide_canvas, old_canvas;
    for (int frame = 0; frame < 20; ++frame) {
        draw_something(wide_canvas, chance);
        draw_something(old_canvas, chance);
        wide_glass.show(wide_painter.paint(wide_canvas, wide_glass.size()));
        old_glass.show(old_painter.paint(old_canvas, old_glass.size()));
        check_shows(wide_glass, wide_canvas, *wide);
        check_shows(old_glass, old_canvas, *old);
    }
}

}  // namespace parlor::tui
