#include "dominoes/sparring/known_gains.hpp"

namespace parlor::dominoes {

std::optional<int> KnownGains::find(const OpenHand& hand, int depth, Bounds bounds) const {
    const HandKey key = key_of(hand, depth);
    const Entry& entry = entries_[key.place_among(places)];
    if (entry.key != key) return std::nullopt;
    if (entry.at_least == entry.at_most or entry.at_least >= bounds.high) return entry.at_least;
    if (entry.at_most <= bounds.low) return entry.at_most;
    return std::nullopt;
}

void KnownGains::keep(const OpenHand& hand, int depth, Bounds bounds, int gain) {
    const HandKey key = key_of(hand, depth);
    Entry& entry = entries_[key.place_among(places)];
    entry = {.key = key};
    if (gain > bounds.low) entry.at_least = gain;
    if (gain < bounds.high) entry.at_most = gain;
}

HandKey KnownGains::key_of(const OpenHand& hand, int depth) {
    HandKey key{.hands = dominoes::key_of(hand.hands[first_seat], hand.hands[second_seat]),
                .ends = static_cast<std::uint64_t>(depth) << 8U | hand.boneyard.size()};
    key.ends = key.ends << 1U | (hand.mover == first_seat ? 1U : 0U);
    for (const End end : all_ends) key.ends = key.ends << 6U | dominoes::key_of(hand.ends.at[end]);
    key.ends = key.ends << 3U | key_of_spinner(hand.ends);
    return key;
}

}  // namespace parlor::dominoes
