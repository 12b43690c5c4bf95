// Prompts: the lines under the board that report the last event, or why a key did nothing.
//
// Source: docs/layout.md, 3; U-3.7, U-3.8, U-5.6.
#pragma once

#include <optional>
#include <string>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct Prompt {
    Seat about = bank;  // the player whose sign stands before the words
    std::string words;
    std::optional<Money> sum = std::nullopt;  // below zero: money paid
    bool concerns_others = false;             // a bid or an answer that matters to the next player
};

struct Prompts {
    std::optional<Dice> rolled;
    Seat roller = bank;
    Prompt above, below;
    std::string remark;   // hides the prompts above and below until a key is pressed
    std::string refusal;  // hides the other prompts

    void tell_roll(Seat seat, Dice dice) {
        clear();
        rolled = dice;
        roller = seat;
    }

    // About the last key.
    [[nodiscard]] bool says_nothing() const { return refusal.empty() and remark.empty(); }

    // Removes a finished event, or another player's, before a decision.
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

// The prompts that stay during this person's decision: of another player's events only those that
// matter to the decision. H shows the others.
[[nodiscard]] Prompts beside_decision_of(Seat person, Prompts prompts);

void draw_prompts(Canvas& canvas, const ShownBoard& board, const Prompts& prompts);

enum class PromptRow : std::uint8_t { Upper = 22, Lower = 23 };
inline constexpr int prompt_words_col = 20, prompt_width = 17;  // next to the mini-map

// One of the two lines: cleared, or with a dot, or words behind the sign of whom they are about.
void clear_prompt(Canvas& canvas, PromptRow row);
void draw_prompt_dot(Canvas& canvas, PromptRow row);
void draw_prompt(Canvas& canvas, PromptRow row, const ShownBoard& board, const Prompt& prompt);
[[nodiscard]] Style style_of(PromptRow row);

}  // namespace parlor::tui
