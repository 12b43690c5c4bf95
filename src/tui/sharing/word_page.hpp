// The page that asks for the word of a table: from a guest who wants to come in, and from the
// opener, who sets it.
//
// Source:  T-2.9.
// Choices: the word is typed unseen, a star for each letter. It is here only while it is typed:
//          after Enter or Esc it is gone.
// Not here: whether it is right, and how often it was wrong.
#pragma once

#include <string>
#include <variant>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "canvas/sound_queue.hpp"
#include "tui/setup/said.hpp"

namespace parlor::tui {

inline constexpr int longest_word = 64;

struct WordUi {
    std::string table;         // as shown
    bool is_opener = false;    // sets the word
    std::string refusal = {};  // why the word did not count
    std::string typed = {};
};

struct GiveWord {
    std::string word;  // 1 to 64 letters
};
using WordWish = std::variant<GoOn, GoBack, GiveWord>;

[[nodiscard]] WordWish press(WordUi& ui, Key key, SoundQueue& sounds);
void draw_word_page(Canvas& canvas, const WordUi& ui);

}  // namespace parlor::tui
