// GuardTime: the first moments of a decision that follows another player's move or an animation. A
// key that was meant for the earlier screen plays no turn.
//
// It has no clock of its own: a room lets it pass while a person has to decide and sees the
// decision.
//
// Source: U-5.4.
#pragma once

#include <algorithm>

#include "base/units.hpp"

namespace parlor::tui {

class GuardTime {
public:
    static constexpr Milliseconds length{300};

    void begin() { left_ = length; }
    void end() { left_ = {}; }
    // Returns the part of this time that comes after the guard time.
    [[nodiscard]] Milliseconds pass(Milliseconds passed) {
        const int guarded = std::min(passed.count, left_.count);
        left_.count -= guarded;
        return {passed.count - guarded};
    }
    [[nodiscard]] Milliseconds left() const { return left_; }

private:
    Milliseconds left_;
};

}  // namespace parlor::tui
