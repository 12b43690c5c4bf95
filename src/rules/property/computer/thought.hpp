// Thought: the action of a computer player, and the reason for it.
#pragma once

#include <string>

#include "rules/property/action.hpp"

namespace parlor::property::computer {

enum class Reason : std::uint8_t {
    NothingElse,      // there is no better action, or no other
    RichEnough,       // `sum` stays in hand, which is enough
    TooPoor,          // `sum` would stay in hand, which is too little
    RaisesMoney,      // a deed is mortgaged to pay for something better
    WantsTheGroup,    // it completes a group, or nearly
    WorthMore,        // `sum` is less than its value to the player, `worth`
    WorthLess,        // `sum` is more than that value
    Builds,           // houses bring rent
    BetterOutlook,    // for `sum`, winning is likelier with it than if another player had it
    WorseOutlook,     // for `sum`, winning is less likely
    Repays,           // a mortgaged deed earns nothing
    LeavesGaol,       // there is still something to buy
    StaysInGaol,      // it is safer in Gaol
    Debt,             // money for a debt has to be raised
    GoodTrade,        // the player receives `worth` and gives `sum`, which is no more
    BadTrade,         // the player would receive `worth` and give `sum`, which is more
    KeepsTheGroup,    // the trade would break a complete group
    TradedLately,     // the trade would move a deed again that was traded recently
    CannotBePaid,     // a player could not pay for the trade
    WinsWithTrade,    // in playouts, winning is likelier with the trade
    WinsWithout,      // in playouts, winning is not likelier with it
    EndsStandstill,   // in a standstill, the trade leaves enough of the chance to win
    LeavesTooLittle,  // in a standstill, the trade leaves less
    TooEarly,         // too early to agree to end the game
    FarBehind,        // the score is less than a third of the highest
    StillHopes,       // the score is a third of the highest or more
    GoesOnForEver     // many rounds, and no end in sight
};

struct Thought {
    Action action;
    Reason reason = Reason::NothingElse;
    Money sum, worth;
};

// One sentence without the player's name: "$340 would stay in hand, and that is enough".
[[nodiscard]] std::string words_for(const Thought& thought);

}  // namespace parlor::property::computer
