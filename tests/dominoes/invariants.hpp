// Invariants of every domino position, computed from the tiles alone. A failed check throws, so
// that hands can be played on any thread.
#pragma once

#include <stdexcept>

#include "dominoes/legal.hpp"
#include "dominoes/play.hpp"
#include "dominoes/words/facts.hpp"

namespace parlor::dominoes {

[[noreturn]] inline void broken(const std::string& what) { throw std::runtime_error{what}; }

// The 28 tiles are in exactly one place each.
inline void check_tiles(const Game& game) {
    Tiles all;
    int count = 0;
    const auto add = [&](Tile tile) {
        all.insert(tile);
        ++count;
    };
    for (const Seat seat : both_seats)
        for (const Tile tile : game.players[seat].hand) add(tile);
    for (const Tile tile : game.boneyard) add(tile);
    if (game.layout.middle) add(tile_of(*game.layout.middle));
    for (const End end : all_ends)
        for (const Laid laid : game.layout.arms[end]) add(tile_of(laid));
    if (count != static_cast<int>(tile_count) or all != all_tiles())
        broken("there are " + std::to_string(count) + " tiles");
}

// The half of the middle tile on which an arm begins.
inline Suit facing(Laid middle, End end) { return end == End::Right ? middle.outer : middle.inner; }

// Neighbours match; short sides have tiles only after both long sides; the spinner is the first
// double.
inline void check_layout(const Layout& layout) {
    if (not layout.middle) return;
    const auto& arms = layout.arms;
    const bool has_spinner = layout.middle->is_double();
    for (const End end : all_ends) {
        Suit before = facing(*layout.middle, end);
        for (const Laid laid : arms[end]) {
            if (laid.inner != before) broken("neighbours do not match");
            if (laid.is_double() and not has_spinner) broken("a double is not the spinner");
            before = laid.outer;
        }
    }
    const bool is_covered = not arms[End::Right].empty() and not arms[End::Left].empty();
    const bool has_short = not arms[End::Up].empty() or not arms[End::Down].empty();
    if (has_short and not(has_spinner and is_covered))
        broken("a short side is played on too early");
}

// The count of D-4, computed again from the tiles.
inline Spots recount(const Layout& layout) {
    if (not layout.middle) return {};
    const bool has_spinner = layout.middle->is_double();
    Spots count;
    for (const End end : all_ends) {
        const Arm& arm = layout.arms[end];
        if (arm.empty()) continue;
        const Laid last = arm[arm.size() - 1];
        count += {value_of(last.outer) * (last.is_double() ? 2 : 1)};
    }
    const bool right = layout.arms[End::Right].empty(), left = layout.arms[End::Left].empty();
    if (has_spinner and (right or left)) count += {2 * value_of(layout.middle->inner)};
    if (not has_spinner and right) count += {value_of(layout.middle->outer)};
    if (not has_spinner and left) count += {value_of(layout.middle->inner)};
    return count;
}

// The value of an end as in the facts, computed from the tiles; `-` for none.
inline std::string shown(const Layout& layout, End end) {
    const auto digit = [](Suit number) { return std::to_string(value_of(number)); };
    if (not layout.middle) return "-";
    const Arm& arm = layout.arms[end];
    if (not arm.empty()) {
        const Laid last = arm[arm.size() - 1];
        return digit(last.outer) + (last.is_double() ? "x" : "");
    }
    const bool is_long = end == End::Right or end == End::Left;
    if (is_long)
        return digit(facing(*layout.middle, end)) + (layout.middle->is_double() ? "x" : "");
    const bool is_open = layout.middle->is_double() and not layout.arms[End::Right].empty() and
                         not layout.arms[End::Left].empty();
    return is_open ? digit(layout.middle->inner) + "s" : "-";
}

// The values of all ends, sorted.
inline std::vector<std::string> all_shown(const Layout& layout) {
    std::vector<std::string> all;
    for (const End end : all_ends) all.push_back(shown(layout, end));
    std::ranges::sort(all);
    return all;
}

inline void check_ends(const Game& game) {
    for (const auto& [key, value] : facts_of(game))
        if (key.starts_with("end.") and value != shown(game.layout, End(key.back() - '0')))
            broken(key + " is " + value);
    if (count_of(game.layout.ends) != recount(game.layout)) broken("the count is wrong");
}

}  // namespace parlor::dominoes
