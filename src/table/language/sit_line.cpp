#include "table/language/sit_line.hpp"

#include <limits>

#include "base/seat_kind.hpp"
#include "base/text.hpp"

namespace parlor::table {

bool is_sit(const MoveLine& move) { return move.words[0] == sit_verb; }

Result<SitLine> read_sit(const MoveLine& move) {
    if (move.mover.value_or(chance) != chance)
        return Error{"only seat 0 says who plays a seat (T-5.4)"};
    constexpr std::uint64_t most = std::numeric_limits<std::uint8_t>::max();
    const bool is_short = move.words.size() == 3 and move.took.told == Took::Told::Never;
    const auto seat = is_short ? whole_number(move.words[1], most) : std::nullopt;
    if (not seat or not is_seat_kind(move.words[2]))
        return Error{"write `0 sit SEAT person` or `0 sit SEAT cpu:L`, with L from 0 to 2"};
    return SitLine{Seat(*seat), level_in(move.words[2])};
}

std::string sit_text(Seat seat, std::optional<int> level) {
    return std::string{sit_verb} + " " + std::to_string(number(seat)) + " " + seat_kind(level);
}

}  // namespace parlor::table
