// Pen: writes runs of cells as escape sequences, and tracks the cursor and the current look.
#pragma once

#include <optional>
#include <string>

#include "terminal/brush.hpp"
#include "terminal/moves.hpp"
#include "terminal/picture.hpp"

namespace parlor::tui {

// The terminal's state after the last bytes.
struct PenState {
    std::optional<At> cursor;  // absent: unknown
    Look look;
    bool draws = false;  // whether line drawing is switched on
};

// The window, and the position of the canvas in it.
struct Frame {
    Size size;
    At corner;
    Size canvas;        // its visible part
    ShownCell outside;  // the window around the canvas: the border
};

class Pen {
public:
    Pen(const Terminal& terminal,
        const Moves& moves,
        Brush& brush,
        const Frame& frame,
        PenState state)
        : terminal_{&terminal}, moves_{&moves}, brush_{&brush}, frame_{&frame}, state_{state} {}

    void go(At at);
    void set(const Look& look);
    void put_plain();  // whatever the look was
    void clear(const Look& paper);
    void write_border();  // where clearing leaves the terminal's own colour
    void write(const Row& row, const Run& run);

    [[nodiscard]] int cost(const Run& run) const {
        return moves_->cost(state_.cursor, {run.row, run.col});
    }
    [[nodiscard]] const PenState& state() const { return state_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::string& text() { return text_; }

private:
    void write_blanks(int row, int from, int to);
    void write_equal(const ShownCell& cell, int count, bool ends_run);
    [[nodiscard]] bool can_erase(const Look& look) const;
    [[nodiscard]] std::string erasing(const ShownCell& cell, int count) const;
    [[nodiscard]] std::string letter(char32_t glyph) const;
    [[nodiscard]] std::string letters(char32_t glyph, int count);
    [[nodiscard]] std::string charset_for(char32_t glyph);
    void step(int count);

    const Terminal* terminal_;
    const Moves* moves_;
    Brush* brush_;
    const Frame* frame_;
    PenState state_;
    std::string text_;
};

}  // namespace parlor::tui
