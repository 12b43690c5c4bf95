#include "sessions/colours.hpp"

#include <algorithm>

#include "unicode/printable.hpp"

namespace parlor {

Colours::Colours(const table::SetupAsked& asked) {
    for (std::size_t i = 0; i < board::colour_count; ++i) {
        const auto colour = board::Colour(i);
        if (std::ranges::find(asked.seats, board::id_of(colour), &table::SeatAsked::colour) ==
            asked.seats.end())
            free_.push_back(colour);
    }
}

Result<board::Colour> Colours::take(const table::SeatAsked& seat) {
    if (seat.colour.empty()) {
        const board::Colour first = free_.front();
        free_.erase(free_.begin());
        return first;
    }
    const auto colour = board::find_colour(seat.colour);
    if (not colour) return Error{"there is no colour " + printable(seat.colour)};
    if (std::ranges::find(taken_, *colour) != taken_.end())
        return Error{"the colour " + seat.colour + " is taken"};
    taken_.push_back(*colour);
    return *colour;
}

}  // namespace parlor
