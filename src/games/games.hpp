// The list of games in the parlor; nothing else knows them all.
//
// Source:   table-language.md, "Before begin".
// Errors:   what is wrong, with the line of the header it stands in.
#pragma once

#include <cstdint>
#include <memory>

#include "dominoes/dominoes.hpp"
#include "rules/property/property.hpp"
#include "table/game_table.hpp"
#include "table/session.hpp"

namespace parlor {

// Sets up the game that the lines before `begin` ask for.
[[nodiscard]] table::Opened open_table(const table::SetupAsked& asked);

// Sets up a property game.
[[nodiscard]] std::unique_ptr<table::GameTable> open_property(rules::Property::Setup setup,
                                                              std::uint64_t seed);

// Sets up a game of dominoes.
[[nodiscard]] std::unique_ptr<table::GameTable> open_dominoes(dominoes::Dominoes::Setup setup,
                                                              std::uint64_t seed);

// The session behind a table of that game; null for any other game.
[[nodiscard]] table::Session<rules::Property>* property_session(table::GameTable& table);
[[nodiscard]] table::Session<dominoes::Dominoes>* domino_session(table::GameTable& table);

}  // namespace parlor
