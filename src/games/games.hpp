// The list of the parlor's games; no other file knows all of them.
//
// Source: table-language.md, "Before begin".
// Errors: with the line number of the header.
#pragma once

#include <cstdint>
#include <memory>

#include "dominoes/dominoes.hpp"
#include "rules/property/property.hpp"
#include "table/game_table.hpp"
#include "table/session.hpp"

namespace parlor {

// Creates the table for the setup that the lines before `begin` ask for.
[[nodiscard]] table::Opened open_table(const table::SetupAsked& asked);

[[nodiscard]] std::unique_ptr<table::GameTable> open_property(rules::Property::Setup setup,
                                                              std::uint64_t seed);

[[nodiscard]] std::unique_ptr<table::GameTable> open_dominoes(dominoes::Dominoes::Setup setup,
                                                              std::uint64_t seed);

// The session of a table with that game; null for any other game.
[[nodiscard]] table::Session<rules::Property>* property_session(table::GameTable& table);
[[nodiscard]] table::Session<dominoes::Dominoes>* domino_session(table::GameTable& table);

}  // namespace parlor
