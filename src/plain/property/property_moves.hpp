// The words with which players of the property game move, and what each does and needs.
//
// Source: P-1.5, C-2.5.
#pragma once

#include <array>

#include "plain/words.hpp"

namespace parlor::plain {

inline constexpr std::array property_moves{
    MoveWord{"roll", "moves you by the roll of both dice"},
    MoveWord{"buy", "takes the deed that you are on, for its price"},
    MoveWord{"pass", "leaves a deed that you could buy, or skips a bid"},
    MoveWord{"bid", "offers money for the deed, as in bid 60. Beat the highest bid"},
    MoveWord{"forfeit", "leaves the auction for good"},
    MoveWord{"build", "puts a house on a street, if you have its group. Name street or group"},
    MoveWord{"sell", "gives a house back for half its price. Name its street"},
    MoveWord{"mortgage", "borrows money on a deed, which earns no rent then. Name the deed"},
    MoveWord{"repay", "ends a mortgage, for its money and a tenth more. Name the deed"},
    MoveWord{"trade", "offers a trade: name a player, what you give, then for and what you want"},
    MoveWord{"accept", "takes the trade that you are offered"},
    MoveWord{"decline", "refuses the trade that you are offered"},
    MoveWord{"recover", "raises what you owe: it sells houses and mortgages deeds for you"},
    MoveWord{"bail", "pays $50, and you are free"},
    MoveWord{"card", "uses a card that you hold, and you are free"},
    MoveWord{"claim", "takes a deed of somebody who is out, for a fee. Name the deed"},
    MoveWord{"leave", "leaves a deed of somebody who is out. Name the deed, or say leave all"},
    MoveWord{"end", "ends your turn"},
    MoveWord{"end-game", "asks all others whether the game ends now"},
    MoveWord{"agree", "agrees that the game ends now"},
    MoveWord{"refuse", "plays on"}};

}  // namespace parlor::plain
