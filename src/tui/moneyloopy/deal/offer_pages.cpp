// The pages of squares that let you buy something: an unowned property, a safe card, a train.
//
// Source: L-2.6, L-3.2, L-4.1, L-6, U-9.2.
#include "canvas/letters.hpp"
#include "tui/board/square_name.hpp"
#include "tui/desk/heads.hpp"
#include "tui/moneyloopy/card.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::Choices;
using moneyloopy::Place;

Square here(const View& view) { return view.seat(view.decision.seat).at; }

std::string name_here(const View& view) {
    return square_name(view.board(), here(view), width_of_words);
}

Menu window_here(const Seen& seen, std::string header, std::string words) {
    return {.header = std::move(header),
            .sub = desk::who_decides(seen.view),
            .words = {{9, std::move(words)}},
            .has_quadrants = seen.page == 1};
}

constexpr CommonEntry no{{'n', 1, 12, "NO", "leave it"}, plays<moneyloopy::No>, may<&Choices::no>};

constexpr auto buy_entries = with_common<NoState>(
    17,
    {
        {{'b', 1, 10, "BUY FOR $300", "pay the bank"}, plays<moneyloopy::Buy>, may<&Choices::buy>},
        {{'a', 1, 12, "AUCTION", "let all bid"},
         plays<moneyloopy::StartAuction>,
         may<&Choices::auction>},
        {{'c', 1, 14, "SAFE CARD", "use one instead"},
         plays<moneyloopy::UseSafeCard>,
         may<&Choices::safe>},
        Common::deal(1, 16),
    });

Menu buy_window(const Seen& seen, const NoState&) {
    return window_here(seen, "UNOWNED PROPERTY", name_here(seen.view));
}

std::vector<CardLine> buy_card(const Seen& seen, const NoState&) {
    return card_of_property(seen.view, here(seen.view));
}

constexpr PageKind<NoState> buying{.window = buy_window, .entries = buy_entries, .card = buy_card};

constexpr auto chest_entries = with_common<NoState>(16,
                                                    {
                                                        {{'b', 1, 10, "BUY A CARD", "for $100"},
                                                         plays<moneyloopy::BuySafeCard>,
                                                         may<&Choices::safe_card>},
                                                        no,
                                                        Common::deal(1, 14),
                                                    });

Menu chest_window(const Seen& seen, const NoState&) {
    return window_here(seen, "COMMUNITY CHEST", "SAFE CARDS");
}

std::vector<CardLine> chest_card(const Seen& seen, const NoState&) {
    const View& view = seen.view;
    return CardText{"A SAFE CARD"}
        .line("CANCELS A TOLL, INCOME TAX, RENT WITHOUT HOTEL, OR A PURCHASE")
        .blank()
        .sum("PRICE", moneyloopy::safe_card_price)
        .left_after(view, moneyloopy::safe_card_price)
        .safe_cards(view)
        .take();
}

constexpr PageKind<NoState> chest{
    .window = chest_window, .entries = chest_entries, .card = chest_card};

constexpr auto station_entries =
    with_common<NoState>(16,
                         {
                             {{'t', 1, 10, "TAKE TRAIN", "and end the turn"},
                              plays<moneyloopy::Train>,
                              may<&Choices::train>},
                             no,
                             Common::deal(1, 14),
                         });

Menu station_window(const Seen& seen, const NoState&) {
    return window_here(seen, "STATION", name_here(seen.view));
}

std::vector<CardLine> card_of_centre() {
    return CardText{"TO THE CENTRE"}
        .line("NEXT TURN YOU JUMP TO ANY SQUARE.")
        .line("IT PAYS")
        .sum("GO SIDE", moneyloopy::jump_money(Square{0}))
        .sum("SECOND", moneyloopy::jump_money(Square{10}))
        .sum("THIRD", moneyloopy::jump_money(Square{20}))
        .sum("FOURTH", moneyloopy::jump_money(Square{30}))
        .take();
}

std::vector<CardLine> station_card(const Seen& seen, const NoState&) {
    const View& view = seen.view;
    const Square station = here(view);
    if (view.edition->places[station] == Place::ShortLine) return card_of_centre();
    return CardText{"THE TRAIN"}
        .line("NEXT TURN, WITHOUT A ROLL, YOU ARE ON")
        .square(view, next_station(*view.edition, station))
        .blank()
        .line("NO TOLL, AND NO OFFER THERE")
        .take();
}

constexpr PageKind<NoState> boarding{
    .window = station_window, .entries = station_entries, .card = station_card};

}  // namespace

PagePtr buy_page() { return page_of(buying); }
PagePtr chest_page() { return page_of(chest); }
PagePtr station_page() { return page_of(boarding); }

}  // namespace parlor::tui::moneyloopy_table
