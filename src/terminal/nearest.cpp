#include "terminal/nearest.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace parlor::tui {

Nearest::Nearest(std::vector<Run> runs, Brush& brush) : left_{std::move(runs)}, brush_{&brush} {
    for (const Run& run : left_) kind_.push_back(kind_of(run));
}

std::size_t Nearest::kind_of(const Run& run) {
    const auto found = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& kind) {
        return kind.run.is_inked == run.is_inked and kind.run.look == run.look;
    });
    if (found != kinds_.end()) return static_cast<std::size_t>(found - kinds_.begin());
    kinds_.push_back({run});
    return kinds_.size() - 1;
}

Run Nearest::take(const Pen& pen) {
    for (Kind& kind : kinds_) {
        const Look& look = pen.state().look;
        kind.cost = brush_->cost(look, look_after(look, kind.run));
    }
    std::size_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < left_.size() and least > 0; ++i) {
        const int look_cost = kinds_[kind_[i]].cost;
        if (look_cost >= least) continue;
        const int cost = look_cost + pen.cost(left_[i]);
        if (cost >= least) continue;
        least = cost;
        best = i;
    }
    const Run run = left_[best];
    left_.erase(left_.begin() + static_cast<long>(best));
    kind_.erase(kind_.begin() + static_cast<long>(best));
    return run;
}

}  // namespace parlor::tui
