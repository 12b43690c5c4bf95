// The window of saved games: game0 to game9, or a name that is typed.
//
// Source:  D-8.2, D-8.3.
// Choices: of the ten, those that there are have a mark; only these can be repeated, and any can be
//          saved to. Saving over a game that is there is asked about first.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/question.hpp"

namespace parlor::tui::domino {

enum class Purpose : std::uint8_t { Save, Repeat };

struct NamesUi {
    Purpose purpose = Purpose::Save;
    std::vector<std::string> there;  // of game0 to game9
    Place place = {};
    std::optional<std::string> typed = std::nullopt;  // another name
    bool are_switched = false;                        // the sides, of a game that is repeated
    bool can_drop = false;                            // a game is to be repeated, but need not be
    std::optional<std::string> over = std::nullopt;   // is there: is it to be saved over?
    Question question = {};
    std::vector<Notice> notices = {};

    void ask_over(const std::string& name);
};

enum class NamesWish : std::uint8_t { Nothing, Back, Take, TakeOver, NewDeals };

// With Take, `name` is the one that was chosen; with TakeOver it is there, and may be replaced.
[[nodiscard]] NamesWish press(NamesUi& ui, Key key, std::string& name, Ear& ear);
void draw_names(Canvas& canvas, const NamesUi& ui);

}  // namespace parlor::tui::domino
