#include "dominoes/sparring/known_gains.hpp"

#include <algorithm>

namespace parlor::dominoes {
namespace {

std::uint64_t number_of(Exposed end) {
    return static_cast<std::uint64_t>(end.what) << 3U | static_cast<std::uint64_t>(end.number);
}

}  // namespace

std::optional<int> KnownGains::find(const OpenHand& hand, int depth, Bounds bounds) const {
    const Key key = key_of(hand, depth);
    const Entry& entry = entries_[place_of(key)];
    if (entry.key != key) return std::nullopt;
    if (entry.at_least == entry.at_most or entry.at_least >= bounds.high) return entry.at_least;
    if (entry.at_most <= bounds.low) return entry.at_most;
    return std::nullopt;
}

void KnownGains::keep(const OpenHand& hand, int depth, Bounds bounds, int gain) {
    const Key key = key_of(hand, depth);
    Entry& entry = entries_[place_of(key)];
    entry = {.key = key};
    if (gain > bounds.low) entry.at_least = gain;
    if (gain < bounds.high) entry.at_most = gain;
}

KnownGains::Key KnownGains::key_of(const OpenHand& hand, int depth) {
    Key key{.hands = hand.hands[first_seat].bits() << tile_count | hand.hands[second_seat].bits(),
            .ends = static_cast<std::uint64_t>(depth) << 8U | hand.boneyard.size()};
    key.ends = key.ends << 1U | (hand.mover == first_seat ? 1U : 0U);
    for (const End end : all_ends) key.ends = key.ends << 6U | number_of(hand.ends.at[end]);
    key.ends = key.ends << 3U | static_cast<std::uint64_t>(hand.ends.spinner.value_or(Number{7}));
    return key;
}

std::size_t KnownGains::place_of(const Key& key) {
    std::uint64_t mixed = (key.hands ^ key.ends * 0x9e3779b97f4a7c15U) * 0xff51afd7ed558ccdU;
    mixed ^= mixed >> 32U;
    return mixed % places;
}

}  // namespace parlor::dominoes
