// Thought: the action of a computer player, and the reason for it.
#pragma once

#include <optional>
#include <string>

#include "rules/moneyloopy/action.hpp"

namespace parlor::moneyloopy::computer {

enum class Reason : std::uint8_t {
    NothingElse,     // there is no better action, or no other
    RichEnough,      // `sum` stays in hand, which is enough
    TooPoor,         // `sum` would stay in hand, which is too little
    WorthMore,       // `sum` is less than its value to the player, `worth`
    WorthLess,       // `sum` is more than that value
    Builds,          // houses bring rent
    WantsTheGroup,   // it completes a group
    WantsTheStreet,  // it has more use for it than the other player
    Sells,           // what it gives is worth more to the other player
    Borrows,         // it needs `sum` now, for more of it later
    Passes,          // it would go past the tollbooth with what it asks for
    AsksMore,        // the offer gains `worth`, and the other player can give `sum` more
    SavesMoney,      // a safe card saves `sum`
    CannotPay,       // `sum` is more than the player has
    FreeMoney,       // the bank pays for it
    GoesOn,          // the way ahead is worth `worth` more than the way from GO
    Loops,           // the way ahead is worth `worth` less than the way from GO
    BestSquare,      // no other square promises as much: `worth` more than GO
    Gambles,         // it is behind, and needs luck
    NeedsNoLuck,     // a stake is lost as often as it is won
    BuysOff,         // a debt is paid in other things, or later
    LessRent,        // it saves about `sum` in rents
    BuysBack,        // what it promised would cost more than `sum` now
    GoodDeal,        // the player receives `worth` and gives `sum`, which is less
    BadDeal,         // the player would receive `worth` and give `sum`, which is not enough less
    NeedsMoney,      // it would gain, but the money in hand is needed more
    SellsToBank      // the bank pays `worth`, and it is worth `sum` to the player
};

struct Thought {
    Action action;
    Reason reason = Reason::NothingElse;
    Money sum, worth;
};
using Suggestion = std::optional<Thought>;  // nothing: no such action now

// One sentence without the player's name: "$340 would stay in hand, and that is enough".
[[nodiscard]] std::string words_for(const Thought& thought);

}  // namespace parlor::moneyloopy::computer
