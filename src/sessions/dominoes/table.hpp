// Domino games at a table: opened from a header's lines or a finished setup; and the session of a
// table that holds one.
//
// Source: table-language.md, "Before begin".
// Errors: with the line number of the header.
#pragma once

#include <cstdint>
#include <memory>

#include "dominoes/dominoes.hpp"
#include "table/game/game_table.hpp"
#include "table/game/session.hpp"

namespace parlor {

extern template class table::Session<dominoes::Dominoes>;

// Creates the table for the setup that the lines before `begin` ask for.
[[nodiscard]] table::Opened open_dominoes(const table::SetupAsked& asked);

[[nodiscard]] std::unique_ptr<table::GameTable> open_dominoes(dominoes::Dominoes::Setup setup,
                                                              std::uint64_t seed);

// Null for a table with any other game.
[[nodiscard]] table::Session<dominoes::Dominoes>* domino_session(table::GameTable& table);

}  // namespace parlor
