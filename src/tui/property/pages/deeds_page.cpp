// The keys of the list of deeds. Left and Right change the player, as pages; Up and Down move the
// cursor over the rows.
//
// Source:   U-5.9.
// Not here: drawing it (deeds_panel.hpp, board/deeds_list.hpp).
#include <algorithm>

#include "tui/board/deeds_list.hpp"
#include "tui/property/deed_walk.hpp"
#include "tui/property/deeds_panel.hpp"
#include "tui/property/pages/common_keys.hpp"

namespace parlor::tui {
namespace {

using property::View;

// Whether the player of this list has to decide, and may manage deeds meanwhile.
bool may_manage(const View& view, const Deeds& page) {
    using property::DecisionKind;
    const DecisionKind kind = view.decision.kind;
    if (kind == DecisionKind::None or kind == DecisionKind::Chance or kind == DecisionKind::Vote)
        return false;
    return view.decision.seat == page.of and not view.seat(page.of).is_computer;
}

ItemIs if_managed(const Seen& seen, const Deeds& page) {
    if (page.target.cursor != nullptr) return ItemIs::Absent;
    return open_if(may_manage(seen.view, page) and selected(seen.view, page));
}

Reply manage(const View& view, Deeds& page) {
    const auto deed = selected(view, page);
    if (not deed) return Say{"There is no deed here"};
    if (not may_manage(view, page)) return Say{"Manage only your own deeds, on your turn"};
    return Open{manage_page(*deed)};
}

ItemIs if_selected(const Seen& seen, const Deeds& page) {
    return open_if(selected(seen.view, page).has_value());
}

Reply inform(const View& view, Deeds& page) {
    const auto deed = selected(view, page);
    if (not deed) return Say{"There is no deed here"};
    return Tell{info_card(view, *deed)};
}

// Enter manages the deed, or moves the cursor of the page below to it; otherwise it shows the
// deed's card.
Reply take(const View& view, Deeds& page) {
    const auto deed = selected(view, page);
    if (deed and page.target.cursor != nullptr) {
        if (not page.target.allowed.contains(*deed)) return Say{"This deed cannot be chosen here"};
        *page.target.cursor = *deed;
        return Close{};
    }
    return deed and may_manage(view, page) ? manage(view, page) : inform(view, page);
}

std::optional<int> row_of(const View& view, const Deeds& page, Square deed) {
    const std::vector<Square> deeds = listed(view, page);
    const auto found = std::ranges::find(deeds, deed);
    if (found == deeds.end()) return std::nullopt;
    return static_cast<int>(found - deeds.begin());
}

// The row that the key selects: in the list, or with Tab in the next group.
std::optional<int> row_at(const View& view, const Deeds& page, Key key) {
    const int count = static_cast<int>(listed(view, page).size());
    if (const auto row = row_after(page.row, count, key)) return row;
    const auto from = selected(view, page);
    if (key != Key::Tab or not from) return std::nullopt;
    return row_of(view, page, *walked(view.board(), deeds_of(view, page.of), *from, key));
}

std::optional<Reply> press(const View& view, Deeds& page, Key key) {
    if (key == Key::Enter) return take(view, page);
    if (const auto seat = seat_after(page.of, static_cast<int>(view.seats.size()), key)) {
        page.of = *seat;
        page.row = 0;
        return Stay{};
    }
    const auto row = row_at(view, page, key);
    if (not row) return std::nullopt;
    page.row = *row;
    return Stay{};
}

constexpr Entry<Deeds> entries[]{
    {{'m', 1, DeedsList::keys_row, "MANAGE", "build or mortgage", 3}, manage, if_managed},
    {{'i', 1, DeedsList::keys_row, "INFO", "price and rents", 12}, inform, if_selected},
    {{'d', 1, DeedsList::keys_row, "DONE", "go back", 19}, close},
};

Menu window(const Seen&, const Deeds&) {
    return {.header = "DEEDS",
            .other_keys = {KeyHelp{"ENTER", "CHOOSE IT"},
                           KeyHelp{"LEFT RIGHT", "PLAYER"},
                           KeyHelp{"DIGITS", "A PLAYER"},
                           KeyHelp{"PGUP PGDN", "A PAGE"},
                           next_group_help,
                           first_deed_help,
                           last_deed_help}};
}

void draw_panel(Canvas& canvas, const Seen& seen, const Deeds& page, const Menu& menu, MenuCursor) {
    draw_deeds(canvas, seen.view, page, menu);
}

constexpr PageKind<Deeds> deeds{window, entries, draw_panel, press};

}  // namespace

PagePtr deeds_page(const View& view, Seat of, DeedTarget target) {
    Deeds page{of, target};
    if (target.cursor != nullptr) page.row = row_of(view, page, *target.cursor).value_or(0);
    return page_of(deeds, page);
}

}  // namespace parlor::tui
