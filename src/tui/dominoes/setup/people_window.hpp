// The window where two people at one terminal give their names, one after the other.
//
// Source:  D-2.7, D-9.1; U-3.1.
// Choices: the names that were given last are offered; Enter takes them. Up goes back, as does Esc,
//          because x and q are letters of names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "canvas/glyphs.hpp"
#include "canvas/key.hpp"
#include "tui/dominoes/names.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::domino_table {

struct PeopleUi {
    Names names;  // given so far, and those to offer
    GlyphSet glyphs = GlyphSet::Unicode;
    Seat who = dominoes::first_seat;
    std::string typed = {};
    bool is_offered = true;         // typing replaces it
    std::string_view refusal = {};  // of the last key
    std::vector<Notice> notices = {};
};

// Asks the first of them.
[[nodiscard]] PeopleUi ask_people(const Names& names, GlyphSet glyphs);

// Why this player cannot have the name; empty if they can.
[[nodiscard]] std::string_view why_not_called(const PeopleUi& ui,
                                              Seat who,
                                              const std::string& name);

enum class PeopleWish : std::uint8_t { Nothing, Back, Done };

[[nodiscard]] PeopleWish press(PeopleUi& ui, Key key);
void draw_people(Canvas& canvas, const PeopleUi& ui);

}  // namespace parlor::tui::domino_table
