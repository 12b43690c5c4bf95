// The window of saved games: game0 to game9, or a name that is typed.
//
// Source:  D-8.2, D-8.3.
// Choices: of the ten, those that there are have a mark; only these can be repeated, and any can be
//          saved to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/menu.hpp"

namespace parlor::tui::domino {

enum class Purpose : std::uint8_t { Save, Repeat };

struct NamesUi {
    Purpose purpose = Purpose::Save;
    std::vector<std::string> there;  // of game0 to game9
    Place place = {};
    std::optional<std::string> typed = std::nullopt;  // another name
    bool are_switched = false;                        // the sides, of a game that is repeated
    std::vector<Notice> notices = {};
};

enum class NamesWish : std::uint8_t { Nothing, Back, Take };

// With Take, `name` is the one that was chosen.
[[nodiscard]] NamesWish press(NamesUi& ui, Key key, std::string& name);
void draw_names(Canvas& canvas, const NamesUi& ui);

}  // namespace parlor::tui::domino
