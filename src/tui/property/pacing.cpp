#include "tui/property/pacing.hpp"

#include <algorithm>
#include <variant>

namespace parlor::tui {
namespace {

namespace told = rules::told;

constexpr int frames(int count) { return 20 * count; }

struct Pause {
    template <class Other>
    int operator()(const Other&) const {
        return time_to_think;
    }
    int operator()(const told::DealtDeed&) const { return frames(160); }
    int operator()(const told::Bought&) const { return frames(68); }
    int operator()(const told::Won&) const { return frames(68); }
    int operator()(const told::Built&) const { return frames(68); }
    int operator()(const told::Sold&) const { return frames(102); }
    int operator()(const told::Mortgaged&) const { return frames(102); }
    int operator()(const told::Repaid&) const { return frames(102); }
    int operator()(const told::Transferred&) const { return frames(102); }
    int operator()(const told::Claimed&) const { return frames(102); }
    int operator()(const told::Accepted&) const { return frames(102); }
    int operator()(const told::Declined&) const { return frames(68); }
    int operator()(const told::Proposed&) const { return frames(34); }
    int operator()(const told::Gaoled&) const { return frames(34); }
    int operator()(const told::BidMade&) const { return frames(30); }
    int operator()(const told::Passed&) const { return frames(30); }
    int operator()(const told::Forfeited&) const { return frames(30); }
};

}  // namespace

int paced(int milliseconds, Options::Pace pace) {
    switch (pace) {
        case Options::Pace::Slow: return milliseconds * 2;
        case Options::Pace::Normal: return milliseconds;
        case Options::Pace::Fast: return milliseconds / 4;
    }
    return milliseconds;
}

int pause_after(const rules::Event& event) { return std::visit(Pause{}, event); }

int pause_after(std::span<const rules::Event> events) {
    int longest = time_to_think;
    for (const rules::Event& event : events) longest = std::max(longest, pause_after(event));
    return longest;
}

}  // namespace parlor::tui
