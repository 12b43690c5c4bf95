// The painter: what to send to a terminal so that it shows a canvas. Knows what it shows already
// and sends only what has changed, as one string.
//
// Not here: where the string goes, and what the terminal understands (ncurses_presenter.cpp).
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>

#include "tui/canvas.hpp"
#include "tui/glyphs.hpp"
#include "tui/look.hpp"

namespace parlor::tui {

// The terminal's words. Those it lacks are empty.
struct Terminal {
    std::function<std::string(At)> move_to;
    std::function<std::string(int)> to_row, to_col;  // leaving the other as it is
    std::function<std::string(short)> ink, paper;    // -1: its own
    std::function<std::string(int)> blanks;          // so many, the cursor stays
    std::string plain, bold, reverse, clear, back;   // back: the cursor, by one
    bool erases_in_paper = false;  // the colour of the paper stays after clear and blanks

    GlyphSet glyphs = GlyphSet::Ascii;
    Depth depth = Depth::Mono;
    Paper paper_wanted = Paper::Black;
};

struct Size {
    int rows = 24, cols = 80;
    friend bool operator==(const Size&, const Size&) = default;
};

class Painter {
public:
    explicit Painter(Terminal terminal) : terminal_{std::move(terminal)} {}

    // Empty when nothing has changed.
    [[nodiscard]] std::string paint(const Canvas& canvas, Size size);

    // The terminal shows something else now.
    void forget() { size_.reset(); }

private:
    struct Shown {
        char32_t glyph = U' ';
        Look look;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    using Row = std::array<Shown, Canvas::cols>;
    using Picture = std::array<Row, Canvas::rows>;

    [[nodiscard]] Shown shown(const Cell& cell) const;
    [[nodiscard]] Picture picture_of(const Canvas& canvas) const;
    [[nodiscard]] bool needs_clearing(const Picture& picture) const;
    [[nodiscard]] int rows_seen() const;
    [[nodiscard]] int run_of_blanks(const Picture& picture, int row, int col) const;

    void clear();
    void say_size();
    void write_over_gap(const Row& cells, int col, At at);
    void paint_row(const Picture& picture, int row);
    void go(At at);
    void set(const Look& look, bool is_blank);
    void put(const Shown& cell);

    Terminal terminal_;
    std::optional<Size> size_;
    At corner_;  // of the canvas in the terminal
    Picture last_{};
    std::optional<At> cursor_;
    std::optional<Look> look_;
    std::string out_;
};

}  // namespace parlor::tui
