// A mode to be shared: one text with the files of a mode, and of its board and cards.
//
//     parlor mode 1
//     # To have this mode: parlor import FILE
//     == mode rush
//     name = "Rush"
//     ...
//     == board rush
//     ...
//
// Source:   U-8.4.
// Choices:  a line that begins with `== ` begins a file, which goes to the next such line; no file
//           that can be read has such a line. So a person can read and change all of it, and what
//           is in it is the file to the byte. Before the first file there are only comments. Lines
//           may end as on other systems (CR LF).
// Errors:   the first error, as a mistake with its line.
// Not here: what is in the files (sharing.hpp).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "library/data_folder.hpp"
#include "library/report.hpp"

namespace parlor::library {

struct BundledFile {
    DataKind kind = DataKind::Mode;
    std::string id;
    std::string text;
    std::size_t line = 1;  // of the bundle, where the text begins
};
using Bundle = std::vector<BundledFile>;

[[nodiscard]] std::string bundle_text(const Bundle& files);

// At most a file of each kind. Nothing when the report has mistakes.
[[nodiscard]] std::optional<Bundle> read_bundle(std::string_view text, Report& report);

// The text with the line ends of this system, and without a byte order mark.
[[nodiscard]] std::string with_own_line_ends(std::string_view text);

}  // namespace parlor::library
