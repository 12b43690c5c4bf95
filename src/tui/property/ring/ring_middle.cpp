#include "tui/property/ring/ring_middle.hpp"

#include <vector>

#include "canvas/letters.hpp"
#include "tui/property/board/icons.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr Style on_black{Ink::LightGrey, Ink::Black};

std::vector<std::string> facts_of(const View& view) {
    const auto count = [](int number, const char* what) {
        return std::to_string(number) + " " + what + (number == 1 ? "" : "S");
    };
    std::string round = "ROUND " + std::to_string(view.round);
    if (view.rules.free_parking != rules::FreeParking::Nothing)
        round += "   POT $" + std::to_string(view.pot.amount);
    return {round,
            "BANK " + count(view.bank_houses, "HOUSE") + " " + count(view.bank_hotels, "HOTEL")};
}

// A sentence of a player begins with the name, in the player's colour.
void draw_name(Canvas& canvas, At at, const View& view, const std::string& sentence, int room) {
    for (const rules::SeatView& seat : view.seats) {
        const std::string name = upper(seat.name);
        if (sentence.starts_with(name + " "))
            canvas.write(at, cut(name, room), {ink_of(seat.colour), Ink::Black});
    }
}

// Turns the page when the next sentence has no room, so that no sentence moves once it is written.
void draw_sentences(Canvas& canvas,
                    const Box& box,
                    const View& view,
                    std::span<const std::string> sentences) {
    const int width = box.right - box.left + 1;
    int row = box.top;
    for (const std::string& sentence : sentences) {
        const std::string words = upper(sentence);
        const auto lines = wrapped(words, width);
        if (row + static_cast<int>(lines.size()) > box.bottom + 1) {
            canvas.fill(box, U' ', on_black);
            row = box.top;
        }
        const int first = row;
        for (const std::string& line : lines) canvas.write({row++, box.left}, line, on_black);
        draw_name(canvas, {first, box.left}, view, words, width);
    }
}

}  // namespace

void draw_middle(Canvas& canvas,
                 const Box& box,
                 const View& view,
                 std::span<const std::string> sentences) {
    const std::vector<std::string> facts = facts_of(view);
    const int width = box.right - box.left - 1;
    int row = box.bottom - static_cast<int>(facts.size());
    const Box story{box.top + 1, box.left + 1, row - 2, box.right - 1};
    draw_sentences(canvas, story, view, sentences);
    for (const std::string& fact : facts)
        canvas.write({row++, box.left + 1}, cut(fact, width), on_black);
}

}  // namespace parlor::tui
