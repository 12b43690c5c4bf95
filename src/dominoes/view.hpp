// What one seat may know of the game: its hand, what lies on the table, all that was seen done in
// this hand, and of the rest only how many tiles there are. Screens draw it and Mack decides by
// it, so it holds neither the other hand nor the boneyard.
//
// Source: D-7.2.
#pragma once

#include "dominoes/game.hpp"
#include "dominoes/legal.hpp"

namespace parlor::dominoes {

struct View {
    Seat seat{};  // whose view it is
    Ruleset rules;
    Tiles hand;
    std::size_t other_count = 0;     // tiles in the other hand
    std::size_t boneyard_count = 0;  // tiles in the boneyard
    Points score, other_score;
    Layout layout;
    History history;
    int hand_number = 1;
    Seat down = nobody;
    DownTile down_tile = DownTile::Any;
    std::optional<Seat> decider;  // 0: chance; nobody when it is over
    Choices choices;              // only of this seat's own decisions
    std::optional<Seat> winner;
};

[[nodiscard]] View view_for(const Game& game, Seat seat);

}  // namespace parlor::dominoes
