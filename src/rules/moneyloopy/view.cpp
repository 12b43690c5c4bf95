#include "rules/moneyloopy/view.hpp"

#include "rules/board/street.hpp"
#include "rules/moneyloopy/estate/rent.hpp"
#include "rules/moneyloopy/estate/standings.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/debt.hpp"

namespace parlor::moneyloopy {
namespace {

SeatView view_seat(const Game& game, Seat viewer, Seat seat, const board::Sitter& sitter) {
    const Player& player = game.players[seat];
    const board::Squares properties = game.properties[seat];
    SeatView view{board::seat_view(seat, sitter)};
    view.at = player.at;
    view.out = player.out;
    view.deeds = properties.count();
    view.full_groups = full_groups(game.board(), properties);
    view.equity = equity_of(game, seat);
    view.transit = player.transit;
    view.safe_cards = player.safe_cards;
    if (game.over != OverHow::NotOver) view.place = place_of(game, seat);
    view.money = money_seen(game, viewer, seat);
    if (view.money) view.wealth = wealth_of(game, seat);
    for (const Square property : properties) count_houses(view, game.houses[property]);
    return view;
}

board::SquareView view_square(const Game& game, Square property) {
    const Seat owner = owner_of(game, property);
    const bool is_owned = owner != bank;
    return {.owner = owner,
            .houses = game.houses[property],
            .whole_group = is_owned and has_whole_group(game, owner, property),
            .rent = is_owned ? rent_of(game, property) : 0_cash};
}

}  // namespace

std::optional<Square> View::decided_on() const {
    if (auction) return auction->square;
    if (const auto* toll = std::get_if<AtToll>(&phase)) return toll->booth;
    return std::holds_alternative<ToBuy>(phase) ? std::optional{seat(turn).at} : std::nullopt;
}

ViewPtr View::with_token(Seat seat, Square at) const {
    auto view = std::make_shared<View>(*this);
    view->seats[static_cast<std::size_t>(number(seat)) - 1].at = at;
    return view;
}

View view_for(const Setup& setup, const Game& game, Seat viewer) {
    View view;
    view.round = round_of(game);
    view.turn = game.turn;
    view.auction = game.auction;
    view.viewer = viewer;
    view.edition = game.edition;
    view.rules = game.rules;
    view.marker = marker_of(game);
    view.phase = game.phase;
    view.decision = game.decision;
    view.lots = game.lots;
    view.proposal = game.proposal;
    view.deals = {game.deals.begin(), game.deals.end()};
    view.terms = {game.terms.begin(), game.terms.end()};
    view.over = game.over;
    view.winners = game.winners;
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

}  // namespace parlor::moneyloopy
