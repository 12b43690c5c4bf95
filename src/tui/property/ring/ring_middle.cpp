#include "tui/property/ring/ring_middle.hpp"

#include <span>
#include <string>
#include <vector>

#include "canvas/letters.hpp"
#include "tui/property/board/icons.hpp"
#include "tui/turning_page.hpp"

namespace parlor::tui {
namespace {

using rules::View;

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

// A name at the beginning is in its player's colour.
void draw_story(Canvas& canvas, const Box& box, const View& view, const Recent& recent) {
    TurningPage page{canvas, box};
    for (const auto group : grouped_by_subject(last_pages(recent))) {
        const std::string& name = group.front().who;
        page.write(upper(told_together(group)), upper(name), ink_of(view, name));
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
