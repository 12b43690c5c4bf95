#include "rules/board/event_line.hpp"

namespace parlor::board {

EventLine& EventLine::text(std::string_view key, std::string_view value) {
    line_.append(" ").append(key).append("=").append(value);
    return *this;
}

EventLine& EventLine::count(std::string_view key, int value) {
    return text(key, std::to_string(value));
}

EventLine& EventLine::between(Seat from, Seat to) {
    return count("from", number(from)).count("to", number(to));
}

EventLine& EventLine::dice(Dice dice) {
    return text("dice", std::to_string(dice.first) + "+" + std::to_string(dice.second));
}

}  // namespace parlor::board
