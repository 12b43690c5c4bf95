// The words with which players of Moneyloopy move, and what each does and needs.
//
// Source: P-1.5, L-2.6.
#pragma once

#include <array>

#include "plain/words.hpp"

namespace parlor::plain {

inline constexpr std::array loopy_moves{
    MoveWord{"roll", "moves you by the roll of both dice"},
    MoveWord{"build", "puts a house on a street, if you have its group. Name street or group"},
    MoveWord{"toll", "pays the tollbooth, and you go on"},
    MoveWord{"loop", "takes you back to Go, instead of a toll. That pays you nothing"},
    MoveWord{"safe", "uses a safe card instead of money"},
    MoveWord{"pay", "pays what you owe"},
    MoveWord{"bankrupt", "gives up: all that you have goes, and you are out"},
    MoveWord{"buy", "takes the property that you are on, for $300"},
    MoveWord{"auction", "lets all bid for the property that you are on, from $100"},
    MoveWord{"bid", "offers money for the property, as in bid 120. Beat the highest bid"},
    MoveWord{"pass", "skips a bid"},
    MoveWord{"forfeit", "leaves the auction for good"},
    MoveWord{"safe-card", "buys a safe card for $100"},
    MoveWord{"stake", "bets on a die, as in stake 50, or stake 0 safe 1. From 4 you win as much"},
    MoveWord{"sell-to-bank", "sells one of your properties for $1,000. Name the property"},
    MoveWord{"take", "takes another player's property, for $600 or more. Name the property"},
    MoveWord{"train", "takes you to the next station"},
    MoveWord{"jump", "takes you to any square. Name the square"},
    MoveWord{"no", "leaves what the square offers"},
    MoveWord{"deal", "proposes a deal: name a player, then terms, as in give vine; get $100"},
    MoveWord{"accept", "agrees to the deal that you are offered"},
    MoveWord{"decline", "refuses the deal that you are offered"},
    MoveWord{"end", "ends your turn"}};

}  // namespace parlor::plain
