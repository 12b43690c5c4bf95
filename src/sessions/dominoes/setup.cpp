#include "sessions/dominoes/setup.hpp"

#include <algorithm>
#include <string>

#include "base/seat_kind.hpp"
#include "dominoes/options.hpp"
#include "rules/board/colour.hpp"
#include "sessions/options.hpp"
#include "unicode/printable.hpp"

namespace parlor {
namespace {

using dominoes::Dominoes;
using Errors = std::vector<table::LineError>;

void check_colours(const table::SetupAsked& asked, Errors& errors) {
    std::vector<std::string> taken;
    for (const auto& seat : asked.seats) {
        if (seat.colour.empty()) continue;
        if (not board::find_colour(seat.colour))
            errors.push_back({seat.line, "there is no colour " + printable(seat.colour)});
        else if (std::ranges::find(taken, seat.colour) != taken.end())
            errors.push_back({seat.line, "the colour " + seat.colour + " is taken"});
        taken.push_back(seat.colour);
    }
}

void take_seats(const table::SetupAsked& asked, Dominoes::Setup& setup, Errors& errors) {
    const std::size_t count = asked.seats.size();
    if (count != dominoes::both_seats.size()) {
        errors.push_back({count < 2 ? asked.begin_line : asked.seats.back().line,
                          "this game is for 2 players, not " + std::to_string(count)});
        return;
    }
    for (const Seat seat : dominoes::both_seats) {
        const auto& one = asked.seats[static_cast<std::size_t>(number(seat)) - 1];
        setup.names[seat] = one.name;
        if (const auto level = level_in(one.kind)) setup.computers[seat] = dominoes::Level(*level);
    }
}

}  // namespace

Errors take_setup(const table::SetupAsked& asked, Dominoes::Setup& setup) {
    Errors errors = take_options(asked, dominoes::options(), setup.rules);
    if (asked.board) errors.push_back({asked.board->line, "dominoes has no board"});
    for (const auto& file : asked.files)
        errors.push_back({file.lines.front(), "dominoes has no " + file.kind});
    take_seats(asked, setup, errors);
    check_colours(asked, errors);
    std::ranges::stable_sort(errors, {}, &table::LineError::line);
    return errors;
}

}  // namespace parlor
