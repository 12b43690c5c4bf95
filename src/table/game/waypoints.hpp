// Waypoints: copies of a session's state after some entries of its log, so that a take-back does
// not have to replay the complete log.
//
// Choices: taking back leaves waypoints dense near the end and sparse far from it, about one for
//          each doubling of the distance, so that the next replay costs about as much as is taken
//          back. A game without take-backs has a waypoint every most_apart entries. So no single
//          replay is longer than one and a half times that, some hundredths of a second, and a log
//          of a million entries has about fifty waypoints.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

namespace parlor::table {

template <class State>
class Waypoints {
public:
    struct Waypoint {
        std::size_t entries = 0;  // of the log before the waypoint
        State state;
    };

    static constexpr std::size_t most_apart = 32'768;

    // Whether the log has grown so much that it needs another waypoint.
    [[nodiscard]] bool is_due(std::size_t entries) const {
        return entries >= most_apart + (all_.empty() ? 0 : all_.back().entries);
    }

    // The nearest waypoint at or before this entry; forgets all later ones. Null when there is
    // none.
    [[nodiscard]] const Waypoint* nearest(std::size_t entries) {
        while (not all_.empty() and all_.back().entries > entries) all_.pop_back();
        return all_.empty() ? nullptr : &all_.back();
    }

    // Whether a replay up to `end` leaves a waypoint after this number of entries.
    [[nodiscard]] static bool is_place(std::size_t entries, std::size_t end) {
        return std::has_single_bit(end - entries);
    }
    void set(std::size_t entries, State state) {
        if (all_.empty() or all_.back().entries < entries)
            all_.push_back({entries, std::move(state)});
    }

    // Keeps the farthest waypoint of each distance. Distances with the same number of bits count as
    // the same, unless they differ much.
    void thin_out(std::size_t end) {
        const auto is_of_same_distance = [&](const Waypoint& one, const Waypoint& other) {
            return std::bit_width(end - one.entries) == std::bit_width(end - other.entries) and
                   other.entries - one.entries < most_apart / 2;
        };
        all_.erase(std::unique(all_.begin(), all_.end(), is_of_same_distance), all_.end());
    }

private:
    std::vector<Waypoint> all_;  // in the order of the log
};

}  // namespace parlor::table
