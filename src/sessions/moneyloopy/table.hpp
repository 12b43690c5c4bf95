// Games of Moneyloopy at a table: opened from a header's lines or a finished setup; and the session
// of a table that holds one.
//
// Source: table-language.md, "Before begin".
// Errors: with the line number of the header.
#pragma once

#include <cstdint>
#include <memory>

#include "rules/moneyloopy/moneyloopy.hpp"
#include "table/game/game_table.hpp"
#include "table/game/session.hpp"

namespace parlor {

extern template class table::Session<moneyloopy::Moneyloopy>;

// Creates the table for the setup that the lines before `begin` ask for.
[[nodiscard]] table::Opened open_moneyloopy(const table::SetupAsked& asked);
// The same for many tables, which share a board that is read once.
[[nodiscard]] table::Opener moneyloopy_opener();

[[nodiscard]] std::unique_ptr<table::GameTable> open_moneyloopy(moneyloopy::Moneyloopy::Setup setup,
                                                                std::uint64_t seed);

// Null for a table with any other game.
[[nodiscard]] table::Session<moneyloopy::Moneyloopy>* moneyloopy_session(table::GameTable& table);

}  // namespace parlor
