// Nearest: the order in which changed runs are written: the next run is always the one that is
// cheapest to reach.
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
    [[nodiscard]] Run take(const Pen& pen);  // cheapest from the pen's position

private:
    // A look that some of the runs share.
    struct Kind {
        Run run;  // an example with this look
        int cost = 0;
    };
    [[nodiscard]] std::size_t kind_of(const Run& run);

    std::vector<Run> left_;
    std::vector<std::size_t> kind_;  // index of the kind for each run left
    std::vector<Kind> kinds_;
    Brush* brush_;
};

}  // namespace parlor::tui
