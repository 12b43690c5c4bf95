// Nearest: in which order changed runs are written; always the one that is cheapest to come to.
#pragma once

#include <vector>

#include "terminal/brush.hpp"
#include "terminal/pen.hpp"
#include "terminal/picture.hpp"

namespace parlor::tui {

class Nearest {
public:
    Nearest(std::vector<Run> runs, Brush& brush);

    [[nodiscard]] bool empty() const { return left_.empty(); }
    [[nodiscard]] Run take(const Pen& pen);  // from where the pen is

private:
    // A look that some of the runs have.
    struct Kind {
        Run run;  // one of those that look so
        int cost = 0;
    };
    [[nodiscard]] std::size_t kind_of(const Run& run);

    std::vector<Run> left_;
    std::vector<std::size_t> kind_;  // of each of those left
    std::vector<Kind> kinds_;
    Brush* brush_;
};

}  // namespace parlor::tui
