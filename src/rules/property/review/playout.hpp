// Playouts for the review of a game: it is played on to its end with traders in every seat, or with
// players of other levels first.
//
// Choices: nobody knows the order of the decks, so each playout has its own. Playouts with the same
//          number have the same chance: the decks, and in each turn the same throws, however many
//          there were before; so what differs between two positions is left. In an auction that is
//          open at the beginning traders raise by chance. A game that is not over after `most_turns`
//          counts as far as it can be told (computer/outlook.hpp).
#pragma once

#include <cstdint>

#include "rules/property/computer/outlook.hpp"
#include "rules/property/game.hpp"
#include "rules/property/review/levels.hpp"

namespace parlor::property {

// What each seat has of the win, or can hope for: 0 to 1, together 1.
using Shares = computer::Outlook;

inline constexpr int most_turns_of_playout = 400;

// In so many turns each seat plays as well as this, before traders play on: masters, even of little
// patience, see what traders do not, but think some ten times as long.
struct Opening {
    int turns = 0;
    Levels levels = {};
};

[[nodiscard]] Shares play_out(Game game, std::uint64_t number, const Opening& opening = {});

}  // namespace parlor::property
