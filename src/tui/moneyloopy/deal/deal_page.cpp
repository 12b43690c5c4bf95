// A deal before it is proposed: the player adds terms to either column and removes them. The deal
// stays under other pages, until its page is closed or the decision changes.
//
// Source: L-8.1, U-9.3.
#include <algorithm>
#include <utility>

#include "tui/moneyloopy/deal/deal_draft.hpp"
#include "tui/moneyloopy/names.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

int rows_of(const DealDraft& draft, moneyloopy::Side side) {
    return static_cast<int>(std::ranges::count(draft.terms, side, &moneyloopy::TermAsked::side));
}

// The index in the deal of the term under the cursor.
std::optional<std::size_t> selected(const DealDraft& draft) {
    int row = 0;
    for (std::size_t i = 0; i < draft.terms.size(); ++i)
        if (draft.terms[i].side == draft.side() and row++ == draft.cursor.row) return i;
    return std::nullopt;
}

bool is_full(const DealDraft& draft) { return draft.terms.size() == moneyloopy::most_terms; }

ItemIs if_room(const Seen&, const DealDraft& draft) { return open_if(not is_full(draft)); }
ItemIs if_selected(const Seen&, const DealDraft& draft) {
    return open_if(selected(draft).has_value());
}
ItemIs if_any(const Seen&, const DealDraft& draft) { return open_if(not draft.terms.empty()); }
ItemIs if_more(const Seen& seen, const DealDraft& draft) {
    return there_if(pages_of(seen.view, terms_of(seen.view, draft)) > 1);
}

Reply add(const View&, DealDraft& draft) {
    if (is_full(draft)) return Say{"A deal has at most 8 terms"};
    return Open{kinds_page(draft)};
}

Reply take_out(const View&, DealDraft& draft) {
    const auto at = selected(draft);
    if (not at) return Say{"There is no term here to take out"};
    draft.terms.erase(draft.terms.begin() + static_cast<std::ptrdiff_t>(*at));
    draft.cursor.row =
        std::clamp(draft.cursor.row, 0, std::max(0, rows_of(draft, draft.side()) - 1));
    draft.page = 0;
    return Stay{};
}

Reply propose(const View& view, DealDraft& draft) {
    if (draft.terms.empty()) return Say{"First add a term"};
    return play(view, moneyloopy::Propose{draft.with, draft.terms});
}

Reply see_more(const View& view, DealDraft& draft) {
    draft.page = (draft.page + 1) % pages_of(view, terms_of(view, draft));
    return Stay{};
}

constexpr int first = DealPanel::first_keys_row, second = DealPanel::second_keys_row;
constexpr Entry<DealDraft> entries[]{
    {{'a', 1, first, "ADD", "add a term here", 3}, add, if_room},
    {{'x', 1, first, "-TAKE OUT", "remove this term", 9}, take_out, if_selected},
    {{'p', 1, first, "PROPOSE", "offer this deal", 22}, propose, if_any},
    {{'m', 1, first, "MORE", "read on", 32}, see_more, if_more},
    {{'e', 1, second, "EVERY DEAL", "all in force", 3}, Common::list_deals},
    {{'v', 1, second, "VIEW", "the whole board", 15}, Common::see_overview},
    {{'=', 1, second, "DEEDS", "who owns what", 21}, Common::list_properties},
    {{'q', 1, second, "-BACK", "drop this deal", 32}, close},
};

std::optional<Reply> press(const View&, DealDraft& draft, Key key) {
    TermPlace& at = draft.cursor;
    if (key == Key::ArrowLeft or key == Key::ArrowRight)
        at = {key == Key::ArrowLeft, 0};
    else if (key == Key::ArrowUp)
        at.row = std::max(0, at.row - 1);
    else if (key == Key::ArrowDown)
        at.row = std::min(at.row + 1, std::max(0, rows_of(draft, draft.side()) - 1));
    else
        return std::nullopt;
    return Stay{};
}

Menu window(const Seen&, const DealDraft&) {
    return {.header = "A DEAL",
            .other_keys = {KeyHelp{"LEFT RIGHT", "THE SIDE"}, KeyHelp{"UP DOWN", "A TERM"}},
            .has_quadrants = false};
}

void draw(
    Canvas& canvas, const Seen& seen, const DealDraft& draft, const Menu& menu, MenuCursor place) {
    const View& view = seen.view;
    draw_deal(canvas,
              view,
              {.title = "A DEAL WITH " + name_of(view, draft.with),
               .terms = terms_of(view, draft),
               .cursor = draft.cursor,
               .page = draft.page},
              menu,
              place);
}

constexpr PageKind<DealDraft> making{window, entries, draw, press};

}  // namespace

PagePtr deal_page(Seat with) { return page_of(making, DealDraft{.with = with}); }

PagePtr counter_page(const moneyloopy::Proposal& proposal) {
    DealDraft draft{.with = proposal.from};
    for (const moneyloopy::Term& term : proposal.terms) {
        const bool is_mine = term.from == proposal.to;
        draft.terms.push_back(
            {is_mine ? moneyloopy::Side::Mine : moneyloopy::Side::Theirs, term.what});
    }
    return page_of(making, std::move(draft));
}

}  // namespace parlor::tui::moneyloopy_table
