// A hash of the whole position: the same on every machine, and in every version with the same
// rules. What was refused (deal/refused.hpp) has no part in it: it follows from the moves, and older
// journals hold hashes without it.
//
// Source: table-language.md, "Journals".
#pragma once

#include <cstdint>

#include "rules/moneyloopy/game.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] std::uint64_t hash_of(const Game& game);

// A digest of the terms: proposals with the same terms have the same digest.
[[nodiscard]] std::uint32_t digest_of(const Proposal& proposal);

}  // namespace parlor::moneyloopy
