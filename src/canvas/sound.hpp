// Sound: what can be heard, as short motifs, and the bytes that play them on a terminal.
//
// The bytes ride along with a picture; the terminal plays them by itself, so nothing waits.
// Source:   docs/layout.md, 8, which has the original's names; U-2.3, U-3.9.
// Not here: what an event sounds like (property/hearing.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/options.hpp"

namespace parlor::tui {

enum class Heard : std::uint8_t {
    Ding,   // accepted
    Buzz,   // rejected
    Dong,   // a dialog is closed
    Nudge,  // a step
    Dice1,
    Dice2,
    Dice3,
    Dice4,
    Doubles,
    Buy,
    BuyGroup,
    House,
    Hotel,
    Slide,     // an improvement is sold
    SlideLow,  // mortgaged
    Rent0,     // below 512
    Rent1,     // below 768
    Rent2,     // below 1024
    Rent3,
    Bell,    // into debt
    LowZap,  // tax
    Gong,    // salary, free parking
    Cash,    // a card's money
    Splat,   // a card moves
    Slam,    // out of gaol free
    Gaol,
    Zing,   // the next one's turn
    Pulse,  // a trade is offered
    Rub,    // and declined
    Elimination,
    GameOver,
    Start,
    Intro
};
inline constexpr int heard_count = static_cast<int>(Heard::Intro) + 1;

// Half tones from 1, the C above the middle of a piano, to 25; a tick is 1/32 s.
struct Note {
    std::uint8_t tone = 1, ticks = 1;
};

struct Motif {
    std::string_view name;
    bool is_music = false;  // a tune: as loud as the music, not as the effects
    std::uint8_t count = 0;
    Note notes[8] = {};

    [[nodiscard]] std::span<const Note> all() const { return {notes, count}; }
};
[[nodiscard]] const Motif& motif_of(Heard heard);

// Empty when the way of sounding is none, or all that was heard is turned down to 0. When not all
// of it can be played, what answers a key goes first, and steps; then what is heard again anyway;
// then whose turn it is; then dice; then what these led to, the oldest first.
[[nodiscard]] std::string bytes_for(std::span<const Heard> heard, const Options& options);

}  // namespace parlor::tui
