// Modes of others: a mode becomes one text with all that its files need, and such a text becomes
// files of one's own.
//
// Source:  U-8.4.
// Choices: the board and the cards go along, but not those of the parlor, as everybody has them.
//          What is imported can be played at once: the board and the cards that the mode names are
//          in the text, or here. A name that is the parlor's, or that a file has which differs, is
//          refused; a file that is here already as it is in the text is fine, so that two modes
//          may bring the same cards, and an import that failed may be repeated.
// Errors:  all mistakes, with the lines of the text, before anything is written.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "disk/disk.hpp"
#include "library/bundle.hpp"

namespace parlor::library {

// An error also when the result could not be imported by others.
[[nodiscard]] Result<std::string> exported(std::string_view id, const DataFolders& folders);

// What is in the text, checked as a whole. Nothing when the report has mistakes.
[[nodiscard]] std::optional<Bundle> read_shared(std::string_view text,
                                                const DataFolders& folders,
                                                Report& report);

// Requires a bundle that was checked.
[[nodiscard]] const BundledFile& mode_in(const Bundle& bundle);

// Why a file may not be imported into the player's own folder: its name is taken, or is one that no
// new mode may have.
[[nodiscard]] std::optional<Error> is_taken(const Bundle& bundle, const DataFolders& folders);

// Writes the cards, the board and the mode, in this order.
[[nodiscard]] std::optional<Error> import_into(disk::Disk& disk,
                                               const std::filesystem::path& own_folder,
                                               const Bundle& bundle);

}  // namespace parlor::library
