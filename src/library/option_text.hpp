// The text format of the configuration file: a parser, and an editor that keeps comments.
//
//     movement = "stepping"        # or "jumping"
//     prompt-each-player = false
//     pace = "normal"              # or "slow", "fast"
//     take-back = true
//     take-back-blitz = false      # where players have clocks
//     wait-for-key = false         # after each play of dominoes
//     explain-computers = false
//     hints = false
//     sound-by = "none"            # or "bell", "console", "decps"
//     sound-effects = 5            # 0 to 10
//     music = 5                    # 0 to 10
//     colour = "auto"              # or "true", "256", "16", "8", "mono", "attributes"
//     glyphs = "auto"              # or "unicode", "console", "ascii", "petscii"
//     paper = "black"              # or "terminal", "light"
//     wide = true
//     title = true                 # whose turn it is at a shared table
//     plain-tells = "full"         # or "brief"
//     plain-waits = false          # for Enter, before each turn of a computer
//     domino-rival = "1"           # or "0", "2", "person"
//     domino-hand = 11             # or 7, 9
//     domino-redeal = false
//     domino-highest-double = false
//     domino-points = 250          # 1 to 999
//     domino-felt = "green"        # or "blue", "brown", "black"
//     domino-seen-tiles = false
//     domino-hints = false
//     domino-aids = false
//     property-level = 1           # 0 to 2
//     property-computers = 3       # 0 to 8
//     property-board = "us"        # or the id of another board
//     moneyloopy-level = 1         # the same as of the property game, and -levels
//     moneyloopy-computers = 3
//     moneyloopy-board = "us"
//
// Source: U-2.3, U-5.7, D-9.1; base/options.hpp has the names and values.
// Errors: the first error, with file, line and field.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/options.hpp"
#include "base/result.hpp"

namespace parlor::library {

// A missing or invalid option has its default value.
struct OptionsRead {
    Options options;
    std::optional<Error> trouble;
};

// `file` is the file's name in errors.
[[nodiscard]] OptionsRead read_options(std::string_view text, const std::string& file);

// The text with these options: changes or adds only the lines of options with other values, so that
// comments and everything else stay.
[[nodiscard]] Result<std::string> with_options(std::string_view text,
                                               const std::string& file,
                                               const Options& options);

}  // namespace parlor::library
