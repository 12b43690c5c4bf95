#include "tui/property/prompts.hpp"

#include <cstdlib>

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"
#include "tui/story_key.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr int upper_row = 22, lower_row = 23, dot_col = 19, words_col = 20;
constexpr int width_beside_map = 17;
constexpr Style upper_style{Ink::MidGrey, Ink::Black};
constexpr Style lower_style{Ink::LightGrey, Ink::Black};  // and what is about nobody: as its dot

void draw_dot(Canvas& canvas, int row, const rules::View& view, Seat about) {
    const Ink ink = about == bank ? Ink::LightGrey : ink_of(view.seat(about).colour);
    canvas.put({row, dot_col}, glyph::token, {ink, Ink::Black});
}

void draw_sum(Canvas& canvas, int row, Money sum) {
    const bool out = sum < 0_cash;
    const Style style{out ? Ink::Red : Ink::Green, Ink::Black};
    canvas.write({row, 28}, out ? "$-" : "$ ", style);
    canvas.write({row, 30}, right(std::abs(sum.amount), 5), style);
}

void draw_prompt(Canvas& canvas, int row, const rules::View& view, const Prompt& prompt) {
    if (prompt.words.empty()) return;
    draw_dot(canvas, row, view, prompt.about);
    canvas.write({row, words_col},
                 cut(prompt.words, prompt.sum ? 8 : 16),
                 row == upper_row and prompt.about != bank ? upper_style : lower_style);
    if (prompt.sum) draw_sum(canvas, row, *prompt.sum);
}

// The sign stands before two digits.
void draw_stock(Canvas& canvas, int col, std::string_view words, int count) {
    canvas.write({upper_row, col}, words, upper_style);
    const std::string number = (count < 0 ? "-" : " ") + right(std::abs(count), 2);
    canvas.write({upper_row, col + 4}, number, {count < 0 ? Ink::Red : Ink::Green, Ink::Black});
}

std::string_view manage_words(const rules::View& view, Square square) {
    const bool owes = view.decision.seat != bank and view.seat(view.decision.seat).phantom > 0;
    if (owes) return "MUST SELL IMPRV";
    if (view.offer and (view.offer->give.deeds | view.offer->want.deeds).contains(square))
        return "BEING TRADED!";
    return "";
}

bool is_of_another(Seat about, Seat decider) { return about != bank and about != decider; }

}  // namespace

// Computers' decisions are watched, and what came before with them.
Prompts beside_decision(const rules::View& view, Prompts prompts) {
    const Seat decider = view.decision.seat;
    if (decider == bank or view.seat(decider).computer) return prompts;
    if (is_of_another(prompts.roller, decider)) prompts.rolled.reset();
    for (Prompt* const prompt : {&prompts.above, &prompts.below}) {
        if (prompt->concerns_others or not is_of_another(prompt->about, decider)) continue;
        *prompt = {};
        prompts.above = story_hint();
    }
    return prompts;
}

Prompt story_hint() { return {.words = story_help_with(" ")}; }

void draw_prompts(Canvas& canvas, const rules::View& view, const Prompts& prompts) {
    if (not prompts.refusal.empty()) return draw_remark(canvas, prompts.refusal);
    if (not prompts.remark.empty()) return draw_remark(canvas, prompts.remark);
    if (prompts.rolled) {
        draw_dot(canvas, upper_row, view, prompts.roller);
        canvas.write({upper_row, words_col}, "ROLLED", upper_style);
        canvas.write({upper_row, 28}, std::to_string(prompts.rolled->first), upper_style);
        canvas.write({upper_row, 30}, std::to_string(prompts.rolled->second), upper_style);
    }
    if (not prompts.rolled) draw_prompt(canvas, upper_row, view, prompts.above);
    draw_prompt(canvas, lower_row, view, prompts.below);
}

void draw_manage_prompts(Canvas& canvas, const rules::View& view, Square square) {
    const Seat seat = view.decision.seat;
    const int phantom = seat == bank ? 0 : view.seat(seat).phantom;
    canvas.fill({upper_row, dot_col, upper_row, dot_col + width_beside_map - 1}, U' ', Style{});
    draw_dot(canvas, upper_row, view, bank);
    draw_stock(canvas, words_col, "HSES", phantom > 0 ? -phantom : view.bank_houses);
    draw_stock(canvas, words_col + 8, "HTLS", view.bank_hotels);
    const std::string_view words = manage_words(view, square);
    if (words.empty()) return;
    canvas.fill({lower_row, dot_col, lower_row, dot_col + width_beside_map - 1}, U' ', Style{});
    draw_prompt(canvas, lower_row, view, {seat, std::string{words}, std::nullopt});
}

}  // namespace parlor::tui
