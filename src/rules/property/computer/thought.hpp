// Thought: what a computer player does, and why.
#pragma once

#include <string>

#include "rules/property/action.hpp"

namespace parlor::rules::computer {

enum class Reason : std::uint8_t {
    NothingElse,    // there is nothing better to do, or nothing else
    RichEnough,     // `sum` stays in hand, and that is enough
    TooPoor,        // `sum` would stay, and that is too little
    RaisesMoney,    // something worth less goes, for something that is needed
    WantsTheGroup,  // it makes a group whole, or nearly
    WorthMore,      // `sum` is less than it is worth in these eyes, `worth`
    WorthLess,      // `sum` is more than that
    Builds,         // rent is what wins
    BetterOutlook,  // with it, at `sum`, winning is likelier than if another had it
    WorseOutlook,   // the other way round
    Repays,         // a deed that earns nothing
    LeavesGaol,     // there is something to buy out there
    StaysInGaol,    // it is safer in here
    Debt,           // what is owed has to be raised
    GoodTrade,      // what is received is worth `worth`, what is given `sum`
    BadTrade,       // the other way round
    KeepsTheGroup,  // a whole group would be broken
    CannotBePaid,   // somebody has not enough for what it costs
    WinsWithTrade,  // played on in mind, winning is likelier with it
    WinsWithout,    // or without it
    TooEarly,       // to agree to the end
    FarBehind,      // the score is less than a third of the highest
    StillHopes,     // it is not
    GoesOnForEver   // so many rounds, and no end to be seen
};

struct Thought {
    Action action;
    Reason reason = Reason::NothingElse;
    Money sum, worth;
};

// One sentence without the player: "$340 would stay in hand, and that is enough".
[[nodiscard]] std::string words_for(const Thought& thought);

}  // namespace parlor::rules::computer
