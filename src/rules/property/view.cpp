#include "rules/property/view.hpp"

#include "rules/property/estate/estate.hpp"
#include "rules/property/estate/rent.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/figures/score.hpp"
#include "rules/property/figures/standings.hpp"

namespace parlor::property {
namespace {

Money improvements_of(const OpenGame& game, Seat seat) {
    Money worth;
    for (const Square deed : game.deeds[seat])
        for (int step = game.houses[deed]; step > 0; --step)
            worth += selling_price(spot(game, deed), step);
    return worth;
}

SeatView view_seat(const OpenGame& game, Seat seat, const board::Sitter& sitter) {
    const Player& player = game.players[seat];
    const board::Squares deeds = game.deeds[seat];
    const auto& groups = game.board().groups;
    SeatView view{board::seat_view(seat, sitter)};
    view.at = player.at;
    view.out = player.out;
    view.deeds = deeds.count();
    view.full_groups = full_groups(game.board(), deeds);
    view.equity = equity_of(game, seat);
    view.entrant = game.seating[seat];
    view.gaol_turn = player.gaol_turn;
    view.left = player.left;
    view.place = place_of(game, seat);
    view.clock = player.clock;
    view.chest_card = game.free_card_holder[board::Deck::Chest] == seat;
    view.chance_card = game.free_card_holder[board::Deck::Chance] == seat;
    view.money = player.money;
    view.wealth = final_wealth_of(game, seat);
    view.debt = owed_by(game, seat);
    view.improvements = improvements_of(game, seat);
    view.phantom = player.phantom;
    view.stations = (deeds & groups[board::Group::Stations]).count();
    view.utilities = (deeds & groups[board::Group::Utilities]).count();
    view.score = score_of(game, seat);
    for (const Square deed : deeds) count_houses(view, game.houses[deed]);
    return view;
}

Money rent_now(const OpenGame& game, Square square) {
    constexpr Dice one_pip{1, 0};
    const bool earns = owner_of(game, square) != bank and not game.mortgaged.contains(square);
    return earns ? rent_due(game, square, one_pip) : 0_cash;
}

GroupBuilding building_on(const OpenGame& game, board::Group group) {
    GroupBuilding building{streets_to_raise(game, group), {}};
    for (const Square street : building.streets)
        building.cost += building_price(spot(game, street), game.houses[street] + 1);
    return building;
}

}  // namespace

std::optional<int> View::last_round() const {
    return rules.last_round > 0 ? std::optional{rules.last_round} : std::nullopt;
}

std::optional<Square> View::decided_on() const { return auction ? auction->square : for_sale; }

ViewPtr View::with_token(Seat seat, Square at) const {
    auto view = std::make_shared<View>(*this);
    view->seats[static_cast<std::size_t>(number(seat)) - 1].at = at;
    return view;
}

View picture_of(const Setup& setup, const OpenGame& game) {
    View view;
    view.round = game.round;
    view.turn = game.turn;
    view.auction = game.auction;
    view.edition = game.edition;
    view.rules = game.rules;
    view.direction = game.direction;
    view.doubles = game.doubles;
    view.dice = game.dice;
    view.decision = game.decision;
    view.offer = game.offer;
    view.claims = game.claims;
    view.vote = game.vote;
    view.bank_houses = game.bank_houses;
    view.bank_hotels = game.bank_hotels;
    view.pot = game.pot;
    view.debts.assign(game.debts.begin(), game.debts.end());
    view.over = game.over;
    view.winners = game.winners;
    for (int seat = 1; seat <= game.seats; ++seat)
        view.seats.push_back(view_seat(game, Seat(seat), sitter_at(setup, game, Seat(seat))));
    for (const Square square : game.board().deeds) {
        const Seat owner = owner_of(game, square);
        view.squares[square] = {
            .owner = owner,
            .houses = game.houses[square],
            .mortgaged = game.mortgaged.contains(square),
            .whole_group = owner != bank and has_whole_group(game, owner, square),
            .rent = rent_now(game, square)};
    }
    if (const auto* deciding = std::get_if<ToDecide>(&game.phase)) view.for_sale = deciding->deed;
    return view;
}

View view_for(const Setup& setup, const OpenGame& game) {
    View view = picture_of(setup, game);
    view.choices = legal(game);
    for (const board::Group group : view.choices.build_groups)
        view.group_building[group] = building_on(game, group);
    return view;
}

}  // namespace parlor::property
