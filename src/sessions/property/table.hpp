// Property games at a table: opened from a header's lines or a finished setup; and the session of a
// table that holds one.
//
// Source: table-language.md, "Before begin".
// Errors: with the line number of the header.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "rules/property/property.hpp"
#include "table/game/game_table.hpp"
#include "table/game/session.hpp"

namespace parlor {

extern template class table::Session<property::Property>;

// The modes in the data folders, as a header's line `game` names them.
[[nodiscard]] std::vector<std::string> property_ids();

// Creates the table for the setup that the lines before `begin` ask for.
[[nodiscard]] table::Opened open_property(const table::SetupAsked& asked);
// The same for many tables, which share a mode and a board that are read once.
[[nodiscard]] table::Opener property_opener();

[[nodiscard]] std::unique_ptr<table::GameTable> open_property(property::Property::Setup setup,
                                                              std::uint64_t seed);

// Null for a table with any other game.
[[nodiscard]] table::Session<property::Property>* property_session(table::GameTable& table);

}  // namespace parlor
