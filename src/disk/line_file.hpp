// Line files: a player's text files that only grow, by whole lines, and that several parlors may
// add to at once: the results, records of dominoes, judgements of a review.
//
// Units:   bytes.
// Errors:  as text, with the file's name. After an error the lines written so far are cut off
//          again, as far as the disk allows, but never what another program wrote.
// Choices: a program that adds lines holds the file's lock (lock.hpp). If a power cut left the last
//          line without its line feed, the line feed is added first, so that only this line is
//          damaged. A file without room left continues in another: NAME, NAME-2, and so on to
//          NAME-9, of at most 1,000,000 bytes each. While NAME has room, NAME-2 is a separate file.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "disk/disk.hpp"

namespace parlor::disk {

// The existing files among them, in order.
[[nodiscard]] std::vector<std::filesystem::path> files_of(const std::filesystem::path& path);

// The file to which this many more bytes would go; it need not exist.
[[nodiscard]] std::filesystem::path file_for(const std::filesystem::path& path, std::size_t bytes);

// The text of all its files, without byte order marks; empty when there are none. Each file begins
// a line.
[[nodiscard]] Result<std::string> read_lines(const std::filesystem::path& path);

// Creates the file and its folders when they are missing. Requires that each line has its line
// feed.
[[nodiscard]] std::optional<Error> append_lines(Disk& disk,
                                                const std::filesystem::path& path,
                                                std::string_view lines);

}  // namespace parlor::disk
