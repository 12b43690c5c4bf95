// KeyBudget: how many keys of a guest the host takes: 50 a second, and as many at once after a pause. A
// message is taken as a whole, and a long one is paid for afterwards.
//
// It has no clock of its own. Source: T-1.7.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/units.hpp"

namespace parlor::host {

class KeyBudget {
public:
    static constexpr int keys_a_second = 50;

    void pass(Milliseconds passed) {
        left_ = std::min(most, left_ + std::int64_t{passed.count} * keys_a_second);
    }
    void take(int keys) { left_ -= std::int64_t{keys} * a_key; }

    [[nodiscard]] bool is_open() const { return left_ > 0; }
    // The time until it is.
    [[nodiscard]] Milliseconds until_open() const {
        return {is_open() ? 0 : static_cast<int>(-left_ / keys_a_second + 1)};
    }

private:
    static constexpr std::int64_t a_key = 1000, most = keys_a_second * a_key;

    std::int64_t left_ = most;  // thousandths of a key
};

}  // namespace parlor::host
