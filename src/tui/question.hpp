// A question: the menu window with No and Yes, over any screen. No is selected at first.
//
// Source: docs/layout.md, 6, "Quit"; U-1.7.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/sound_queue.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

struct Question {
    std::string header, sub;
    std::vector<std::string> lines;                 // up to 4 of 16 letters
    std::string_view no = "no, back", yes = "yes";  // the help of `?` for No and Yes
    MenuCursor place = {};
    std::optional<Notice> help = {};  // while the help is shown
};

// Returns nothing until the player answers. Esc and Q mean No.
[[nodiscard]] std::optional<bool> answer(Question& question, Key key, SoundQueue& sounds);

void draw_question(Canvas& canvas, const Question& question);

}  // namespace parlor::tui
