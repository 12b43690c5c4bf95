#include "rules/property/estate/rent.hpp"

#include "rules/property/estate/worth.hpp"

namespace parlor::property {
namespace {

Money street_rent(const OpenGame& game, Seat owner, Square square) {
    const board::Spot& street = spot(game, square);
    const bool doubled =
        has_whole_group(game, owner, square) and earns_double(game, group_of(game, square));
    return street_rent(
        street, game.houses[square], doubled ? board::BareRent::Double : board::BareRent::Single);
}

Money station_rent(const OpenGame& game, Seat owner, Square square) {
    const int owned = (game.deeds[owner] & group_of(game, square)).count();
    return spot(game, square).rents[static_cast<std::size_t>(owned - 1)];
}

Money utility_rent(const OpenGame& game, Seat owner, Square square, Dice thrown) {
    const int times = has_whole_group(game, owner, square) ? 10 : 4;
    return Money{thrown.total().count} * times;
}

}  // namespace

bool earns_double(const OpenGame& game, board::Squares group) {
    return game.rules.double_rent == DoubleRent::WholeGroup or (game.mortgaged & group).empty();
}

Money rent_for(const OpenGame& game, Seat owner, Square square, Dice thrown) {
    switch (spot(game, square).kind) {
        case board::Kind::Street: return street_rent(game, owner, square);
        case board::Kind::Station: return station_rent(game, owner, square);
        case board::Kind::Utility: return utility_rent(game, owner, square, thrown);
        case board::Kind::Go:
        case board::Kind::Chest:
        case board::Kind::Chance:
        case board::Kind::Tax:
        case board::Kind::Gaol:
        case board::Kind::FreeParking:
        case board::Kind::GoToGaol: return 0_cash;
    }
    return 0_cash;
}

Money rent_due(const OpenGame& game, Square square, Dice thrown) {
    return rent_for(game, owner_of(game, square), square, thrown);
}

}  // namespace parlor::property
