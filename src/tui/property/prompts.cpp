#include "tui/property/prompts.hpp"

#include <cstdlib>
#include <string_view>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

// The sign is in front of two digits.
void draw_stock(Canvas& canvas, int col, std::string_view words, int count) {
    constexpr int row = static_cast<int>(PromptRow::Upper);
    canvas.write({row, col}, words, style_of(PromptRow::Upper));
    const std::string number = (count < 0 ? "-" : " ") + right(std::abs(count), 2);
    canvas.write({row, col + 4}, number, {count < 0 ? Ink::Red : Ink::Green, Ink::Black});
}

std::string_view manage_words(const property::View& view, Square square) {
    const bool owes = view.decision.seat != bank and view.seat(view.decision.seat).phantom > 0;
    if (owes) return "MUST SELL IMPRV";
    if (view.offer and (view.offer->give.deeds | view.offer->want.deeds).contains(square))
        return "BEING TRADED!";
    return "";
}

}  // namespace

Prompts beside_decision(const property::View& view, const Prompts& prompts) {
    const Seat decider = view.decision.seat;
    if (decider == bank or view.seat(decider).is_computer) return prompts;
    return beside_decision_of(decider, prompts);
}

void draw_manage_prompts(Canvas& canvas,
                         const property::View& view,
                         const ShownBoard& board,
                         Square square) {
    const Seat seat = view.decision.seat;
    const int phantom = seat == bank ? 0 : view.seat(seat).phantom;
    clear_prompt(canvas, PromptRow::Upper);
    draw_prompt_dot(canvas, PromptRow::Upper);
    if (view.rules.buildings == property::Buildings::Limited) {
        draw_stock(canvas, prompt_words_col, "HSES", phantom > 0 ? -phantom : view.bank_houses);
        draw_stock(canvas, prompt_words_col + 8, "HTLS", view.bank_hotels);
    }
    const std::string_view words = manage_words(view, square);
    if (words.empty()) return;
    clear_prompt(canvas, PromptRow::Lower);
    draw_prompt(canvas, PromptRow::Lower, board, {seat, std::string{words}});
}

}  // namespace parlor::tui
