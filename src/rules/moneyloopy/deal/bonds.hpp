// Bonds: what the deals in force mean for a player, and how they end.
//
// Source: L-8.2, L-8.3, L-8.5.
#pragma once

#include <optional>

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// The percentage of its rent that a visitor pays on an owned property: by the newest term about it;
// 100 without a term. A term applies only while its player owns the property.
[[nodiscard]] int rent_percent(const OpenGame& game, Seat visitor, Square property);

[[nodiscard]] bool never_passes(const OpenGame& game, Seat seat, Booth booth);

// The term by which this player's safe cards from Community Chest go to another player, the oldest
// such term; nothing: the player keeps them.
[[nodiscard]] std::optional<TermInForce> cards_owed_by(const OpenGame& game, Seat seat);

[[nodiscard]] const DealMade* find_deal(const OpenGame& game, int number);  // in force

void drop_deal(Game& game, int number);   // drops its remaining terms
void end_deal(Draft& draft, int number);  // drops them, and reports that the deal is over
void end_deals_of(Draft& draft, Seat seat);
void end_terms_at(Draft& draft, Square marker);
// A deal is over when no term is left: at once, when it is being made, or later.
enum class Closing { Later, AtOnce };
void close_if_done(Draft& draft, int number, Closing closing = Closing::Later);

}  // namespace parlor::moneyloopy
