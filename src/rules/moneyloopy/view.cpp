#include "rules/moneyloopy/view.hpp"

#include "rules/board/street.hpp"
#include "rules/moneyloopy/debt.hpp"
#include "rules/moneyloopy/rent.hpp"
#include "rules/moneyloopy/worth.hpp"

namespace parlor::rules::moneyloopy {
namespace {

SeatView view_seat(const Game& game, Seat viewer, Seat seat, const Sitter& sitter) {
    const Player& player = game.players[seat];
    SeatView view{.seat = seat,
                  .name = sitter.name,
                  .colour = sitter.colour,
                  .token = sitter.token.empty() ? static_cast<char>('0' + number(seat))
                                                : sitter.token.front(),
                  .computer = sitter.computer,
                  .at = player.at,
                  .transit = player.transit,
                  .out = player.out,
                  .safe_cards = player.safe_cards,
                  .properties = game.properties[seat].count(),
                  .full_groups = full_groups(game.board(), game.properties[seat]),
                  .equity = equity_of(game, seat),
                  .money = money_seen(game, viewer, seat)};
    if (view.money) view.wealth = wealth_of(game, seat);
    for (const Square property : game.properties[seat]) {
        const int steps = game.houses[property];
        view.hotels += steps == hotel ? 1 : 0;
        view.houses += steps == hotel ? 0 : steps;
    }
    return view;
}

SquareView view_square(const Game& game, Square property) {
    const Seat owner = owner_of(game, property);
    const bool is_owned = owner != bank;
    return {.owner = owner,
            .houses = game.houses[property],
            .whole_group = is_owned and has_whole_group(game, owner, property),
            .rent = is_owned ? rent_of(game, property) : 0_cash};
}

}  // namespace

View view_for(const Moneyloopy::Setup& setup, const Game& game, Seat viewer) {
    View view{.viewer = viewer,
              .edition = game.edition,
              .rules = game.rules,
              .round = round_of(game),
              .marker = marker_of(game),
              .turn = game.turn,
              .phase = game.phase,
              .decision = game.decision,
              .auction = game.auction,
              .lots = game.lots,
              .proposal = game.proposal,
              .deals = {game.deals.begin(), game.deals.end()},
              .terms = {game.terms.begin(), game.terms.end()},
              .over = game.over,
              .winners = game.winners};
    if (viewer != bank and viewer == game.decision.seat) view.choices = legal(game);
    for (const Seat seat : everybody(game))
        view.seats.push_back(view_seat(game, viewer, seat, sitter_at(setup, seat)));
    for (const Square property : game.edition->properties)
        view.squares[property] = view_square(game, property);
    if (const Debt* const debt = debt_decided(game)) view.demanded = *debt;
    return view;
}

std::optional<Money> money_seen(const Game& game, Seat viewer, Seat seat) {
    const bool is_open = game.rules.purses == Purses::Open or game.over != OverHow::NotOver;
    const bool decides_on_it = viewer == seat and game.decision.seat == seat;
    return is_open or decides_on_it ? std::optional{game.money[seat]} : std::nullopt;
}

}  // namespace parlor::rules::moneyloopy
