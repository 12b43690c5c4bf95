#include "base/sat.hpp"

#include "base/seat_kind.hpp"

namespace parlor {

std::string to_line(const Sat& sat) {
    return "sat seat=" + std::to_string(number(sat.seat)) + " kind=" + seat_kind(sat.level);
}

std::string words_for(const Sat& sat) {
    const std::string player =
        sat.level ? "computer of level " + std::to_string(*sat.level) : std::string{"person"};
    return "is played by a " + player + " from now on";
}

}  // namespace parlor
