#include "tui/property/ring/ring_middle.hpp"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include "canvas/letters.hpp"
#include "tui/property/board/icons.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

using rules::View;

// The clocks in whole minutes, rounded up: the rows have them to the second (U-7.3).
std::string minutes_of(const View& view) {
    constexpr int minute = 60'000;
    std::string words = "MINUTES";
    for (const rules::SeatView& seat : view.seats)
        if (not seat.out)
            words += " " + std::to_string(number(seat.seat)) + ":" +
                     std::to_string((seat.clock.count + minute - 1) / minute);
    return words;
}

// What the rules of this game add to the middle (U-6.1).
std::vector<std::string> facts_of_rules(const View& view, int width) {
    std::vector<std::string> facts;
    if (view.rules.clocks == rules::Clocks::Each) facts = wrapped(minutes_of(view), width);
    if (view.rules.chest_squares == rules::ChestSquares::Reverse) {
        const bool is_ahead = view.direction == rules::Direction::Clockwise;
        facts.emplace_back(is_ahead ? "ALL MOVE FORWARDS" : "ALL MOVE BACKWARDS");
    }
    return facts;
}

std::vector<std::string> facts_of(const View& view, int width) {
    const auto count = [](int number, const char* what) {
        return std::to_string(number) + " " + what + (number == 1 ? "" : "S");
    };
    std::string round = "ROUND " + std::to_string(view.round);
    if (view.rules.free_parking != rules::FreeParking::Nothing)
        round += "   POT $" + std::to_string(view.pot.amount);
    const std::string in_bank =
        "BANK " + count(view.bank_houses, "HOUSE") + " " + count(view.bank_hotels, "HOTEL");
    std::vector<std::string> facts{round, in_bank};
    for (std::string& fact : facts_of_rules(view, width)) facts.push_back(std::move(fact));
    return facts;
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

int lines_in(std::span<const Paragraph> paragraphs) {
    int lines = 0;
    for (const Paragraph& each : paragraphs) lines += static_cast<int>(each.lines.size());
    return lines;
}

// A full page is turned, and nothing moves before. The new page begins with the end of the old one,
// with as much of it as half a page has room for.
std::span<const Paragraph> last_page(std::span<const Paragraph> all, int rows) {
    std::size_t first = 0;
    for (std::size_t end = 1; end <= all.size(); ++end) {
        if (lines_in(all.subspan(first, end - first)) <= rows) continue;
        const std::size_t newest = end - 1;
        const int room = std::min(rows / 2, rows - lines_in(all.subspan(newest, 1)));
        while (first < newest and lines_in(all.subspan(first, newest - first)) > room) ++first;
    }
    return all.subspan(first);
}

// A name at the beginning is in its player's colour.
void draw_story(Canvas& canvas, const Box& box, const View& view, const Recent& recent) {
    const int width = box.right - box.left + 1;
    const auto paragraphs = paragraphs_of(last_pages(recent), width);
    int row = box.top;
    for (const Paragraph& each : last_page(paragraphs, box.bottom - box.top + 1)) {
        const At begin{row, box.left};
        for (const std::string& line : each.lines)
            if (row <= box.bottom) canvas.write({row++, box.left}, line, on_black);
        canvas.write(begin, cut(upper(each.who), width), {ink_of(view, each.who), Ink::Black});
    }
}

}  // namespace

void draw_middle(Canvas& canvas, const Box& box, const View& view, const Recent& recent) {
    const int width = box.right - box.left - 1;
    const std::vector<std::string> facts = facts_of(view, width);
    int row = box.bottom - static_cast<int>(facts.size());
    const Box story{box.top + 1, box.left + 1, row - 2, box.right - 1};
    draw_story(canvas, story, view, recent);
    for (const std::string& fact : facts)
        canvas.write({row++, box.left + 1}, cut(fact, width), on_black);
}

}  // namespace parlor::tui
