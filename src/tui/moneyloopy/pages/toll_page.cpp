// The page of a tollbooth: paying, looping or using a safe card, and where each leads.
//
// Source: L-2.2, U-9.2.
#include "canvas/letters.hpp"
#include "tui/board/square_name.hpp"
#include "tui/desk/heads.hpp"
#include "tui/moneyloopy/card.hpp"
#include "tui/moneyloopy/lead.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::booth_at;
using moneyloopy::Choices;
using moneyloopy::toll_of;

Square booth_of(const View& view) { return std::get<moneyloopy::AtToll>(view.phase).booth; }

Money toll_in(const View& view) { return toll_of(booth_at(view.board(), booth_of(view))); }

std::string label_of_toll(const desk::View& view, int /*number*/) {
    return "PAY $" + std::to_string(toll_in(desk::own<View>(view)).amount);
}

constexpr auto entries = with_common<NoState>(
    17,
    {
        {{'p', 1, 10, "PAY", "pay and continue"},
         plays<moneyloopy::PayToll>,
         may<&Choices::toll>,
         0,
         label_of_toll},
        {{'l', 1, 12, "LOOP", "go back to GO"}, plays<moneyloopy::Loop>, may<&Choices::loop>},
        {{'c', 1, 14, "SAFE CARD", "use one instead"},
         plays<moneyloopy::UseSafeCard>,
         may<&Choices::safe>},
        Common::deal(1, 16),
    });

Menu window(const Seen& seen, const NoState&) {
    return {.header = "TOLLBOOTH",
            .sub = desk::who_decides(seen.view),
            .words = {{9, square_name(seen.view.board(), booth_of(seen.view), width_of_words)}},
            .has_quadrants = seen.page == 1};
}

void add_lead(CardText& text, const View& view, std::string_view how, Lead lead) {
    const std::string toll = std::to_string(
        toll_of(booth_at(view.board(), lead.is_toll ? lead.square : booth_of(view))).amount);
    text.line(std::string{how} + (lead.is_toll ? "$" + toll + " AT" : "ON TO"));
    text.square(view, lead.square);
}

std::vector<CardLine> card(const Seen& seen, const NoState&) {
    const View& view = seen.view;
    CardText text{"TOLL $" + std::to_string(toll_in(view).amount)};
    text.left_after(view, toll_in(view)).blank();
    add_lead(text, view, "PAID: ", when_paid(view));
    text.blank();
    add_lead(text, view, "LOOP: ", when_looped(view));
    return text.blank().safe_cards(view).take();
}

constexpr PageKind<NoState> toll{.window = window, .entries = entries, .card = card};

}  // namespace

PagePtr toll_page() { return page_of(toll); }

}  // namespace parlor::tui::moneyloopy_table
