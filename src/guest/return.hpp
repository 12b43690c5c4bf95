// Return: a guest whose line was cut tries to come back, at once and then once a second, for a minute.
//
// It has no clock of its own. Source: T-1.6.
#pragma once

#include <algorithm>
#include <string>

#include "base/units.hpp"
#include "wire/message.hpp"

namespace parlor::guest {

class Return {
public:
    static constexpr Milliseconds length{60'000}, beat{1'000};

    void pass(Milliseconds passed) {
        passed_.count = std::min(passed_.count + passed.count, length.count);
    }

    // Whether to try now. Counts as tried.
    [[nodiscard]] bool take_try() {
        const bool is_due = passed_ >= next_;
        if (is_due) next_.count = passed_.count + beat.count;
        return is_due;
    }
    [[nodiscard]] bool is_over() const { return passed_ == length; }
    [[nodiscard]] Milliseconds until_next() const {
        return {std::max(0, std::min(next_.count, length.count) - passed_.count)};
    }
    [[nodiscard]] int seconds_left() const { return (length.count - passed_.count + 999) / 1'000; }

private:
    Milliseconds passed_, next_;
};

// Back to where the host has said that the guest is.
[[nodiscard]] inline wire::Errand errand_to(const wire::AtTable& place) {
    if (place.number == 0) return wire::List{};
    const std::string table = std::to_string(place.number);
    return place.only_watches ? wire::Errand{wire::Watch{table}} : wire::Errand{wire::Join{table}};
}

}  // namespace parlor::guest
