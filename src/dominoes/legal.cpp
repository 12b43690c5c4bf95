#include "dominoes/legal.hpp"

#include "dominoes/deal.hpp"

namespace parlor::dominoes {
namespace {

void add_downs(Tiles tiles, Choices& open) {
    for (const Tile tile : tiles) open.plays.push_back({halves_of(tile)});
}

Suits shown_at_several(const Ends& ends, EndSet among) {
    Suits shown, again;
    for (const End end : among) {
        const Suit number = ends.at[end].number;
        again.insert_if(shown.contains(number), number);
        shown.insert(number);
    }
    return again;
}

// A play names its end when another end, not equivalent, has the same number (D-2.3).
void add_plays(const Layout& layout, Tiles hand, Choices& open) {
    const EndSet different = different_ends(layout);
    const Suits ambiguous = shown_at_several(layout.ends, different);
    for (const End end : different) {
        const Suit half = layout.ends.at[end].number;
        const auto named = ambiguous.contains(half) ? std::optional{end} : std::nullopt;
        const Tiles fitting = hand & tiles_with(half);
        for (const Tile tile : fitting) open.plays.push_back({laid_with(tile, half), named});
    }
}

}  // namespace

Choices legal(const Game& game) {
    Choices open;
    const auto* const phase = std::get_if<ToPlay>(&game.phase);
    if (phase == nullptr) return open;
    const Tiles hand = playable(game, phase->seat);
    if (not game.layout.middle)
        add_downs(hand, open);
    else if (not hand.empty())
        add_plays(game.layout, hand, open);
    open.draw = open.plays.empty() and not game.boneyard.empty();
    open.pass = open.plays.empty() and game.boneyard.empty();
    open.redeal = may_redeal(game, phase->seat) == played;
    return open;
}

std::optional<End> place_of(const Layout& layout, Play play) {
    if (play.end or not layout.middle) return play.end;
    return different_places(layout, play.laid.inner).first();
}

Ends ends_then(const Layout& layout, Play play) {
    const auto end = place_of(layout, play);
    return end ? ends_after(layout.ends, play.laid, *end) : ends_of_down(play.laid);
}

Tiles playable(const Game& game, Seat seat) {
    const Tiles hand = game.players[seat].hand;
    if (game.layout.middle) return hand & tiles_with_any(exposed_numbers(game.layout.ends));
    const auto due = tile_due(game);
    return due ? Tiles{*due} : hand;
}

}  // namespace parlor::dominoes
