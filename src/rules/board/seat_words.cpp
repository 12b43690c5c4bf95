#include "rules/board/seat_words.hpp"

#include "base/quote.hpp"

namespace parlor::rules {

std::string seat_name(Seat seat) {
    return seat == chance ? "chance (seat 0)" : "seat " + std::to_string(number(seat));
}

std::string to_line(const SeatLine& line) {
    const std::string kind = line.level ? "cpu:" + std::to_string(*line.level) : "person";
    std::string text = "seat " + std::to_string(line.seat);
    text.append(" ").append(kind).append(" ").append(quoted(line.name));
    text.append(" ").append(id_of(line.colour));
    if (not line.token.empty()) text.append(" ").append(quoted(line.token));
    return text;
}

}  // namespace parlor::rules
