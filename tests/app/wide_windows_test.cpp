// A window that grows and shrinks across the line of 80 columns while keys are pressed.
#include "app/xterm.hpp"
#include "moneyloopy/loopy_monkey.hpp"
#include "sample.hpp"
#include "terminal/fake_terminal.hpp"
#include "terminal/painter.hpp"

namespace parlor::tui {
namespace {

constexpr int many = 10'000;

// The terminal shows the canvas in its middle.
void check_shows(const FakeTerminal& glass, const Canvas& canvas, const Terminal& terminal) {
    const Size window = glass.size(), size = canvas.size();
    const At corner{std::max(0, (window.rows - size.rows) / 2), (window.cols - size.cols) / 2};
    int wrong = 0;
    for (int row = 0; row < std::min(size.rows, window.rows); ++row)
        for (int col = 0; col < size.cols; ++col) {
            const ShownCell cell = shown_cell(canvas.cell({row, col}), terminal);
            const FakeTerminal::Point wanted{cell.glyph, cell.look};
            wrong += glass.at(corner.row + row, corner.col + col) == wanted ? 0 : 1;
        }
    REQUIRE(wrong == 0);
    REQUIRE(glass.complaints().empty());
}

struct Window {
    Terminal terminal = xterm().words;
    Painter painter{terminal};
    FakeTerminal glass{{24, 80}, terminal.erases_in_paper};
    Size size{24, 80};

    void grows_or_shrinks(Size to) {
        size = to;
        glass.resize(to);
        painter.forget();  // as the presenter does, even when the size is the same
    }
    Canvas shows(App& app) {
        Canvas canvas = app.canvas(size);
        glass.show(painter.paint(canvas, size));
        return canvas;
    }
};

// Random keys in a window of random sizes; `sit_down` begins a game.
template <class SitDown>
void check_growing_and_shrinking(Monkey<Screened>& monkey, SitDown sit_down) {
    sit_down();
    Window window;
    int wide = 0, narrow = 0;
    for (int i = 0; i < sampled(many, 500); ++i) {
        if (monkey.below(3) == 0)
            window.grows_or_shrinks({24 + monkey.below(20), 60 + monkey.below(80)});
        (void)monkey.press();
        if (monkey.at_launcher()) sit_down();
        const Canvas canvas = window.shows(monkey.table.app());
        ++(canvas.size().cols > Canvas::cols ? wide : narrow);
        check_shows(window.glass, canvas, window.terminal);
    }
    CHECK(wide > 0);
    CHECK(narrow > 0);
}

}  // namespace

TEST_CASE("U-6.4: random keys in a window that grows and shrinks at random lose nothing") {
    Monkey<Screened> monkey{Screened{{.options = {.movement = Options::Movement::Stepping}}}};
    check_growing_and_shrinking(monkey, [&] { monkey.table.sit_down(2 + monkey.below(4)); });
}

TEST_CASE("U-6.4, U-9.1: a window of Moneyloopy that grows and shrinks at random loses nothing") {
    LoopyMonkey monkey;
    check_growing_and_shrinking(monkey, [&] { monkey.sit_down(); });
}

TEST_CASE("U-6.4: narrower and wider again in the middle of a walk shows the same as before") {
    Screened table{{.options = {.movement = Options::Movement::Stepping}}};
    table.sit_down(2);
    table.play("1 roll");
    table.play("0 dice 3 5");
    table.app().tick(700);
    Window window;
    const Canvas before = window.shows(table.app());
    window.grows_or_shrinks({24, 40});
    check_shows(window.glass, window.shows(table.app()), window.terminal);
    window.grows_or_shrinks({24, 80});
    const Canvas after = window.shows(table.app());
    CHECK(after == before);
    check_shows(window.glass, after, window.terminal);
}

TEST_CASE("U-6.4: a key in a menu costs no more bytes with the right half than without") {
    Screened wide,
        narrow{{.options = {.movement = Options::Movement::Jumping, .wide = Options::Answer::No}}};
    wide.sit_down(3);
    narrow.sit_down(3);
    Window wide_window, narrow_window;
    (void)wide_window.shows(wide.app());
    (void)narrow_window.shows(narrow.app());
    for (const char* const key : {"Down", "Down", "Up", "F3", "m", "Down", "Esc", "."}) {
        wide.keys(key);
        narrow.keys(key);
        const Size size{24, 80};
        const auto more = wide_window.painter.paint(wide.app().canvas(size), size).size();
        const auto less = narrow_window.painter.paint(narrow.app().canvas(size), size).size();
        INFO(key);
        CHECK(more <= less);
    }
}

TEST_CASE("U-6.1: with both halves a step costs at most 140 bytes, and the table 6,000") {
    Screened table{{.options = {.movement = Options::Movement::Stepping}}};
    table.sit_down(4);
    Window window;
    const auto bytes = [&] {
        return window.painter.paint(table.app().canvas(window.size), window.size).size();
    };
    CHECK(bytes() <= 6000);
    table.play("1 roll");
    table.play("0 dice 1 3");
    (void)bytes();
    for (int i = 0; i < 3; ++i) {
        table.app().tick(340);
        CHECK(bytes() <= 140);
    }
}

}  // namespace parlor::tui
