// The text of the configuration file: options in it, read and changed.
//
//     movement = "stepping"        # or "jumping"
//     prompt-each-player = false
//     pace = "normal"              # or "slow", "fast"
//     take-back = true
//     explain-computers = false
//     sound-by = "none"            # or "bell", "console", "decps"
//     sound-effects = 5            # 0 to 10
//     music = 5                    # 0 to 10
//     colour = "auto"              # or "256", "16", "8", "mono", "attributes"
//     glyphs = "auto"              # or "unicode", "console", "ascii"
//     paper = "black"              # or "terminal"
//     domino-rival = "1"           # or "0", "person"
//     domino-hand = 11             # or 7, 9
//     domino-redeal = false
//     domino-highest-double = false
//     domino-points = 250          # 1 to 999
//     domino-felt = "green"        # or "blue", "brown", "black"
//
// Source:   U-2.3, D-9.1; base/options.hpp has the names and values.
// Errors:   the first thing that is wrong, with file, line and field.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/options.hpp"
#include "base/result.hpp"

namespace parlor::library {

// What is absent or wrong is as usual.
struct OptionsRead {
    Options options;
    std::optional<Error> trouble;
};

// `file` is named in errors.
[[nodiscard]] OptionsRead read_options(std::string_view text, const std::string& file);

// The text with these options in it: only the lines of those that are others now are changed or
// added, so that comments and everything else stay.
[[nodiscard]] Result<std::string> with_options(std::string_view text,
                                               const std::string& file,
                                               const Options& options);

}  // namespace parlor::library
