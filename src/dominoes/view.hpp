// The view: what one seat may know of the game: its hand, the layout, the history of this hand, and
// only the number of the other tiles. Screens draw it and Mack decides by it, so it holds neither
// the opponent's hand nor the boneyard before the hand is over.
//
// Source: D-7.2.
#pragma once

#include "dominoes/game.hpp"
#include "dominoes/legal.hpp"

namespace parlor::dominoes {

struct View {
    Seat seat{};  // the seat that sees this view
    Ruleset rules;
    Tiles hand;
    std::size_t other_count = 0;     // tiles in the opponent's hand
    std::size_t boneyard_count = 0;  // tiles in the boneyard
    Points score, other_score;
    Layout layout;
    History history;
    int hand_number = 1;
    Seat down = nobody;
    DownTile down_tile = DownTile::Any;
    std::optional<Seat> decider;  // 0: chance; nothing: the game is over
    Choices choices;              // empty while this seat is not to move
    std::optional<Seat> winner;
    std::optional<Leftover> leftover;  // when the hand is over, until the next deal
};

[[nodiscard]] View view_for(const Game& game, Seat seat);

}  // namespace parlor::dominoes
