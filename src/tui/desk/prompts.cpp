#include "tui/desk/prompts.hpp"

#include <cstdlib>

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "canvas/segments.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/marks.hpp"
#include "tui/story_key.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr int dot_col = prompt_words_col - 1, room_before_sum = 8;

void draw_about(Canvas& canvas, PromptRow row, const ShownBoard& board, Seat about) {
    if (about == bank) return draw_prompt_dot(canvas, row);
    draw_sign(canvas, {static_cast<int>(row), dot_col}, board.seat(about));
}

// The words fill at most `room` columns; behind a player's sign there is a blank where there is room.
void write_words(
    Canvas& canvas, PromptRow row, Seat about, const std::string& words, int room, Style style) {
    const std::string shown = fitting(words, room);
    const bool has_blank = about != bank and width(shown) < room;
    canvas.write({static_cast<int>(row), prompt_words_col + (has_blank ? 1 : 0)}, shown, style);
}

void draw_sum(Canvas& canvas, int row, Money sum) {
    const bool out = sum < 0_cash;
    const Style style{out ? Ink::Red : Ink::Green, Ink::Black};
    canvas.write({row, 28}, out ? "$-" : "$ ", style);
    canvas.write({row, 30}, right(std::abs(sum.amount), 5), style);
}

void draw_roll(Canvas& canvas, const ShownBoard& board, Seat roller, Dice dice) {
    constexpr auto row = PromptRow::Upper;
    constexpr int at = static_cast<int>(row);
    draw_about(canvas, row, board, roller);
    write_words(canvas, row, roller, "ROLLED", room_before_sum, style_of(row));
    write_in_segments(canvas, {at, 28}, std::to_string(dice.first), style_of(row));
    write_in_segments(canvas, {at, 30}, std::to_string(dice.second), style_of(row));
}

bool is_of_another(Seat about, Seat decider) { return about != bank and about != decider; }

}  // namespace

Prompts beside_decision_of(Seat person, Prompts prompts) {
    if (is_of_another(prompts.roller, person)) prompts.rolled.reset();
    for (Prompt* const prompt : {&prompts.above, &prompts.below}) {
        if (prompt->concerns_others or not is_of_another(prompt->about, person)) continue;
        *prompt = {};
        prompts.above = story_hint();
    }
    return prompts;
}

Prompt story_hint() { return {.words = story_help_with(" ")}; }

Style style_of(PromptRow row) {
    return {row == PromptRow::Upper ? Ink::MidGrey : Ink::LightGrey, Ink::Black};
}

void clear_prompt(Canvas& canvas, PromptRow row) {
    const int at = static_cast<int>(row);
    canvas.fill({at, dot_col, at, dot_col + prompt_width - 1}, U' ', Style{});
}

void draw_prompt_dot(Canvas& canvas, PromptRow row) {
    canvas.put({static_cast<int>(row), dot_col}, glyph::token, {Ink::LightGrey, Ink::Black});
}

// A prompt about nobody always has the same ink.
void draw_prompt(Canvas& canvas, PromptRow row, const ShownBoard& board, const Prompt& prompt) {
    if (prompt.words.empty()) return;
    const int at = static_cast<int>(row);
    draw_about(canvas, row, board, prompt.about);
    write_words(canvas,
                row,
                prompt.about,
                prompt.words,
                prompt.sum ? room_before_sum : prompt_width - 1,
                prompt.about == bank ? style_of(PromptRow::Lower) : style_of(row));
    if (prompt.sum) draw_sum(canvas, at, *prompt.sum);
}

void draw_prompts(Canvas& canvas, const ShownBoard& board, const Prompts& prompts) {
    if (not prompts.refusal.empty()) return draw_remark(canvas, prompts.refusal);
    if (not prompts.remark.empty()) return draw_remark(canvas, prompts.remark);
    if (prompts.rolled)
        draw_roll(canvas, board, prompts.roller, *prompts.rolled);
    else
        draw_prompt(canvas, PromptRow::Upper, board, prompts.above);
    draw_prompt(canvas, PromptRow::Lower, board, prompts.below);
}

}  // namespace parlor::tui
