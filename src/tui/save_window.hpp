// The window in which a game is saved under a name, over whatever is there.
//
// Source:  README.md, "Keys" (Ctrl-S); M-5.3.
// Choices: a name has 1 to 40 letters; blanks around it go. Saving over a game that is there is
// asked
//          about first, and when it cannot be saved another name may be tried.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "tui/question.hpp"

namespace parlor::tui {

struct SaveUi {
    std::string name = {};  // as far as it is typed
    std::string refusal = {};
    std::optional<Question> over = {};  // whether to save over the one that is there
    std::optional<Notice> said = {};
    bool is_done = false;  // once that has been read
};

enum class SaveWish : std::uint8_t {
    Nothing,
    Back,
    Enter,  // the name is whole; it may be there
    Save    // over the one that is there
};

[[nodiscard]] SaveWish press(SaveUi& ui, Key key, Ear& ear);
void draw_save(Canvas& canvas, const SaveUi& ui);

void ask_over(SaveUi& ui);
void say_saved(SaveUi& ui);
void say_trouble(SaveUi& ui, const std::string& words);

[[nodiscard]] SaveUi nothing_to_save();

}  // namespace parlor::tui
