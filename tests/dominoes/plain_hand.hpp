// A second, independent implementation of one hand of dominoes with strings and lists, and none of
// the game's code. It counts lines of play, as a reference for the game (perft_test.cpp).
//
// A line of play is a sequence of distinct moves: for the down, any tile; then a tile, this way
// round, at ends that leave different values shown (D-2.4); or a draw or a pass when no tile fits.
// A line ends with the hand at the latest (D-5).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace parlor::plain {

using Row = std::vector<std::string>;  // tiles, or the values of ends

struct Hand {
    std::array<Row, 2> hands;
    Row boneyard;
    std::string middle;       // the spinner or the down; empty before the down
    std::array<Row, 4> arms;  // right, up, left, down: outward, inner half first
    std::size_t turn = 0;
};

inline bool is_double(const std::string& tile) { return tile[0] == tile[1]; }
inline std::string turned(const std::string& tile) { return {tile[1], tile[0]}; }

// `4`, `4x`, `4s`, or empty.
inline std::string shown_at(const Hand& hand, std::size_t arm) {
    if (not hand.arms[arm].empty()) {
        const std::string& last = hand.arms[arm].back();
        return last.substr(1) + (is_double(last) ? "x" : "");
    }
    const bool has_spinner = is_double(hand.middle);
    if (arm == 0) return hand.middle.substr(1) + (has_spinner ? "x" : "");
    if (arm == 2) return hand.middle.substr(0, 1) + (has_spinner ? "x" : "");
    const bool is_covered = not hand.arms[0].empty() and not hand.arms[2].empty();
    return has_spinner and is_covered ? hand.middle.substr(0, 1) + "s" : "";
}

inline Row shown(const Hand& hand) {
    Row all;
    for (std::size_t arm = 0; arm < 4; ++arm) all.push_back(shown_at(hand, arm));
    return all;
}

inline bool fits(const Hand& hand, const std::string& tile, std::size_t arm) {
    const std::string end = shown_at(hand, arm);
    return not end.empty() and end[0] == tile[0];
}

// The spinner becomes the middle, and the whole chain becomes its opposite arm (D-3.1).
inline void put_spinner(Hand& hand, const std::string& tile, std::size_t arm) {
    Row chain;
    const std::size_t far = 2 - arm;
    for (auto laid = hand.arms[arm].rbegin(); laid != hand.arms[arm].rend(); ++laid)
        chain.push_back(turned(*laid));
    chain.push_back(arm == 0 ? turned(hand.middle) : hand.middle);
    chain.insert(chain.end(), hand.arms[far].begin(), hand.arms[far].end());
    hand.arms[arm].clear();
    hand.arms[far] = chain;
    hand.middle = tile;
}

inline Hand put(Hand hand, const std::string& tile, std::size_t arm) {
    std::erase_if(hand.hands[hand.turn],
                  [&](const std::string& held) { return held == tile or held == turned(tile); });
    hand.turn = 1 - hand.turn;
    if (hand.middle.empty())
        hand.middle = tile;
    else if (is_double(tile) and not is_double(hand.middle))
        put_spinner(hand, tile, arm);
    else
        hand.arms[arm].push_back(tile);
    return hand;
}

// Adds the plays of the tile, this way round, at all ends where it leaves different values shown.
inline void add_ways(const Hand& hand, const std::string& tile, std::vector<Hand>& next) {
    struct Way {
        std::size_t arm, tiles;
    };
    std::vector<Way> ways;
    for (std::size_t arm = 0; arm < 4; ++arm)
        if (fits(hand, tile, arm)) ways.push_back({arm, hand.arms[arm].size()});
    std::ranges::stable_sort(ways, {}, &Way::tiles);
    std::set<Row> seen;
    for (const Way& way : ways) {
        Hand then = put(hand, tile, way.arm);
        Row all = shown(then);
        std::ranges::sort(all);
        if (seen.insert(all).second) next.push_back(then);
    }
}

inline std::vector<Hand> plays_of(const Hand& hand) {
    std::vector<Hand> next;
    for (const std::string& tile : hand.hands[hand.turn]) {
        if (hand.middle.empty()) {
            next.push_back(put(hand, tile, 0));
            continue;
        }
        add_ways(hand, tile, next);
        if (not is_double(tile)) add_ways(hand, turned(tile), next);
    }
    return next;
}

inline bool is_over(const Hand& hand) {
    if (hand.hands[0].empty() or hand.hands[1].empty()) return true;
    Hand other = hand;
    other.turn = 1 - hand.turn;
    return hand.boneyard.empty() and plays_of(hand).empty() and plays_of(other).empty();
}

inline std::uint64_t lines_of_play(const Hand& hand, int length) {
    if (length == 0) return 1;
    if (is_over(hand)) return 0;
    std::vector<Hand> next = plays_of(hand);
    if (next.empty()) {
        next.push_back(hand);
        if (hand.boneyard.empty()) {
            next[0].turn = 1 - hand.turn;
        } else {
            next[0].hands[hand.turn].push_back(hand.boneyard.front());
            next[0].boneyard.erase(next[0].boneyard.begin());
        }
    }
    std::uint64_t lines = 0;
    for (const Hand& then : next) lines += lines_of_play(then, length - 1);
    return lines;
}

}  // namespace parlor::plain
