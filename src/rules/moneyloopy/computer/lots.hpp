// Lots: what one player may give another in an offer, and what each lot changes for both.
//
// Source:  L-9.1.
// Units:   whole dollars, as the accounts count (appraisal.hpp).
// Choices: streets that complete a group, and single ones; a whole group stays. Relief is from half
//          of all rents, from all rents in hotels, or from those in the dearest street.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"

namespace parlor::moneyloopy::computer {

// Streets that change hands together, or a term.
struct Lot {
    board::Squares streets, group;
    std::optional<Term> term;
    Money to_giver, to_taker;

    // What it changes in a hand of streets, at all others' cost.
    [[nodiscard]] Money rise_of_giver() const { return term ? 0_cash : to_giver; }
    [[nodiscard]] Money rise_of_taker() const { return term ? 0_cash : to_taker; }
};
inline constexpr std::size_t most_lots = 21;
using Lots = ShortList<Lot, most_lots>;  // the first is empty

// The ends of deals are among them only when the taker is the player to move.
[[nodiscard]] Lots lots_of(const Sight& my, Seat giver, Seat taker);

}  // namespace parlor::moneyloopy::computer
