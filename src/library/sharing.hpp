// Shared modes: a mode becomes one text with all that its files need, and such a text becomes your
// own files.
//
// Source:  U-8.4.
// Choices: the board and the cards are included, except the parlor's own, which everybody has. An
//          imported mode can be played at once: the board and the cards that it names are in the
//          text, or already here. An import is refused when the parlor, or a different file, has
//          the name; an identical file is fine, so two modes may bring the same cards, and a failed
//          import may be repeated.
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

// An error, too, when others could not import the result.
[[nodiscard]] Result<std::string> exported(std::string_view id, const DataFolders& folders);

// The files in the text, checked together. Nothing if the report has mistakes.
[[nodiscard]] std::optional<Bundle> read_shared(std::string_view text,
                                                const DataFolders& folders,
                                                Report& report);

// Requires a bundle that was checked.
[[nodiscard]] const BundledFile& mode_in(const Bundle& bundle);

// Why a file may not be imported into the player's own folder: its name is taken, or no new mode
// may have it.
[[nodiscard]] std::optional<Error> is_taken(const Bundle& bundle, const DataFolders& folders);

// Writes the cards, the board and the mode, in this order.
[[nodiscard]] std::optional<Error> import_into(disk::Disk& disk,
                                               const std::filesystem::path& own_folder,
                                               const Bundle& bundle);

}  // namespace parlor::library
