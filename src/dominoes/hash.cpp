#include "dominoes/hash.hpp"

#include "base/digest.hpp"
#include "base/match.hpp"

namespace parlor::dominoes {
namespace {

void fold(Digest& all, Laid laid) { all.fold(laid.inner, laid.outer); }

// The ends are left out: they follow from the middle and the arms.
void fold(Digest& all, const Layout& layout) {
    all.fold(layout.middle.has_value());
    if (layout.middle) fold(all, *layout.middle);
    for (const End end : all_ends) {
        all.fold(layout.arms[end].size());
        for (const Laid laid : layout.arms[end]) fold(all, laid);
    }
}

void fold(Digest& all, const Player& player) {
    all.fold(player.hand.bits(), player.score.count, player.made_in_deal.count, player.has_acted);
}

void fold(Digest& all, const Noted& seen) {
    all.fold(seen.seat, seen.what, seen.end ? number(*seen.end) : 0);
    fold(all, seen.laid);
}

void fold(Digest& all, const Ruleset& rules) {
    all.fold(rules.hand, rules.target.count, rules.redeal, rules.down);
}

void fold(Digest& all, const Phase& phase) {
    all.fold(phase.index());
    match(
        phase,
        [](ToDrawForDown) {},
        [](ToDeal) {},
        [&](ToPlay to) { all.fold(to.seat); },
        [&](Over over) { all.fold(over.winner); });
}

}  // namespace

std::uint64_t hash_of(const Game& game) {
    Digest all;
    fold(all, game.rules);
    for (const Seat seat : both_seats) fold(all, game.players[seat]);
    all.fold(game.boneyard.size());
    for (const Tile tile : game.boneyard) all.fold(tile);
    fold(all, game.layout);
    all.fold(game.history.size());
    for (const Noted& seen : game.history) fold(all, seen);
    all.fold(game.hand_number, game.down, game.down_tile);
    fold(all, game.phase);
    return all.value();
}

}  // namespace parlor::dominoes
