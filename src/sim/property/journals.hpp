// The games of a series as journals: numbered files in a folder, `000001.parlor` and so on, which
// `parlor replay` and other commands read.
//
// Source:  table-language.md, "Journals".
// Errors:  as text; an existing file is not changed.
// Choices: a player with random moves is a person in the journal.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "disk/disk.hpp"
#include "sim/property/table.hpp"

namespace parlor::sim {

[[nodiscard]] std::string journal_name(int game);

// The journal, as a table would have written it.
[[nodiscard]] std::string journal_of(const PropertyPlan& plan,
                                     const PlayedGame& game,
                                     const Moves& moves);

// Thread-safe. Requires that the folder exists.
[[nodiscard]] std::optional<Error> keep_journal(disk::Disk& disk,
                                                const std::filesystem::path& folder,
                                                const PropertyPlan& plan,
                                                const PlayedGame& game,
                                                const Moves& moves);

}  // namespace parlor::sim
