// A hash of the whole position: the same on every machine, and in every version with the same
// rules.
//
// Source: table-language.md, "Journals".
#pragma once

#include <cstdint>

#include "rules/property/game.hpp"

namespace parlor::property {

[[nodiscard]] std::uint64_t hash_of(const Game& game);

}  // namespace parlor::property
