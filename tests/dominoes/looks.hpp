// Plays random games, and inspects each position in which a player has to decide.
#pragma once

#include <string>
#include <utility>

#include "dominoes/chance.hpp"
#include "dominoes/mack.hpp"
#include "dominoes/play.hpp"
#include "dominoes/random_move.hpp"
#include "dominoes/words/words.hpp"
#include "rolls.hpp"

namespace parlor::dominoes {

// The move that the computer chooses, as a line.
inline std::string choice(const Game& game, Level level, std::uint64_t seed = 1) {
    Rolls rolls{seed};
    return to_line(choose(view_for(game, *decider(game)), level, Draw{rolls}));
}

// The same game, with the tiles that the seat cannot see dealt again to the opponent and the
// boneyard.
inline Game with_others_hidden(Game game, Seat seat, Rolls& rolls) {
    Player& opponent = game.players[other(seat)];
    TileList hidden = game.boneyard;
    for (const Tile tile : opponent.hand) hidden.push_back(tile);
    for (std::size_t i = hidden.size(); i > 1; --i)
        std::swap(hidden[i - 1], hidden[static_cast<std::size_t>(rolls(static_cast<int>(i)))]);
    const auto count = static_cast<std::size_t>(opponent.hand.count());
    opponent.hand = {};
    for (std::size_t i = 0; i < count; ++i) opponent.hand.insert(hidden[i]);
    for (std::size_t i = 0; i < game.boneyard.size(); ++i) game.boneyard[i] = hidden[count + i];
    return game;
}

// Plays a random game, and calls `look` for each position in which a player has to decide.
template <class Look>
void look_through(std::uint64_t seed, const Ruleset& rules, Look look) {
    Rolls rolls{seed};
    Game game = begin(rules);
    while (const auto seat = decider(game)) {
        if (*seat != chance) look(game, *seat, rolls);
        play(game, random_move(game, Draw{rolls}), Tell{});
    }
}

}  // namespace parlor::dominoes
