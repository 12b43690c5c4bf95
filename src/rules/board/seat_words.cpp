#include "rules/board/seat_words.hpp"

#include "base/quote.hpp"
#include "base/seat_kind.hpp"

namespace parlor::board {
namespace {

std::string seat_line(std::size_t seat, const Sitter& sitter) {
    std::string text = "seat " + std::to_string(seat) + " " + seat_kind(level_of(sitter));
    text.append(" ").append(as_word(sitter.name)).append(" ").append(id_of(sitter.colour));
    if (not sitter.token.empty()) text.append(" ").append(as_word(sitter.token));
    return text;
}

}  // namespace

std::string seat_name(Seat seat) {
    return seat == chance ? "chance (seat 0)" : "seat " + std::to_string(number(seat));
}

std::string out_of_turn(Seat mover, Seat deciding, std::string_view rule) {
    std::string text = seat_name(mover) + " does not have to decide; " + seat_name(deciding);
    return text.append(" has (").append(rule).append(")");
}

std::vector<std::string> seat_lines(std::span<const Sitter> sitters) {
    std::vector<std::string> lines;
    for (const Sitter& sitter : sitters) lines.push_back(seat_line(lines.size() + 1, sitter));
    return lines;
}

}  // namespace parlor::board
