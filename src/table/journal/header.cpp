#include "table/journal/header.hpp"

#include "base/seat_kind.hpp"
#include "table/game/setup.hpp"
#include "table/language/line_reader.hpp"

namespace parlor::table {

Header header_in(std::string_view text) {
    SetupAsked asked;
    LineReader lines{std::string{text}};
    for (auto next = lines.next(); next and next->is_ended; next = lines.next()) {
        const auto line = split(next->text);
        if (not line or line->empty()) continue;
        if ((*line)[0] == "begin") break;
        (void)asked.add(next->number, *line);
    }
    Header header{.game = asked.game ? asked.game->word : "", .players = {}};
    for (const SeatAsked& seat : asked.seats) {
        if (seat.name.empty()) continue;
        header.players.push_back(seat.name);
        header.levels.push_back(level_in(seat.kind));
    }
    return header;
}

}  // namespace parlor::table
