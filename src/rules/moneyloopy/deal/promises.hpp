// Promises: when their words are told again, because the square or the round that they name has come.
//
// Source:  L-8.2.
// Choices: words name a square by its id or its name, in capitals or not, and by the first words of
//          it that no other name begins with, of five letters or more; and a round as `round 12`.
//          GO is no square here, as in other terms, since people say `go` of much else. A square has
//          come when the turn marker is there, or when one of the two who made the deal lands there;
//          for the marker, a promise names the square at which it ends, too.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// Call it when the player on turn has landed.
void recall_promises_at(const Draft& draft, Square here);

// Call it when the marker has moved to another square.
void recall_promises_at_marker(const Draft& draft);

}  // namespace parlor::moneyloopy
