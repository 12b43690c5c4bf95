// Appeal: how much a searching player likes a play at first glance. It is what such a player's
// plays reveal about their hand, and how lines expect such a player to play.
//
// Source: D-7.1, D-7.2; fitted to 7,600 plays of `sparring:100,9` (docs/computers.md).
// Units:  a play whose appeal is one higher is made e times as often.
#pragma once

#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {

// The appeal of playing this tile of the hand, which leaves the ends `then`.
[[nodiscard]] double appeal_of(Laid laid, const Ends& then, Tiles hand, const Hidden& hidden);

}  // namespace parlor::dominoes
