// The choice of the player to whom a deal is proposed.
//
// Source: L-8.1, U-9.3.
#include "tui/desk/player_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

ItemIs if_partner(const Seen& seen, const NoState&, int number) {
    return there_if(seen.view.choices.deal.contains(Seat(number)));
}

Reply pick(const View&, NoState&, int number) { return TurnTo{deal_page(Seat(number))}; }

constexpr Entry<NoState> player(int seat) {
    return {player_key(seat, "a deal with them"), pick, if_partner, seat, name_of_seat};
}

constexpr auto entries = with_players<Entry<NoState>>(player,
                                                      {
                                                          {{'x', 1, 22, "BACK", "go back"}, close},
                                                      });

Menu window(const Seen&, const NoState&) {
    return {.header = "A DEAL WITH", .has_quadrants = false};
}

constexpr PageKind<NoState> partners{
    .window = window, .entries = entries, .arrange = arrange_players};

}  // namespace

PagePtr partner_page() { return page_of(partners); }

}  // namespace parlor::tui::moneyloopy_table
