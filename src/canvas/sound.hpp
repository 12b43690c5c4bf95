// Sound: short motifs for events, and the escape sequences that play them on a terminal.
//
// The bytes are sent with a frame, and the terminal plays them on its own, so the program never
// waits for a sound.
// Source:   docs/layout.md, 8, which has the original's names; U-2.3, U-3.9.
// Not here: the sounds of the games' events (tui/property/telling.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/options.hpp"

namespace parlor::tui {

enum class SoundEffect : std::uint8_t {
    Ding,   // accepted
    Buzz,   // rejected
    Dong,   // a dialog closes
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
    Slide,     // a house or hotel is sold
    SlideLow,  // mortgaged
    Rent0,     // below 512
    Rent1,     // below 768
    Rent2,     // below 1024
    Rent3,
    Bell,    // into debt
    LowZap,  // tax
    Gong,    // salary, free parking
    Cash,    // a card pays or costs
    Splat,   // a card moves the token
    Slam,    // out of gaol free
    Gaol,
    Zing,   // the next player's turn
    Pulse,  // a trade is offered
    Rub,    // a trade is declined
    Elimination,
    GameOver,
    Start,
    Intro
};
inline constexpr int sound_effect_count = static_cast<int>(SoundEffect::Intro) + 1;

// Half tones from 1, the C above middle C, to 25; a tick is 1/32 s.
struct Note {
    std::uint8_t tone = 1, ticks = 1;
};

struct Motif {
    std::string_view name;
    bool is_music = false;  // a tune: uses the volume of music, not of effects
    std::uint8_t count = 0;
    Note notes[8] = {};

    [[nodiscard]] std::span<const Note> all() const { return {notes, count}; }
};
[[nodiscard]] const Motif& motif_of(SoundEffect effect);

// The bytes to send; empty when sound is off, or when all of these sounds have volume 0. When not
// all sounds fit, they are dropped in this order: sounds of keys and steps; sounds that occur again
// later; the sound of the next turn; dice; then their consequences, the oldest first.
[[nodiscard]] std::string bytes_for(std::span<const SoundEffect> effects, const Options& options);

}  // namespace parlor::tui
