#include "sessions/property/setup.hpp"

#include <algorithm>
#include <string>

#include "base/seat_kind.hpp"
#include "rules/property/options.hpp"
#include "sessions/colours.hpp"
#include "sessions/options.hpp"

namespace parlor {
namespace {

using property::Ruleset;
using Errors = std::vector<table::LineError>;

// The line of an option; the line of `begin` when the option is not set.
int line_of(const table::SetupAsked& asked, std::string_view option) {
    const auto found = std::ranges::find(asked.options, option, &table::OptionAsked::name);
    return found == asked.options.end() ? asked.begin_line : found->line;
}

board::Sitter sitter_asked(const table::SeatAsked& asked, board::Colour colour) {
    board::Sitter sitter{.name = asked.name, .colour = colour, .token = asked.token};
    if (const auto level = level_in(asked.kind)) sitter.computer = board::Level(*level);
    return sitter;
}

void take_seats(const table::SetupAsked& asked,
                const property::Mode& mode,
                property::Property::Setup& setup,
                Errors& errors) {
    Colours colours{asked};
    for (const auto& seat : asked.seats) {
        if (const auto colour = colours.take(seat))
            setup.sitters.push_back(sitter_asked(seat, *colour));
        else
            errors.push_back({seat.line, colour.error().what});
    }
    const auto count = static_cast<int>(asked.seats.size());
    if (count >= mode.fewest_seats and count <= mode.most_seats) return;
    const property::Mode classic;
    const bool is_classic =
        mode.fewest_seats == classic.fewest_seats and mode.most_seats == classic.most_seats;
    errors.push_back({count < mode.fewest_seats ? asked.begin_line : asked.seats.back().line,
                      "this game is for " + std::to_string(mode.fewest_seats) + " to " +
                          std::to_string(mode.most_seats) + " players (" +
                          (is_classic ? "C-1.3" : "M-2.1") + "), not " + std::to_string(count)});
}

// C-9.4, C-9.5 and C-9.8: combinations of options that are impossible.
void check_together(const table::SetupAsked& asked,
                    const property::Property::Setup& setup,
                    Errors& errors) {
    const Ruleset& rules = setup.rules;
    const auto seats = static_cast<int>(asked.seats.size());
    const int most = property::most_deeds_dealt(setup.edition->board, rules.start_money, seats);
    if (rules.start_deeds > most)
        errors.push_back({line_of(asked, "start-deeds"),
                          "start-deeds: with this start money and these players it is at most " +
                              std::to_string(most) + " (C-9.4)"});
    if (rules.money_supply == property::MoneySupply::Limited and
        rules.start_money * seats > property::limited_money_supply)
        errors.push_back({line_of(asked, "limited-money"),
                          "limited-money: the players would start with more than the $" +
                              std::to_string(property::limited_money_supply.amount) +
                              " there are (C-9.5)"});
    if (rules.wealth_wins > 0_cash and rules.wealth_wins <= rules.start_money)
        errors.push_back({line_of(asked, "wealth-wins"),
                          "wealth-wins: it must be more than the start money, $" +
                              std::to_string(rules.start_money.amount) + " (C-9.8)"});
}

}  // namespace

Errors take_setup(const table::SetupAsked& asked,
                  const property::Mode& mode,
                  property::Property::Setup& setup) {
    Errors errors = take_options(asked, property::options_of(mode.rules), setup.rules);
    take_seats(asked, mode, setup, errors);
    if (errors.empty()) check_together(asked, setup, errors);
    std::ranges::stable_sort(errors, {}, &table::LineError::line);
    return errors;
}

}  // namespace parlor
