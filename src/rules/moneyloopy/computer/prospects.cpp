#include "rules/moneyloopy/computer/prospects.hpp"

#include <algorithm>

#include "rules/board/street.hpp"

namespace parlor::moneyloopy::computer {
namespace {

// The percentage counted for an incomplete group, when the bank or another player has the rest.
constexpr int hope_at_bank = 25, hope_at_others = 12;

// The percentages counted of what houses to come would bring.
constexpr int all_houses = 100, houses_in_deals = 40;

// The money that players usually have in hand: nobody pays more.
constexpr Money usual_purse = 400_cash, growth_a_round = 25_cash;

int visitors(const OpenGame& game) { return players_in(game).count() - 1; }

// Houses already on these streets cost nothing.
Money gain_up_to(const OpenGame& game, board::Squares streets, int houses) {
    Money gain;
    for (const Square street : streets) {
        const int now = game.houses[street];
        if (now >= houses) continue;
        gain += rents_to_come(game, street, houses, true) - rents_to_come(game, street, now, true) -
                house_price * (houses - now);
    }
    return gain;
}

// The most profit that houses on these streets bring if they are built now.
Money gain_of_building(const OpenGame& game, board::Squares streets) {
    Money most;
    for (int houses = 1; houses <= board::hotel; ++houses)
        most = std::max(most, gain_up_to(game, streets, houses));
    return most;
}

// `building` is the percentage counted of what houses to come would bring.
Money group_worth(const OpenGame& game, board::Squares group, board::Squares owned, int building) {
    const bool whole = owned == group;
    Money worth;
    for (const Square street : owned)
        worth += property_worth + rents_to_come(game, street, game.houses[street], whole);
    const Money houses = gain_of_building(game, group) * building / 100;
    if (whole) return worth + houses;
    const board::Squares missing = group - owned;
    const bool at_bank = game.properties[bank].contains_all(missing);
    const int hope = (at_bank ? hope_at_bank : hope_at_others) / missing.count();
    return worth + houses * hope / 100;
}

Money worth_of_groups(const OpenGame& game, board::Squares owned, int building) {
    Money worth;
    for (std::size_t i = 0; i < board::group_count; ++i) {
        const board::Squares group = game.board().groups[board::Group(i)], held = group & owned;
        if (not held.empty()) worth += group_worth(game, group, held, building);
    }
    return worth;
}

}  // namespace

int rounds_left(const OpenGame& game) { return board_size - game.rounds; }

bool is_to_begin(const OpenGame& game, Seat seat) {
    if (seat != game.turn) return in_after(game, game.turn).contains(seat);
    return std::holds_alternative<ToRoll>(game.phase);
}

Money rent_in(const OpenGame& game, Square street, int houses, bool whole, int rounds) {
    const auto bare = whole ? board::BareRent::Double : board::BareRent::Single;
    const Money rent = street_rent(game.board().at(street), houses, bare);
    return std::min(rent, usual_purse + growth_a_round * game.rounds) * rounds / board_size;
}

Money rents_to_come(const OpenGame& game, Square street, int houses, bool whole) {
    return rent_in(game, street, houses, whole, visitors(game) * rounds_left(game));
}

Money estate_worth(const OpenGame& game, board::Squares owned) {
    return worth_of_groups(game, owned, all_houses);
}

Money worth_in_deals(const OpenGame& game, board::Squares owned) {
    return worth_of_groups(game, owned, houses_in_deals);
}

Money worth_to(const OpenGame& game, Seat seat, Square property) {
    const board::Squares group = game.board().groups[game.board().at(property).group];
    board::Squares with = game.properties[seat] & group, without = with;
    with.insert(property);
    without.erase(property);
    return estate_worth(game, with) - estate_worth(game, without);
}

Money worth_with_rivals(const OpenGame& game, Seat seat, Square property) {
    Money most;
    for (const Seat other : players_in(game))
        if (other != seat) most = std::max(most, worth_to(game, other, property));
    return worth_to(game, seat, property) + (most - property_worth) / std::max(1, visitors(game));
}

}  // namespace parlor::moneyloopy::computer
