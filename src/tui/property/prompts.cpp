#include "tui/property/prompts.hpp"

#include <cstdlib>

#include "tui/glyphs.hpp"
#include "tui/letters.hpp"
#include "tui/property/icons.hpp"

namespace parlor::tui {
namespace {

constexpr int upper_row = 22, lower_row = 23, dot_col = 19, words_col = 20;
constexpr int width_beside_map = 17;
constexpr Style upper_style{Ink::MidGrey, Ink::Black};
constexpr Style lower_style{Ink::LightGrey, Ink::Black};

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

void draw_refusal(Canvas& canvas, const std::string& words) {
    std::vector<std::string> lines = wrapped(upper(words), width_beside_map);
    if (lines.size() > 3) lines.resize(3);
    int row = lower_row + 1 - static_cast<int>(lines.size());
    for (const std::string& line : lines)
        canvas.write({row++, dot_col}, line, {Ink::White, Ink::Black});
}

void draw_stock(Canvas& canvas, At at, std::string_view words, int count) {
    canvas.write(at, words, upper_style);
    canvas.write(
        {at.row, at.col + 5}, right(count, 2), {count < 0 ? Ink::Red : Ink::Green, Ink::Black});
}

}  // namespace

void draw_prompts(Canvas& canvas, const rules::View& view, const Prompts& prompts) {
    if (not prompts.refusal.empty()) return draw_refusal(canvas, prompts.refusal);
    if (prompts.rolled) {
        draw_dot(canvas, upper_row, view, prompts.roller);
        canvas.write({upper_row, words_col}, "ROLLED", upper_style);
        canvas.write({upper_row, 28}, std::to_string(prompts.rolled->first), upper_style);
        canvas.write({upper_row, 30}, std::to_string(prompts.rolled->second), upper_style);
    }
    if (prompts.below.words.empty()) return;
    draw_dot(canvas, lower_row, view, prompts.below.about);
    canvas.write(
        {lower_row, words_col}, cut(prompts.below.words, prompts.below.sum ? 8 : 16), lower_style);
    if (prompts.below.sum) draw_sum(canvas, lower_row, *prompts.below.sum);
}

void draw_bank_stock(Canvas& canvas, const rules::View& view) {
    const int phantom = view.decision.seat == bank ? 0 : view.seat(view.decision.seat).phantom;
    canvas.fill({upper_row, dot_col, upper_row, dot_col + width_beside_map - 1}, U' ', Style{});
    draw_dot(canvas, upper_row, view, bank);
    draw_stock(canvas, {upper_row, words_col}, "HSES", phantom > 0 ? -phantom : view.bank_houses);
    draw_stock(canvas, {upper_row, words_col + 8}, "HTLS", view.bank_hotels);
}

}  // namespace parlor::tui
