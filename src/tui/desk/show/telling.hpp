// A telling: what one event is to the people at a table: what they read, hear and see of it, and
// for how long. One function of each game makes it; a show plays it (show.hpp).
//
// Source: docs/layout.md, 3, 4, 7 and 8; U-3.5, U-3.8.
// Units:  milliseconds.
#pragma once

#include <optional>
#include <vector>

#include "base/sentence.hpp"
#include "canvas/sound_queue.hpp"
#include "tui/board/recent.hpp"
#include "tui/desk/bargain.hpp"
#include "tui/desk/prompts.hpp"
#include "tui/desk/show/pacing.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::desk {

// When an event takes time in a show.
enum class Beat : std::uint8_t {
    None,
    Read,     // a notice is read before what follows is seen
    Deed,     // with other deeds, or when a computer moves
    Bargain,  // as the beginning of a series
    Always
};

// What an event waits for before it is told: a key of the page that the picture before it asks for.
// Without a key, a computer that has to decide goes on by itself, and so does each wait where people
// only watch. For a reader, whoever moved last keeps the keyboard.
enum class Waits : std::uint8_t { No, ForDecider, ForKey, ForReader };

struct Telling {
    // The lines under the board; empty ones stay as they are.
    enum class Clears : std::uint8_t { Nothing, Above, All };
    Clears clears = Clears::Nothing;
    std::optional<Dice> rolled = std::nullopt;  // by the player whom the lower line is about
    Prompt above = {}, below = {};

    std::vector<Notice> notices = {};
    std::optional<SoundEffect> sound = std::nullopt;
    Sentence sentence = {};

    // For people who look on: an offered trade, in the words of its sentence (bargain.hpp).
    enum class Trade : std::uint8_t { Ends, GoesOn, Offered, Answered };
    Trade trade = Trade::Ends;

    // On the board.
    std::optional<Square> square = std::nullopt;  // a deed that changes: it stands out
    Seat walker = bank;
    std::vector<Square> way = {};     // of a token that walks, the last square first
    bool is_paid_on_the_way = false;  // as soon as the token is on GO

    Beat beat = Beat::None;
    Waits waits = Waits::No;
    bool needs_steps = false;  // with jumping tokens, nothing that is told with this takes time
    int pause = 0;             // 0: routine, such as paying or the end of a turn
    std::optional<int> pause_between = std::nullopt;  // before another deed of a series
};

// The lines, notices, sentences and sounds of a table.
struct Outlets {
    Prompts& prompts;
    std::vector<Notice>& notices;
    Recent& recent;
    Bargain& bargain;
    SoundQueue& sounds;
};
void tell(const Telling& telling, Outlets outlets);

}  // namespace parlor::tui::desk
