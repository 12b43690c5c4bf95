#include "sessions/moneyloopy/setup.hpp"

#include <algorithm>
#include <string>

#include "base/seat_kind.hpp"
#include "rules/moneyloopy/options.hpp"
#include "sessions/colours.hpp"
#include "sessions/options.hpp"

namespace parlor {
namespace {

using moneyloopy::Moneyloopy;
using Errors = std::vector<table::LineError>;

moneyloopy::Sitter sitter_asked(const table::SeatAsked& asked, board::Colour colour) {
    moneyloopy::Sitter sitter{.name = asked.name, .colour = colour, .token = asked.token};
    if (const auto level = level_in(asked.kind)) sitter.computer = board::Level(*level);
    return sitter;
}

void take_seats(const table::SetupAsked& asked, Moneyloopy::Setup& setup, Errors& errors) {
    Colours colours{asked};
    for (const auto& seat : asked.seats) {
        if (const auto colour = colours.take(seat))
            setup.sitters.push_back(sitter_asked(seat, *colour));
        else
            errors.push_back({seat.line, colour.error().what});
    }
}

void check_seats(const table::SetupAsked& asked, Errors& errors) {
    const auto count = static_cast<int>(asked.seats.size());
    const bool are_too_few = count < moneyloopy::fewest_seats;
    if (not are_too_few and count <= moneyloopy::most_seats) return;
    errors.push_back({are_too_few ? asked.begin_line : asked.seats.back().line,
                      "this game is for 2 to 8 players (L-1.1), not " + std::to_string(count)});
}

}  // namespace

Errors take_setup(const table::SetupAsked& asked, Moneyloopy::Setup& setup) {
    Errors errors = take_options(asked, moneyloopy::options(), setup.rules);
    take_seats(asked, setup, errors);
    check_seats(asked, errors);
    std::ranges::stable_sort(errors, {}, &table::LineError::line);
    return errors;
}

}  // namespace parlor
