// Prompts: the lines under the board that say what just happened, or why a key did nothing.
//
// Source: docs/layout.md, 3; U-3.7, U-3.8, U-5.6.
#pragma once

#include <optional>
#include <string>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct Prompt {
    Seat about = bank;  // the player whose colour the dot has
    std::string words;
    std::optional<Money> sum = std::nullopt;  // below zero: money paid
    bool concerns_others = false;  // a bid or an answer, that matters to who decides next
};

struct Prompts {
    std::optional<Dice> rolled;
    Seat roller = bank;
    Prompt above, below;
    std::string remark;   // hides the prompts above and below until a key is pressed
    std::string refusal;  // hides the other prompts

    // Tells this in the lower line, which then stays.
    void say(Seat about, std::string words, std::optional<Money> sum = std::nullopt) {
        below = {about, std::move(words), sum};
    }
    // What matters to the next decision, whoever makes it.
    void say_to_all(Seat about, std::string words, std::optional<Money> sum = std::nullopt) {
        below = {about, std::move(words), sum, true};
    }
    void say_above(Seat about, std::string words) {
        rolled.reset();
        above = {about, std::move(words), std::nullopt, true};
    }
    void tell_roll(Seat seat, Dice dice) {
        clear();
        rolled = dice;
        roller = seat;
    }

    // What is over, or another player's, does not stay beside a decision.
    void clear_above() {
        rolled.reset();
        above = {};
    }
    void clear() {
        clear_above();
        below = {};
    }
};

[[nodiscard]] Prompt story_hint();  // how to read what happened (U-5.1)

// What stays beside the decision of this person: of another player only what matters to it. What
// goes can be read with H.
[[nodiscard]] Prompts beside_decision_of(Seat person, Prompts prompts);

void draw_prompts(Canvas& canvas, const ShownBoard& board, const Prompts& prompts);

enum class PromptRow : std::uint8_t { Upper = 22, Lower = 23 };
inline constexpr int prompt_words_col = 20, prompt_width = 17;  // beside the mini-map

// One of the two lines; blank, and with a dot in this ink.
void clear_prompt(Canvas& canvas, PromptRow row);
void draw_prompt_dot(Canvas& canvas, PromptRow row, Ink ink);
void draw_prompt(Canvas& canvas, PromptRow row, const ShownBoard& board, const Prompt& prompt);
[[nodiscard]] Style style_of(PromptRow row);

}  // namespace parlor::tui
