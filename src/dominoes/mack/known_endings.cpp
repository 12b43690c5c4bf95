#include "dominoes/mack/known_endings.hpp"

#include <algorithm>
#include <array>

namespace parlor::dominoes {

bool KnownEndings::Entry::tells(const Score& wanted, Window window) const {
    if (is == Is::Exact and score == wanted) return true;
    const bool is_high = is != Is::AtMost and value >= window.high;
    const bool is_low = is != Is::AtLeast and value <= window.low;
    return (is_high and wanted.is_as_good_as(score)) or (is_low and score.is_as_good_as(wanted));
}

std::optional<double> KnownEndings::find(const Game& game, Window window) const {
    const HandKey key = key_of(game);
    const Score score = score_of(game);
    for (const Entry& entry : entries_[key.place_among(places)])
        if (entry.key == key and entry.tells(score, window)) return entry.value;
    return std::nullopt;
}

void KnownEndings::keep(const Game& game, Window window, double value) {
    const HandKey key = key_of(game);
    Is is = Is::Exact;
    if (value <= window.low) is = Is::AtMost;
    if (value >= window.high) is = Is::AtLeast;
    Entries& entries = entries_[key.place_among(places)];
    std::rotate(entries.begin(), entries.end() - 1, entries.end());
    entries.front() = {key, score_of(game), value, is};
}

// Ends are sorted, because it does not matter which arm an end is on (D-2.4).
HandKey KnownEndings::key_of(const Game& game) {
    const Ends& ends = game.layout.ends;
    std::array<std::uint64_t, all_ends.size()> shown{};
    std::ranges::transform(
        all_ends, shown.begin(), [&](End end) { return dominoes::key_of(ends.at[end]); });
    std::ranges::sort(shown);
    HandKey key{
        .hands = dominoes::key_of(game.players[first_seat].hand, game.players[second_seat].hand),
        .ends = static_cast<std::uint64_t>(*decider(game))};
    for (const std::uint64_t end : shown) key.ends = key.ends << 6U | end;
    key.ends = key.ends << 3U | key_of_spinner(ends);
    return key;
}

KnownEndings::Score KnownEndings::score_of(const Game& game) {
    const Seat seat = *decider(game);
    return {game.players[seat].score, game.players[other(seat)].score};
}

}  // namespace parlor::dominoes
