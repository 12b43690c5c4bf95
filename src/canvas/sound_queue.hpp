// A queue of sounds to play; keeps only the latest 64.
#pragma once

#include <utility>
#include <vector>

#include "canvas/sound.hpp"

namespace parlor::tui {

class SoundQueue {
public:
    void add(SoundEffect effect) {
        constexpr std::size_t most = 64;
        if (queue_.size() == most) queue_.erase(queue_.begin());
        queue_.push_back(effect);
    }
    [[nodiscard]] bool is_silent() const { return queue_.empty(); }
    [[nodiscard]] std::vector<SoundEffect> take() { return std::exchange(queue_, {}); }

private:
    std::vector<SoundEffect> queue_;
};

}  // namespace parlor::tui
