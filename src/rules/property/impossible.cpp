// Impossible positions: the checks that a rigged position as a whole has to pass (`.set`).
#include <algorithm>

#include "rules/board/spelling.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/facts.hpp"
#include "rules/property/turn/debt.hpp"
#include "rules/property/turn/deck.hpp"

namespace parlor::property {
namespace {

using Complaint = std::optional<std::string>;
inline constexpr Complaint fine = std::nullopt;

std::string called(Seat seat) { return "seat " + std::to_string(number(seat)); }

Complaint check_purse(const Game& game, Seat seat) {
    if (not is_in_debt(game, seat)) return fine;
    if (game.players[seat].money > 0_cash) return called(seat) + " is in debt and has money";
    // An insolvent player may be waiting until another debtor has paid (C-6.7).
    if (game.decision == Decision{seat, DecisionKind::Debt} and is_insolvent(game, seat))
        return called(seat) + " owes more than they are worth";
    return fine;
}

Complaint check_seat(const Game& game, Seat seat) {
    const Player& player = game.players[seat];
    if (player.gaol_turn > 0 and player.at != game.board().gaol)
        return called(seat) + " is in Gaol but not on its square";
    if (player.gaol_turn > 0 and seat == game.turn and game.rolls_again)
        return called(seat) + " is in Gaol and rolls again";
    const bool may_choose = seat == game.turn and std::holds_alternative<ToLeaveGaol>(game.phase);
    if (may_choose and free_cards_of(game, seat) == 0)
        return called(seat) + " has no card to leave Gaol with (M-2.9)";
    const bool has_to_leave =
        may_choose or (seat == game.turn and std::holds_alternative<ToMove>(game.phase));
    if (has_to_leave and player.gaol_turn != turns_in_gaol)
        return called(seat) + " has failed to roll a double for the third time in Gaol (C-11.4)";
    int houses = 0;
    for (const Square square : game.deeds[seat]) houses += game.houses[square];
    if (houses < player.phantom) return called(seat) + " has too few houses to give back";
    if (player.phantom > 0 and game.bank_houses > 0)
        return called(seat) + " has houses to give back, and the bank has some";
    return check_purse(game, seat);
}

// Where mortgaging sells houses, a mortgaged street may share its group with streets with one house
// (M-2.7).
Complaint check_mortgaged_members(const Game& game,
                                  board::Squares mortgaged,
                                  const std::string& name) {
    if (mortgaged.empty()) return fine;
    if (game.rules.mortgaging == Mortgaging::BareGroups) return name + " has houses and a mortgage";
    if (is_improved(game, mortgaged)) return name + " has houses on a mortgaged street";
    return fine;
}

Complaint check_group(const Game& game, board::Group group) {
    const board::Squares deeds = game.board().groups[group];
    if (deeds.empty() or not is_improved(game, deeds)) return fine;
    const std::string name{id_of(group)};
    const Square one = deeds.first();
    if (spot(game, one).kind != board::Kind::Street) return name + " cannot be built on";
    const Seat owner = owner_of(game, one);
    if (owner == bank or not has_whole_group(game, owner, one))
        return name + " has houses, and nobody owns the whole group";
    if (auto wrong = check_mortgaged_members(game, deeds & game.mortgaged, name)) return wrong;
    int lowest = board::hotel, highest = 0;
    for (const Square square : deeds) {
        lowest = std::min<int>(lowest, game.houses[square]);
        highest = std::max<int>(highest, game.houses[square]);
    }
    if (highest - lowest > 1) return name + " is not built evenly";
    return fine;
}

Complaint check_mortgages(const Game& game) {
    board::Squares may_be = game.board().deeds - game.deeds[bank];
    if (game.claims) may_be |= game.claims->unsettled;
    const board::Squares wrong = game.mortgaged - may_be;
    if (wrong.empty()) return fine;
    return game.board().id_of(wrong.first()) + " is mortgaged, and nobody owns it";
}

// Deeds to be auctioned, claimed or bought must still belong to the bank, and the player must be on
// the deed for sale.
Complaint check_on_the_table(const Game& game) {
    board::Squares on_table;
    if (game.auction) on_table.insert(game.auction->square);
    if (game.claims) on_table |= game.claims->unsettled;
    for (const Lot& lot : game.lots) on_table.insert(lot.square);
    if (const auto* deciding = std::get_if<ToDecide>(&game.phase)) {
        on_table.insert(deciding->deed);
        if (game.players[game.turn].at != deciding->deed)
            return called(game.turn) + " is not on the square that is for sale";
    }
    const board::Squares taken = on_table - game.deeds[bank];
    if (taken.empty()) return fine;
    return game.board().id_of(taken.first()) + " is on the table and has an owner";
}

// C-8.1: each side must still own the deeds that it offers.
Complaint check_offer(const Game& game) {
    if (not game.offer) return fine;
    const Offer& offer = *game.offer;
    const auto check = [&](Seat seat, const Goods& goods) -> Complaint {
        const board::Squares wrong = goods.deeds - game.deeds[seat];
        if (wrong.empty()) return fine;
        return game.board().id_of(wrong.first()) + " is in a trade and not of " + called(seat);
    };
    if (auto wrong = check(offer.from, offer.give)) return wrong;
    return check(offer.to, offer.want);
}

Complaint check_bank(const Game& game) {
    if (game.bank_houses < 0) return "there are more than 32 houses on the board";
    if (game.bank_hotels < 0) return "there are more than 12 hotels on the board";
    if (game.bank_money < 0_cash) return "there is more money out than the $15140 there is";
    if (game.pot > 0_cash and game.rules.free_parking == FreeParking::Nothing)
        return "Free Parking holds nothing in this game";
    return fine;
}

Complaint check_piles(const Game& game) {
    if (game.rules.drawing == Drawing::AfterAShuffle) return fine;
    const bool set_up = not std::holds_alternative<SettingUp>(game.phase);
    for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance})
        if (set_up and is_in_play(game.rules, deck) and game.piles[deck].to_come.empty() and
            not std::holds_alternative<Reshuffle>(game.question))
            return "the " + std::string{id_of(deck)} + " deck has no card left";
    return fine;
}

Complaint first_complaint(const Game& game) {
    for (const Seat seat : players_in(game))
        if (auto wrong = check_seat(game, seat)) return wrong;
    for (std::size_t group = 0; group < board::group_count; ++group)
        if (auto wrong = check_group(game, board::Group(group))) return wrong;
    for (const auto check :
         {check_mortgages, check_on_the_table, check_offer, check_bank, check_piles})
        if (auto wrong = check(game)) return wrong;
    return fine;
}

}  // namespace

Complaint impossible(const Game& game) {
    const auto wrong = first_complaint(game);
    return wrong ? std::optional{spelled(*wrong, game.board())} : fine;
}

}  // namespace parlor::property
