// Pulse: when the mover's token changes ink and paper, and back, after a key. A change takes at most
// 40 bytes, so there is one a second.
//
// Source: U-10.1.
#pragma once

#include <algorithm>
#include <optional>

#include "base/units.hpp"

namespace parlor::tui {

class Pulse {
public:
    static constexpr Milliseconds length{10'000}, beat{1'000};

    void begin() { passed_ = {}; }  // with a key
    void pass(Milliseconds passed) {
        passed_.count = std::min(passed_.count + passed.count, length.count);
    }

    // In the second before the first turn the terminal takes up the colours.
    [[nodiscard]] bool is_near() const { return passed_.count / beat.count == 1; }
    [[nodiscard]] bool is_turned() const {
        const int beats = passed_.count / beat.count;
        return passed_ < length and beats > 0 and beats % 2 == 0;
    }
    // The milliseconds until the next change; nothing when there is none.
    [[nodiscard]] std::optional<int> next() const {
        if (passed_ == length) return std::nullopt;
        return beat.count - passed_.count % beat.count;
    }

private:
    Milliseconds passed_ = length;
};

}  // namespace parlor::tui
