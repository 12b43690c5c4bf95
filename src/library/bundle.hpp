// A mode for sharing: one text with the files of a mode, and of its board and cards.
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
// Choices:  a line that begins with `== ` begins a file, which ends before the next such line; no
//           readable file contains such a line. So people can read and change everything, and each
//           file is in the text byte for byte. Before the first file there are only comments. Lines
//           may also end as on other systems (CR LF).
// Errors:   the first error, as a mistake with its line.
// Not here: the contents of the files (sharing.hpp).
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
    std::size_t line = 1;  // the line of the bundle where the text begins
};
using Bundle = std::vector<BundledFile>;

[[nodiscard]] std::string bundle_text(const Bundle& files);

// At most one file of each kind. Nothing if the report has mistakes.
[[nodiscard]] std::optional<Bundle> read_bundle(std::string_view text, Report& report);

// The text with the line ends of this system, and without a byte order mark.
[[nodiscard]] std::string with_own_line_ends(std::string_view text);

}  // namespace parlor::library
