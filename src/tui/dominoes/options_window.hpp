// The options window: how the next game is played, before it begins.
//
// Source:  D-9.1.
// Choices: level steps on to two people at one terminal. The points are typed. Enter starts
//          wherever the mark is; Space does what it stands on.
#pragma once

#include "canvas/ear.hpp"
#include "tui/dominoes/chosen.hpp"
#include "tui/menu.hpp"

namespace parlor::tui::domino {

struct OptionsUi {
    Chosen chosen;
    Place place;
    std::optional<std::string> points;  // while they are typed
    std::string record;                 // the file of the record, - for afterwards; none: empty
    bool types_record = false;
    std::string repeats;  // the saved game whose deals come again; none: empty
    std::string said;     // of the last key: done, or why not
    std::vector<Notice> notices;
};

enum class OptionsWish : std::uint8_t { Nothing, Save, Repeat, Record, Start, Leave };

// With Record, the name of its file has been typed.
[[nodiscard]] OptionsWish press(OptionsUi& ui, Key key, Ear& ear);
void draw_options(Canvas& canvas, const OptionsUi& ui);

}  // namespace parlor::tui::domino
