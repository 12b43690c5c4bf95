// The options window: the settings of the next game, chosen before it begins.
//
// Source:  D-9.1, T-2.2.
// Choices: the choice after the highest level is a game of two people, and the one after that, at a
//          shared table, a guest. Such a table offers only what belongs to the game: each guest has
//          a look of their own, and the player's files are closed. Numbers are typed. Enter starts
//          the game, whichever item is marked; Space chooses the marked item.
#pragma once

#include "canvas/sound_queue.hpp"
#include "dominoes/options.hpp"
#include "tui/dominoes/setup/chosen.hpp"
#include "tui/menu.hpp"

namespace parlor::tui::domino_table {

using DominoOption = RuleOption<dominoes::Ruleset>;

struct TypedNumber {
    const DominoOption* option;
    std::string digits;
};

struct OptionsUi {
    Chosen chosen;
    MenuCursor place;
    std::optional<TypedNumber> number;  // while it is typed
    std::string record;  // the file of the record, - for after the game; empty: no record
    bool types_record = false;
    std::string repeats;          // the saved game whose deals are repeated; empty: none
    bool are_switched = false;    // whether that game's hands are switched
    bool leads_to_table = false;  // back to the game there, not to the launcher
    std::string said;             // the result of the last key, or why it did nothing
    std::vector<Notice> notices;
    std::optional<int> guests;  // of a shared table: 1 if the opponent is one
};

// Offers the other seat to a guest (T-2.2), who has it until another opponent is chosen.
void share(OptionsUi& ui);

enum class OptionsWish : std::uint8_t { Nothing, Save, Repeat, Record, Start, Learn, Leave };

// Record: the name of its file has been typed.
[[nodiscard]] OptionsWish press(OptionsUi& ui, Key key, SoundQueue& sounds);
void draw_options(Canvas& canvas, const OptionsUi& ui);

}  // namespace parlor::tui::domino_table
