#include "dominoes/legal.hpp"

#include "dominoes/deal.hpp"

namespace parlor::dominoes {
namespace {

void add_places(const Layout& layout, Laid laid, Choices& open) {
    const EndSet different = different_places(layout, laid);
    if (different.count() == 1) return open.plays.push_back({laid});
    for (const End end : different) open.plays.push_back({laid, end});
}

void add_plays(const Layout& layout, Tile tile, Choices& open) {
    const Laid laid = halves_of(tile);
    if (not layout.middle) return open.plays.push_back({laid});
    add_places(layout, laid, open);
    if (not laid.is_double()) add_places(layout, laid.flipped(), open);
}

}  // namespace

Choices legal(const Game& game) {
    const auto* const phase = std::get_if<ToPlay>(&game.phase);
    if (phase == nullptr) return {};
    Choices open;
    for (const Tile tile : playable(game, phase->seat)) add_plays(game.layout, tile, open);
    open.draw = open.plays.empty() and not game.boneyard.empty();
    open.pass = open.plays.empty() and game.boneyard.empty();
    open.redeal = may_redeal(game, phase->seat) == played;
    return open;
}

std::optional<End> place_of(const Layout& layout, Play play) {
    if (play.end or not layout.middle) return play.end;
    return different_places(layout, play.laid).first();
}

Ends ends_then(const Layout& layout, Play play) {
    const auto end = place_of(layout, play);
    return end ? ends_after(layout.ends, play.laid, *end) : ends_of_down(play.laid);
}

Tiles playable(const Game& game, Seat seat) {
    const Tiles hand = game.players[seat].hand;
    if (game.layout.middle) return hand & tiles_with(exposed_numbers(game.layout.ends));
    const auto due = tile_due(game);
    return due ? Tiles{*due} : hand;
}

}  // namespace parlor::dominoes
