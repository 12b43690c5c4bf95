#include "rules/moneyloopy/estate/rent.hpp"

#include "rules/board/street.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/estate/worth.hpp"

namespace parlor::moneyloopy {

Money rent_of(const OpenGame& game, Square property) {
    const bool doubled = has_whole_group(game, owner_of(game, property), property);
    return street_rent(game.board().at(property),
                       game.houses[property],
                       doubled ? board::BareRent::Double : board::BareRent::Single);
}

Money rent_due(const OpenGame& game, Seat visitor, Square property) {
    return rent_of(game, property) * rent_percent(game, visitor, property) / 100;
}

}  // namespace parlor::moneyloopy
