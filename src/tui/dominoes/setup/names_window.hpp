// The window of saved games: game0 to game9, or a name that the player types.
//
// Source:  D-8.2, D-8.3.
// Choices: a mark shows which of the ten games exist. Only these can be repeated; a game can be
//          saved under all ten names. The window asks before it replaces a saved game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/question.hpp"

namespace parlor::tui::domino_table {

enum class Purpose : std::uint8_t { Save, Repeat };

struct NamesUi {
    Purpose purpose = Purpose::Save;
    std::vector<std::string> there;  // the existing ones of game0 to game9
    MenuCursor place = {};
    std::optional<std::string> typed = std::nullopt;  // another name
    bool are_switched = false;                        // whether the repeated game switches sides
    bool can_drop = false;                            // whether the player may stop repeating
    std::optional<std::string> over = std::nullopt;   // a saved game that would be replaced
    Question question = {};
    std::vector<Notice> notices = {};

    void ask_over(const std::string& name);
};

enum class NamesWish : std::uint8_t { Nothing, Back, Take, TakeOver, NewDeals };

// Take and TakeOver set `name` to the chosen name. TakeOver means that this game exists and may be
// replaced.
[[nodiscard]] NamesWish press(NamesUi& ui, Key key, std::string& name, SoundQueue& sounds);
void draw_names(Canvas& canvas, const NamesUi& ui);

}  // namespace parlor::tui::domino_table
