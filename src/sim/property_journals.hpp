// The games of a series as journals: files of a folder, `000001.parlor` and so on, by their
// numbers, which `parlor replay` and the others read.
//
// Source:  table-language.md, "Journals".
// Errors:  in words; a file that is there already is left as it is.
// Choices: who moves at random is a person in a journal.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "disk/disk.hpp"
#include "sim/property_table.hpp"

namespace parlor::sim {

[[nodiscard]] std::string journal_name(int game);

// As it would be written of a game at a table.
[[nodiscard]] std::string journal_of(const PropertyPlan& plan,
                                     const PlayedGame& game,
                                     const Moves& moves);

// May be called from several threads at once. Requires that the folder is there.
[[nodiscard]] std::optional<Error> keep_journal(disk::Disk& disk,
                                                const std::filesystem::path& folder,
                                                const PropertyPlan& plan,
                                                const PlayedGame& game,
                                                const Moves& moves);

}  // namespace parlor::sim
