// Mode files: a parser for the text of data/modes/ID.toml, which has only the differences from
// classic.
//
//     name = "Classic"
//     board = "uk"                        # unless another is chosen
//     cards = "classic"
//     seats = [2, 6]                      # fewest, most
//     start-money = 1500                  # 100 to 10000
//     salary = 200                        # 0 to 5000
//     free-parking = "nothing"            # or "taxes", "taxes-and-cards"
//     double-go = false
//     limited-money = false
//     start-deeds = 0                     # 0 to 5
//
// Source: C-9; table-language.md, "Before begin", for the options' names and ranges.
// Errors: the first error, with file, line and field.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "rules/property/ruleset.hpp"

namespace parlor::library {

// `file` is the file's name in errors; its stem is the mode's id.
[[nodiscard]] Result<rules::Mode> read_mode(std::string_view text, const std::string& file);

}  // namespace parlor::library
