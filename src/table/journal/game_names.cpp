#include "table/journal/game_names.hpp"

namespace parlor::table {

std::string file_of_game(const std::string& time, int number) {
    return time + (number < 10 ? "-0" : "-") + std::to_string(number) + ".parlor";
}

}  // namespace parlor::table
