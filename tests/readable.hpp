// Readable: whether text can be read, on black paper (U-10.2) and on light paper (U-1.4).
#pragma once

#include <set>
#include <string>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// Whether the cell shows a letter, digit or sign, and neither a block nor a line.
[[nodiscard]] bool has_text(const Cell& cell);

// Where the cell's text has too little contrast to its paper: a line for each depth and terminal.
[[nodiscard]] std::string unreadable(const Cell& cell);
[[nodiscard]] std::string unreadable_on_light(const Cell& cell);

// Each pair of ink and paper that some screens draw, found once.
class PairsDrawn {
public:
    // Checks the pairs that are new.
    void add(const Canvas& canvas);
    void add(const Cell& cell);
    [[nodiscard]] std::size_t count() const { return texts_.size(); }

private:
    std::set<std::pair<Ink, Ink>> texts_;
};

}  // namespace parlor::tui
