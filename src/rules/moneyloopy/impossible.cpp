// Impossible positions: the checks that a rigged position as a whole has to pass (`.set`).
#include "base/match.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/facts.hpp"
#include "rules/moneyloopy/turn/landing.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

constexpr board::RigComplaint fine = std::nullopt;

std::string name_of(Seat seat) { return "seat " + std::to_string(number(seat)); }

board::RigComplaint impossible_transit(const Game& game, Seat seat) {
    const Place under = place_under(game, seat);
    switch (game.players[seat].transit) {
        case Transit::No: return fine;
        case Transit::Train:
            if (under == Place::Station) return fine;
            return name_of(seat) + " is on a train, and at no station before the last (L-6.1)";
        case Transit::Centre:
            if (under == Place::ShortLine) return fine;
            return name_of(seat) + " is in the centre, and not at the last station (L-6.2)";
    }
    return fine;
}

board::RigComplaint impossible_auction(const Game& game) {
    if (not game.auction) return fine;
    const auto& [square, bid, bidder, to_bid, passed, forfeited] = *game.auction;
    if (owner_of(game, square) != bank) return "the property in the auction has an owner (L-3.2)";
    if (bidder != bank and not can_pay(game, bidder, bid))
        return "the standing bid must leave a dollar (L-3.2)";
    return fine;
}

board::RigComplaint impossible_lots(const Game& game) {
    if (game.properties[bank].contains_all(game.lots.squares)) return fine;
    return "a property that waits for its auction has an owner (L-7.4)";
}

board::RigComplaint impossible_deals(const Game& game) {
    for (const auto& [deal, term] : game.terms) {
        const Square last =
            due_at(term.what).value_or(ends_at(term.what).value_or(Square{board_size}));
        const bool is_due_now =
            last == marker_of(game) and std::holds_alternative<AtMarker>(game.phase);
        if (last <= marker_of(game) and not is_due_now)
            return "the marker has passed a square of deal " + std::to_string(deal) + " (L-8.3)";
    }
    return fine;
}

board::RigComplaint impossible_proposal(const Game& game) {
    if (not game.proposal) return fine;
    Game before = game;
    before.proposal.reset();
    if (may_propose(before, *game.proposal) == played) return fine;
    return "the deal that waits for its answer could not be proposed (L-8.1)";
}

bool is_before(const Game& game, const AtToll& toll) {
    const Square at = game.players[game.turn].at;
    switch (toll.arrival) {
        case Arrival::Walking: return number(at) + 1 == number(toll.booth);
        case Arrival::Jumping: return game.edition->places[at] == Place::ShortLine;
    }
    return false;
}

board::RigComplaint impossible_phase(const Game& game) {
    constexpr const char* elsewhere = "the token is not where its player has to decide (L-2.6)";
    const auto if_at = [&](bool is_there) {
        return is_there ? fine : board::RigComplaint{elsewhere};
    };
    const bool is_for_sale = place_under(game, game.turn) == Place::Property and
                             game.properties[bank].contains(game.players[game.turn].at);
    return match(
        game.phase,
        [](const SettingUp&) { return fine; },
        [](ToRoll) { return fine; },
        [](Rolling) { return fine; },
        [&](const AtToll& toll) { return if_at(is_before(game, toll)); },
        [](const ToPay&) { return fine; },
        [&](ToBuy) { return if_at(is_for_sale); },
        [&](ToChoose) { return if_at(makes_offers(place_under(game, game.turn))); },
        [&](const RollingStake& staked) {
            const bool has_them = can_pay(game, game.turn, staked.money) and
                                  game.players[game.turn].safe_cards >= staked.cards;
            return has_them ? fine : board::RigComplaint{"the stake must be in hand (L-5.1)"};
        },
        [](ToEnd) { return fine; },
        [](AtMarker) { return fine; },
        [](Over) { return fine; });
}

}  // namespace

board::RigComplaint impossible(const Game& game) {
    for (const Seat seat : players_in(game))
        if (auto complaint = impossible_transit(game, seat)) return complaint;
    for (const auto check : {impossible_auction,
                             impossible_lots,
                             impossible_deals,
                             impossible_proposal,
                             impossible_phase})
        if (auto complaint = check(game)) return complaint;
    return fine;
}

}  // namespace parlor::moneyloopy
