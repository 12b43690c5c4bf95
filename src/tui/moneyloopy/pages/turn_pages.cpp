// The pages of a player's own turn: rolling, arriving by train, and ending it.
//
// Source: L-2.6, L-6.1.
#include "canvas/letters.hpp"
#include "tui/desk/heads.hpp"
#include "tui/moneyloopy/card.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::Choices;

ItemIs if_rolling(const Seen& seen) {
    return seen.view.choices.train ? ItemIs::Absent : open_if(seen.view.choices.roll);
}
ItemIs if_on_train(const Seen& seen) { return there_if(seen.view.choices.train); }

Menu window_of_turn(const Seen& seen) {
    return {.header = desk::whose_turn(seen.view),
            .sub = desk::round_words(seen.view),
            .has_quadrants = seen.page == 1};
}

constexpr auto roll_entries = with_common<NoState>(
    16,
    {
        {{'r', 1, 10, "ROLL", "roll the dice"}, plays<moneyloopy::Roll>, if_rolling},
        {{'t', 1, 10, "ARRIVE", "by train"}, plays<moneyloopy::Train>, if_on_train},
        Common::manage(1, 12),
        Common::deal(1, 14),
    });

Menu roll_window(const Seen& seen, const NoState&) {
    Menu menu = window_of_turn(seen);
    if (seen.view.choices.train) menu.words = {{9, "ON THE TRAIN"}};
    return menu;
}

std::vector<CardLine> roll_card(const Seen& seen, const NoState&) {
    const moneyloopy::View& view = seen.view;
    if (not view.choices.train) return {};
    const Square station = view.seat(view.decision.seat).at;
    return CardText{"THE TRAIN"}
        .line("FROM")
        .square(view, station)
        .line("TO")
        .square(view, next_station(*view.edition, station))
        .blank()
        .line("NO TOLL, AND NO OFFER THERE")
        .take();
}

constexpr PageKind<NoState> rolling{
    .window = roll_window, .entries = roll_entries, .card = roll_card};

constexpr auto end_entries = with_common<NoState>(
    16,
    {
        {{'n', 1, 10, "NEXT TURN", "end your turn"}, plays<moneyloopy::End>, may<&Choices::end>},
        Common::my_next_turn(11),
        Common::manage(1, 12),
        Common::deal(1, 14),
    });

Menu end_window(const Seen& seen, const NoState&) {
    Menu menu = window_of_turn(seen);
    menu.words = {{9, "ALL IS DONE"}};
    return menu;
}

constexpr PageKind<NoState> ending{.window = end_window, .entries = end_entries};

}  // namespace

PagePtr roll_page() { return page_of(rolling); }
PagePtr end_page() { return page_of(ending); }

}  // namespace parlor::tui::moneyloopy_table
