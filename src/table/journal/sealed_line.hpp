// Sealed lines: each line ends with its own checksum, for a file to which several programs add, so
// that damage costs only the damaged line:
//
//     17 34 2 0.612345 0.598765 -1.25 8f3a12cd90ab12ef
//
// Choices:  the checksum is that of seals (seal.hpp). It also covers the subject of the file, so
//           that a line from another file does not match.
// Not here: journals, whose seals cover all text above them (seal.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor::table {

// Without a line feed.
[[nodiscard]] std::string sealed_line(std::string_view about, std::string_view words);

// The words of such a line; nothing when the checksum does not match.
[[nodiscard]] std::optional<std::string_view> unsealed_line(std::string_view about,
                                                            std::string_view line);

}  // namespace parlor::table
