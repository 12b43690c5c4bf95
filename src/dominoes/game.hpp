// The domino game as one flat value: everything that undo must bring back. No behaviour here; see
// play.hpp.
//
// Source: docs/rules/dominoes.md; comments name the rules that the fields serve.
#pragma once

#include "dominoes/event.hpp"
#include "dominoes/ruleset.hpp"

namespace parlor::dominoes {

inline constexpr Seat nobody{0};
inline constexpr Seat first_seat{1}, second_seat{2};
inline constexpr std::array both_seats{first_seat, second_seat};

[[nodiscard]] constexpr Seat other(Seat seat) {
    return seat == first_seat ? second_seat : first_seat;
}

struct Player {
    Tiles hand;
    Points score;
    Points made_in_deal;     // the part of the score that a void deal takes back (D-6.1)
    bool has_acted = false;  // played, drawn or passed in this hand
    friend bool operator==(const Player&, const Player&) = default;
};

// An act of this hand in public view (D-7.2).
enum class Doing : std::uint8_t { Played, Drew, Passed };
struct Noted {
    Seat seat{};
    Doing what = Doing::Played;
    Laid laid;               // the tile played
    std::optional<End> end;  // where it was played; nothing: the down
    friend bool operator==(const Noted&, const Noted&) = default;
};
// Enough for every tile played, up to 14 drawn, and a play between any two passes.
using History = ShortList<Noted, 3 * tile_count>;

// The tiles that may be the down of this hand (D-6.2).
enum class DownTile : std::uint8_t { Any, HighestDouble };

// The stage of the game.
// clang-format off
struct ToDrawForDown { friend bool operator==(ToDrawForDown, ToDrawForDown) = default; };  // asked of chance
struct ToDeal        { friend bool operator==(ToDeal, ToDeal) = default; };                // asked of chance
struct ToPlay        { Seat seat{}; friend bool operator==(ToPlay, ToPlay) = default; };
struct Over          { Seat winner{}; friend bool operator==(Over, Over) = default; };
// clang-format on
using Phase = std::variant<ToDrawForDown, ToDeal, ToPlay, Over>;

struct Game {
    Ruleset rules;
    Per<Seat, Player, both_seats.size() + 1> players;  // seat 0 is unused
    TileList boneyard;                                 // in drawing order
    Layout layout;
    History history;
    int hand_number = 1;
    Seat down = nobody;  // the seat that has it in this hand, once known
    DownTile down_tile = DownTile::Any;
    Phase phase = ToDrawForDown{};

    friend bool operator==(const Game&, const Game&) = default;
};

// The tiles in both hands and in the boneyard.
[[nodiscard]] Leftover leftover_in(const Game& game);

// The seat to move: 0 for chance, nothing when the game is over.
[[nodiscard]] std::optional<Seat> decider(const Game& game);

}  // namespace parlor::dominoes
