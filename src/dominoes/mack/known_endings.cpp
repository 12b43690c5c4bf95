#include "dominoes/mack/known_endings.hpp"

#include <algorithm>
#include <array>

namespace parlor::dominoes {
namespace {

std::uint64_t number_of(Exposed end) {
    return static_cast<std::uint64_t>(end.what) << 3U | static_cast<std::uint64_t>(end.number);
}

}  // namespace

bool KnownEndings::Entry::tells(const Score& wanted, Window window) const {
    if (is == Is::Exact and score == wanted) return true;
    const bool is_high = is != Is::AtMost and value >= window.high;
    const bool is_low = is != Is::AtLeast and value <= window.low;
    return (is_high and wanted.is_as_good_as(score)) or (is_low and score.is_as_good_as(wanted));
}

std::optional<double> KnownEndings::find(const Game& game, Window window) const {
    const Key key = key_of(game);
    const Score score = score_of(game);
    for (const Entry& entry : entries_[place_of(key)])
        if (entry.key == key and entry.tells(score, window)) return entry.value;
    return std::nullopt;
}

void KnownEndings::keep(const Game& game, Window window, double value) {
    const Key key = key_of(game);
    Is is = Is::Exact;
    if (value <= window.low) is = Is::AtMost;
    if (value >= window.high) is = Is::AtLeast;
    Entries& entries = entries_[place_of(key)];
    std::rotate(entries.begin(), entries.end() - 1, entries.end());
    entries.front() = {key, score_of(game), value, is};
}

// Ends are sorted, because it does not matter which arm an end is on (D-2.4).
KnownEndings::Key KnownEndings::key_of(const Game& game) {
    const Ends& ends = game.layout.ends;
    std::array<std::uint64_t, all_ends.size()> shown{};
    std::ranges::transform(
        all_ends, shown.begin(), [&](End end) { return number_of(ends.at[end]); });
    std::ranges::sort(shown);
    Key key{.hands = game.players[first_seat].hand.bits() << tile_count |
                     game.players[second_seat].hand.bits(),
            .ends = static_cast<std::uint64_t>(*decider(game))};
    for (const std::uint64_t end : shown) key.ends = key.ends << 6U | end;
    key.ends = key.ends << 3U | static_cast<std::uint64_t>(ends.spinner.value_or(Number{7}));
    return key;
}

KnownEndings::Score KnownEndings::score_of(const Game& game) {
    const Seat seat = *decider(game);
    return {game.players[seat].score, game.players[other(seat)].score};
}

std::size_t KnownEndings::place_of(const Key& key) {
    std::uint64_t mixed = (key.hands ^ key.ends * 0x9e3779b97f4a7c15U) * 0xff51afd7ed558ccdU;
    mixed ^= mixed >> 32U;
    return mixed % places;
}

}  // namespace parlor::dominoes
