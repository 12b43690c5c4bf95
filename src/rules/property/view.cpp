#include "rules/property/view.hpp"

#include "rules/property/estate.hpp"
#include "rules/property/rent.hpp"
#include "rules/property/score.hpp"
#include "rules/property/standings.hpp"
#include "rules/property/worth.hpp"

namespace parlor::rules {
namespace {

SeatView view_seat(const OpenGame& game, Seat seat, const Sitter& sitter) {
    const Player& player = game.players[seat];
    const Squares deeds = game.deeds[seat];
    const auto& groups = game.board().groups;
    SeatView view{.seat = seat,
                  .entrant = game.seating[seat],
                  .name = sitter.name,
                  .colour = sitter.colour,
                  .token = sitter.token.empty() ? static_cast<char>('0' + number(seat))
                                                : sitter.token.front(),
                  .at = player.at,
                  .gaol_turn = player.gaol_turn,
                  .out = player.out,
                  .left = player.left,
                  .place = place_of(game, seat),
                  .clock = player.clock,
                  .chest_card = game.free_card_holder[Deck::Chest] == seat,
                  .chance_card = game.free_card_holder[Deck::Chance] == seat,
                  .money = player.money,
                  .equity = equity_of(game, seat),
                  .wealth = final_wealth_of(game, seat),
                  .debt = owed_by(game, seat),
                  .phantom = player.phantom,
                  .computer = sitter.computer,
                  .deeds = deeds.count(),
                  .stations = (deeds & groups[Group::Stations]).count(),
                  .utilities = (deeds & groups[Group::Utilities]).count(),
                  .full_groups = full_groups(game.board(), deeds),
                  .score = score_of(game, seat)};
    for (const Square square : deeds) {
        const int steps = game.houses[square];
        view.hotels += steps == hotel ? 1 : 0;
        view.houses += steps == hotel ? 0 : steps;
    }
    return view;
}

Money rent_now(const OpenGame& game, Square square) {
    constexpr Dice one_pip{1, 0};
    const bool earns = owner_of(game, square) != bank and not game.mortgaged.contains(square);
    return earns ? rent_due(game, square, one_pip) : 0_cash;
}

GroupBuilding building_on(const OpenGame& game, Group group) {
    GroupBuilding building{streets_to_raise(game, group), {}};
    for (const Square street : building.streets)
        building.cost += building_price(spot(game, street), game.houses[street] + 1);
    return building;
}

}  // namespace

View picture_of(const Property::Setup& setup, const OpenGame& game) {
    View view{.edition = game.edition,
              .rules = game.rules,
              .round = game.round,
              .turn = game.turn,
              .direction = game.direction,
              .doubles = game.doubles,
              .dice = game.dice,
              .decision = game.decision,
              .auction = game.auction,
              .offer = game.offer,
              .claims = game.claims,
              .vote = game.vote,
              .bank_houses = game.bank_houses,
              .bank_hotels = game.bank_hotels,
              .pot = game.pot,
              .over = game.over,
              .winner = game.winner};
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

View view_for(const Property::Setup& setup, const OpenGame& game) {
    View view = picture_of(setup, game);
    view.choices = legal(game);
    for (const Group group : view.choices.build_groups)
        view.group_building[group] = building_on(game, group);
    return view;
}

}  // namespace parlor::rules
