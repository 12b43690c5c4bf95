// Ear: a queue of sounds to play; keeps only the last 64.
#pragma once

#include <utility>
#include <vector>

#include "canvas/sound.hpp"

namespace parlor::tui {

class Ear {
public:
    void hear(Heard heard) {
        constexpr std::size_t most = 64;
        if (heard_.size() == most) heard_.erase(heard_.begin());
        heard_.push_back(heard);
    }
    [[nodiscard]] bool is_silent() const { return heard_.empty(); }
    [[nodiscard]] std::vector<Heard> take() { return std::exchange(heard_, {}); }

private:
    std::vector<Heard> heard_;
};

}  // namespace parlor::tui
