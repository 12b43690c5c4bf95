// Grades of decisions by what they cost, in chances to win, 0 to 1.
//
// Source: docs/playing.md, "Review": a doubtful decision gives away 2 games in 100 or more, a bad
//         one 5, a very bad one 10.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace parlor {

enum class Grade : std::uint8_t { Fine, Doubtful, Bad, VeryBad };
inline constexpr std::array all_grades{Grade::Fine, Grade::Doubtful, Grade::Bad, Grade::VeryBad};

[[nodiscard]] Grade grade_of(double cost);
[[nodiscard]] std::string_view name_of(Grade grade);  // `very bad`

}  // namespace parlor
