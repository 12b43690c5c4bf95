// Mode files: a parser for the text of data/modes/ID.toml, which has only the differences from
// classic.
//
//     name = "Classic"
//     board = "uk"                        # unless another is chosen
//     cards = "classic"
//     seats = [2, 6]                      # fewest, most
//     start-money = 1500                  # options: a number,
//     free-parking = "taxes"              # a word,
//     double-go = true                    # or true and false for yes and no
//     auctions = "none"                   # switches, which only a mode can turn: a word,
//     clocks = true                       # or true and false
//
// Source: C-9, M-2 to M-4; rules/property/options.hpp has the names and values of options and
//         switches.
// Errors: the first error, with file, line and field; a report has all of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "library/report.hpp"
#include "rules/property/ruleset.hpp"

namespace parlor::library {

// `file` is the file's name in errors; its stem is the mode's id.
[[nodiscard]] Result<property::Mode> read_mode(std::string_view text, const std::string& file);

// Nothing if the report has mistakes afterwards.
[[nodiscard]] std::optional<property::Mode> read_mode(std::string_view text,
                                                      const std::string& id,
                                                      Report& report);

}  // namespace parlor::library
