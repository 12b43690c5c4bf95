// The window for saving a game under a name, over any screen.
//
// Source:  docs/playing.md, "Keys" (Ctrl-S); M-5.3.
// Choices: a name has 1 to 40 letters; blanks around it are removed. The window asks before a saved
//          game is replaced; when saving fails, the player may try another name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tui/question.hpp"

namespace parlor::tui {

struct SaveUi {
    std::string name = {};  // as typed so far
    std::string refusal = {};
    std::optional<Question> over = {};  // asks whether to replace the game of that name
    std::optional<Notice> said = {};
    bool is_done = false;  // the window closes once `said` has been read
};

enum class SaveWish : std::uint8_t {
    Nothing,
    Back,
    Enter,  // the name is complete; a game of that name may exist
    Save    // replace the game of that name
};

// Why no game can be saved under this name, without blanks around it; empty if one can.
[[nodiscard]] std::string_view why_not_saved_as(const std::string& name);

[[nodiscard]] SaveWish press(SaveUi& ui, Key key, SoundQueue& sounds);
void draw_save(Canvas& canvas, const SaveUi& ui);

void ask_over(SaveUi& ui);
void say_saved(SaveUi& ui);
void say_trouble(SaveUi& ui, const std::string& words);

[[nodiscard]] SaveUi nothing_to_save();

}  // namespace parlor::tui
