// RoundTrip: what the line to a guest takes, there and back: from when a picture is sent until the
// guest reports that it shows it.
//
// Source:  T-3.9.
// Choices: the shortest of the last few times, since in the others the guest or the host was busy;
//          and never more than a slow line takes, whatever the guest reports.
#pragma once

#include <algorithm>
#include <deque>

#include "base/units.hpp"
#include "house/moment.hpp"

namespace parlor::house {

class RoundTrip {
public:
    static constexpr Moment longest{500};
    static constexpr std::size_t remembered = 8;

    void sent(Moment now) { sent_ = now; }
    void shown(Moment now) {
        times_.push_back(now - sent_);
        if (times_.size() > remembered) times_.pop_front();
    }
    // Nothing before the first picture.
    [[nodiscard]] Milliseconds time() const {
        if (times_.empty()) return {};
        return {static_cast<int>(std::min(longest, *std::ranges::min_element(times_)).count())};
    }

private:
    Moment sent_{};
    std::deque<Moment> times_;
};

}  // namespace parlor::house
