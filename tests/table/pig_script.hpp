// Runs scripts of Pig in tests, as the program runs scripts of its own games.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "table/game/text_table.hpp"
#include "table/language/script.hpp"
#include "toy_game.hpp"

namespace parlor {

extern template class table::Session<toy::Pig>;
extern template class table::TextTable<toy::Pig>;

namespace toy {

struct Ran {
    int status = 0;
    std::string answers, complaints;
};

[[nodiscard]] table::Opened open_pig(const table::SetupAsked& asked);

[[nodiscard]] Ran run_text(const std::string& text,
                           bool keep_going = false,
                           const table::ScreenMaker& screen = {},
                           const table::SaveNew& save = {});

// In the same way as `parlor run --live`.
[[nodiscard]] Ran run_live(const std::string& text, const table::ScreenMaker& screen = {});

inline const std::string pig_header =
    "parlor 1\ngame pig\nseed 7\nseat 1 person Ann\nseat 2 person \"Bob B\"\nbegin\n";
inline constexpr int pig_header_lines = 6;

inline Ran play_pig(const std::string& lines, bool keep_going = false) {
    return run_text(pig_header + lines, keep_going);
}

// The beginning of an error message about the n-th line after `begin`.
inline std::string line_of_pig(int n) {
    return "test:" + std::to_string(pig_header_lines + n) + ": ";
}

}  // namespace toy
}  // namespace parlor
