// The names of the files of games.
#pragma once

#include <string>

namespace parlor::table {

// For the n-th game that began at this time, `20261120-231752`.
[[nodiscard]] std::string file_of_game(const std::string& time, int number);
inline constexpr int most_games_of_a_second = 99;

}  // namespace parlor::table
