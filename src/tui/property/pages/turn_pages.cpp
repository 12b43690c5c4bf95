// The pages of a player's own turn: rolling and ending it, in Gaol, and at a deed for sale.
#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "rules/board/spelling.hpp"
#include "tui/board/square_name.hpp"
#include "tui/desk/heads.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"

namespace parlor::tui {
namespace {

using property::Choices;
using property::DecisionKind;

constexpr CommonEntry next_turn{
    {'n', 1, 12, "NEXT TURN", "end your turn"}, plays<property::End>, may<&Choices::end>};

constexpr Entry<NoState> turn_entries[]{
    Common::roll(1, 10),
    next_turn,
    Common::my_next_turn(13),
    Common::manage(1, 14),
    Common::trade(1, 16),
    Common::overview(1, 18),
    Common::deeds(1, 19),
    Common::statistics(2, 10),
    Common::autopay(2, 12),  // dark here, where the original has it
    Common::options(2, 14),
    Common::why(2, 15),
    Common::take_back(2, 16),
    Common::end_game(2, 17),
    Common::quit(2, 18),
};

Menu turn_window(const Seen& seen, const NoState&) {
    Menu menu{.header = desk::whose_turn(seen.view),
              .sub = desk::round_words(seen.view),
              .has_quadrants = seen.page == 1};
    const bool again = seen.view.decision.kind == DecisionKind::Roll and seen.view.doubles > 0;
    if (again) menu.words = {{9, "DOUBLES"}};
    return menu;
}

constexpr PageKind<NoState> turn{turn_window, turn_entries};

constexpr Entry<NoState> gaoled_entries[]{
    next_turn,
    Common::my_next_turn(13),
    Common::manage(1, 14),
    Common::overview(1, 16),
    Common::deeds(1, 17),
    Common::take_back(1, 18),
    Common::quit(1, 20),
};

Menu gaoled_window(const Seen& seen, const NoState&) {
    Menu menu{.header = spelled("GONE TO GAOL", seen.view.board()),
              .sub = desk::who_decides(seen.view),
              .has_quadrants = false};
    if (seen.view.doubles >= property::doubles_to_gaol) menu.words = {{9, "THREE DOUBLES"}};
    return menu;
}

constexpr PageKind<NoState> gaoled{gaoled_window, gaoled_entries};

constexpr Entry<NoState> gaol_entries[]{
    {{'r', 1, 10, "ROLL", "try for a double"}, plays<property::Roll>, may<&Choices::roll>},
    next_turn,
    Common::my_next_turn(13),
    {{'p', 1, 14, "POST BAIL", "pay $50 to leave"}, plays<property::Bail>, may<&Choices::bail>},
    {{'f', 1, 16, "GET OUT FREE", "use your card"}, plays<property::UseCard>, may<&Choices::card>},
    Common::why(1, 18),
    Common::manage(2, 10),
    Common::trade(2, 12),
    Common::overview(2, 14),
    Common::deeds(2, 15),
    Common::statistics(2, 16),
    Common::take_back(2, 17),
    Common::end_game(2, 18),
    Common::quit(2, 19),
};

// The third failure to roll a double costs the bail (C-11.4).
Menu gaol_window(const Seen& seen, const NoState&) {
    const int tries = seen.view.seat(seen.view.decision.seat).gaol_turn;
    Menu menu{.header = spelled("IN GAOL", seen.view.board()), .sub = desk::who_decides(seen.view)};
    const std::string most = std::to_string(property::turns_in_gaol);
    menu.words = {{9, "TRY " + std::to_string(tries) + " OF " + most},
                  {.row = 15, .words = dollars(property::bail_sum), .col = 6, .page = 1}};
    return menu;
}

constexpr PageKind<NoState> gaol{gaol_window, gaol_entries};

constexpr Entry<NoState> deed_entries[]{
    {{'b', 1, 10, "BUY", "pay its price"}, plays<property::Buy>, may<&Choices::buy>},
    {{'p', 1, 12, "PASS", "do not buy it"}, plays<property::Pass>, may<&Choices::pass>},
    Common::manage(1, 14),
    Common::trade(1, 16),
    Common::overview(1, 18),
    Common::deeds(1, 19),
    Common::statistics(2, 10),
    Common::take_back(2, 12),
    Common::quit(2, 14),
    Common::why(2, 16),
};

Menu deed_window(const Seen& seen, const NoState&) {
    const property::View& view = seen.view;
    Menu menu{.header = "UNOWNED DEED", .sub = desk::who_decides(view)};
    if (view.for_sale) menu.words = {{9, square_name(view.board(), *view.for_sale, 16)}};
    return menu;
}

constexpr PageKind<NoState> deed{deed_window, deed_entries};

}  // namespace

PagePtr turn_page() { return page_of(turn); }
PagePtr gaoled_page() { return page_of(gaoled); }
PagePtr gaol_page() { return page_of(gaol); }
PagePtr deed_page() { return page_of(deed); }

}  // namespace parlor::tui
