#include "house/seat_of.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"
#include "table/journal/header.hpp"

namespace parlor::house {
namespace {

constexpr std::string_view before_number = "seat.", after_number = ".name";

// `seat.3.name` of this name
std::optional<Seat> seat_named(const table::GameTable& game, const std::string& name) {
    for (const auto& [key, value] : game.facts()) {
        if (value != name or not key.starts_with(before_number) or not key.ends_with(after_number))
            continue;
        const auto length = key.size() - before_number.size() - after_number.size();
        const auto seat = whole_number(key.substr(before_number.size(), length), max_seats);
        if (seat) return Seat(static_cast<int>(*seat));
    }
    return std::nullopt;
}

}  // namespace

// Where no fact names the players, nothing renumbers them.
Seat seat_of(const table::GameTable& game, Entrant player) {
    const auto names = table::header_in(game.header()).players;
    const auto entered = static_cast<std::size_t>(player);
    const auto named = entered < names.size() ? seat_named(game, names[entered]) : std::nullopt;
    return named.value_or(Seat(static_cast<int>(entered) + 1));
}

}  // namespace parlor::house
