#include "tui/property/ring/ring_middle.hpp"

#include <span>
#include <string>
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

Ink ink_of(const View& view, const std::string& name) {
    for (const rules::SeatView& seat : view.seats)
        if (seat.name == name) return tui::ink_of(seat.colour);
    return on_black.ink;
}

// The last sentences, without most of an old page: from the same one for a while, so that pages
// begin where they began before.
std::span<const Sentence> last_pages(const Recent& recent) {
    constexpr std::size_t step = Recent::most / 2;
    const std::span<const Sentence> all{recent.sentences()};
    const std::size_t forgotten = recent.count() - all.size();
    return all.subspan((forgotten + step - 1) / step * step - forgotten);
}

// The sentences from the first on that have the same subject.
std::span<const Sentence> paragraph(std::span<const Sentence> sentences) {
    std::size_t end = 1;
    while (end < sentences.size() and sentences[end].who == sentences[0].who) ++end;
    return sentences.first(end);
}

// Turns the page when a paragraph has no room, so that nothing moves once it is written. A name at
// the beginning is in its player's colour.
void draw_story(Canvas& canvas, const Box& box, const View& view, const Recent& recent) {
    const int width = box.right - box.left + 1;
    int row = box.top;
    for (auto left = last_pages(recent); not left.empty();) {
        const auto together = paragraph(left);
        left = left.subspan(together.size());
        const auto lines = wrapped(upper(told_together(together)), width);
        if (row + static_cast<int>(lines.size()) > box.bottom + 1) {
            canvas.fill(box, U' ', on_black);
            row = box.top;
        }
        const std::string& name = together.front().who;
        const Style style{ink_of(view, name), Ink::Black};
        const At begin{row, box.left};
        for (const std::string& line : lines)
            if (row <= box.bottom) canvas.write({row++, box.left}, line, on_black);
        canvas.write(begin, cut(upper(name), width), style);
    }
}

}  // namespace

void draw_middle(Canvas& canvas, const Box& box, const View& view, const Recent& recent) {
    const std::vector<std::string> facts = facts_of(view);
    const int width = box.right - box.left - 1;
    int row = box.bottom - static_cast<int>(facts.size());
    const Box story{box.top + 1, box.left + 1, row - 2, box.right - 1};
    draw_story(canvas, story, view, recent);
    for (const std::string& fact : facts)
        canvas.write({row++, box.left + 1}, cut(fact, width), on_black);
}

}  // namespace parlor::tui
