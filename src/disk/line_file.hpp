// Line files: a player's text files that only grow, by whole lines, and that several parlors may
// add to at once: the results, records of dominoes, judgements of a review.
//
// Units:   bytes.
// Errors:  in words, with the file's name. After an error what was written of the lines is cut off
//          again, as far as the disk allows, and never what another program wrote.
// Choices: whoever adds holds the file's lock (lock.hpp). A last line without its line feed, as a
//          power cut leaves it, gets one first, so that it costs only itself. A file that has no
//          room left continues in another: NAME, NAME-2, and so on to NAME-9, of 1,000,000 bytes
//          each. While NAME has room, NAME-2 is a file of its own.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "disk/disk.hpp"

namespace parlor::disk {

// Those of its files that exist, in order.
[[nodiscard]] std::vector<std::filesystem::path> files_of(const std::filesystem::path& path);

// The file that so many bytes more would go to, which need not exist.
[[nodiscard]] std::filesystem::path file_for(const std::filesystem::path& path, std::size_t bytes);

// The text of all its files, without byte order marks; empty without any. Each file begins a line.
[[nodiscard]] Result<std::string> read_lines(const std::filesystem::path& path);

// Creates the file and its folders when they are missing. Requires that each line has its line
// feed.
[[nodiscard]] std::optional<Error> append_lines(Disk& disk,
                                                const std::filesystem::path& path,
                                                std::string_view lines);

}  // namespace parlor::disk
