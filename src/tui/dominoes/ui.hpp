// What the screen of the table remembers: what is half typed, what is asked, what was told last.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "tui/dominoes/felt.hpp"
#include "tui/dominoes/hand_rows.hpp"
#include "tui/dominoes/names.hpp"
#include "tui/menu.hpp"
#include "tui/question.hpp"

namespace parlor::tui::domino {

// What a key asks of the table.
// clang-format off
struct Stay      {};
struct Move      { dominoes::Action action; };
struct GoOn      {};                       // what was told has been read
struct Say       { std::string words; };   // why it cannot be
struct TakeBack  {};
struct Again     {};                       // another game with the same options
struct SaveGame  {};                       // to be repeated
struct StartOver {};                       // with the options window
struct Leave     {};
// clang-format on
using Wish = std::variant<Stay, Move, GoOn, Say, TakeBack, Again, SaveGame, StartOver, Leave>;

// The tiles drawn for the down.
struct Drawn {
    dominoes::Tile own{}, others{};
};

// What happened last, in words; and whether it is to be read before anything goes on.
struct Told {
    std::string line;
    std::optional<dominoes::Tile> played;
    std::optional<Drawn> drawn;
    bool waits = false;
};

struct Ui {
    Per<Seat, Hand, dominoes::both_seats.size() + 1> hands;
    std::string entry;                           // the digits typed so far
    std::optional<dominoes::Laid> asks_end_for;  // this tile is entered, and has two places
    std::optional<Arranging> arranging;
    std::optional<Question> leaving;  // whether to
    Place window;                     // of another game
    Told told;
    std::string refusal;
    std::vector<Notice> notices;  // to be read now, the first one first
    std::vector<Notice> results;  // and once what was told has been read
};

// What is shown.
struct Scene {
    const dominoes::View& view;
    const Names& names;
    Felt felt = Felt::Green;
    Per<Seat, int, dominoes::both_seats.size() + 1> games_won;  // since the session started
    bool is_own_seat = true;     // the view is a person's, who may see the hand
    Levels levels;               // of Mack, where he plays
    bool can_take_back = false;  // the options allow it, and there is a move
};

}  // namespace parlor::tui::domino
