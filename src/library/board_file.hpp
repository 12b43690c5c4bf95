// Board files: a parser for the text of data/boards/ID.toml.
//
//     name = "UK"
//     language = "en"
//     squares = [
//         { id = "go", name = "Go", kind = "go" },
//         { id = "old-kent-road", name = "Old Kent Road", kind = "street", group = "brown",
//           price = 60, mortgage = 30, house-cost = 50, rents = [2, 10, 30, 90, 160, 250] },
//
// Source:   C-1.1, M-1.1, M-1.4, M-1.5, M-1.7. A board has 32 or 40 squares, and its four corner
//           squares are in the corners. `language` defaults to English; `english-words` are words of
//           names in another language. `hotel-cost` defaults to `house-cost`; `short` is a name in ASCII
//           for terminals without the letters of the name, and for the ring, if it is shorter.
// Units:    whole dollars, 0 to 32767.
// Errors:   the first error: `uk.toml:14: squares[3].price: must be 0 to 32767`; a report has all
//           of them. Rents that fall where they should rise are doubtful.
// Not here: finding and reading files (data_folder.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "library/report.hpp"
#include "rules/board/board.hpp"

namespace parlor::library {

// `file` is the file's name in errors; its stem is the board's id.
[[nodiscard]] Result<board::Board> read_board(std::string_view text, const std::string& file);

// Nothing if the report has mistakes afterwards.
[[nodiscard]] std::optional<board::Board> read_board(std::string_view text,
                                                     const std::string& id,
                                                     Report& report);

}  // namespace parlor::library
