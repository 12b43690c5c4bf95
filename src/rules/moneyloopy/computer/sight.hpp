// Sight: Moneyloopy as the player to move sees it, with their own moves. It has the money of others
// only where that is open; the open game has none by its type.
//
// Source: L-1.5, L-9.1.
#pragma once

#include <optional>

#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/legal.hpp"

namespace parlor::moneyloopy::computer {

struct Sight {
    const OpenGame& game;
    Seat me;
    Money money;                                            // my own
    Per<Seat, std::optional<Money>, max_seats + 1> theirs;  // nothing: it is hidden
    Choices open;                                           // my moves

    [[nodiscard]] const board::Board& board() const { return game.board(); }
    [[nodiscard]] board::Squares properties() const { return game.properties[me]; }
    [[nodiscard]] board::Squares group_of(Square property) const {
        return board().groups[board().at(property).group];
    }
    [[nodiscard]] int safe_cards() const { return game.players[me].safe_cards; }
    [[nodiscard]] Square at() const { return game.players[me].at; }
    [[nodiscard]] bool can_pay(Money sum) const { return money - sum >= last_dollar; }
};

// Requires that a player has to decide, not chance.
[[nodiscard]] Sight sight_of(const Game& game);

// The money of this player: the amount seen, otherwise what players usually have.
[[nodiscard]] Money money_of(const Sight& my, Seat seat);

// The same as the others see it, who may not see this player's own.
[[nodiscard]] Money money_shown(const Sight& my, Seat seat);

}  // namespace parlor::moneyloopy::computer
