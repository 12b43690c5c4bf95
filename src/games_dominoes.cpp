#include "games_dominoes.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "base/text.hpp"
#include "games_options.hpp"
#include "rules/colour.hpp"

namespace parlor {
namespace {

using dominoes::Ruleset;
using Errors = std::vector<table::LineError>;

Complaint take_hand(const std::string& value, Ruleset& rules) {
    for (const int size : dominoes::hand_sizes)
        if (value == std::to_string(size)) return rules.hand = size, fine;
    return "it must be 7, 9 or 11, not " + printable(value);
}

constexpr std::array<OptionOf<Ruleset>, 4> options{{
    {"hand", take_hand},
    {"target",
     [](const std::string& value, Ruleset& rules) {
         return take_number(
             value, dominoes::lowest_target, dominoes::highest_target, rules.target.count);
     }},
    {"redeal",
     [](const std::string& value, Ruleset& rules) {
         using dominoes::Redeal;
         return take_switch(value, Redeal::Never, Redeal::ForDoubles, rules.redeal);
     }},
    {"highest-double",
     [](const std::string& value, Ruleset& rules) {
         using dominoes::DownRule;
         return take_switch(value, DownRule::Alternating, DownRule::HighestDouble, rules.down);
     }},
}};

void check_colours(const table::SetupAsked& asked, Errors& errors) {
    std::vector<std::string> taken;
    for (const auto& seat : asked.seats) {
        if (seat.colour.empty()) continue;
        if (not rules::find_colour(seat.colour))
            errors.push_back({seat.line, "there is no colour " + printable(seat.colour)});
        else if (std::ranges::find(taken, seat.colour) != taken.end())
            errors.push_back({seat.line, "the colour " + seat.colour + " is taken"});
        taken.push_back(seat.colour);
    }
}

void take_seats(const table::SetupAsked& asked, dominoes::Dominoes::Setup& setup, Errors& errors) {
    for (const auto& seat : asked.seats)
        if (seat.kind != "person")
            errors.push_back({seat.line, "computer players are not in this version yet"});
    const std::size_t count = asked.seats.size();
    if (count != dominoes::both_seats.size()) {
        errors.push_back({count < 2 ? asked.begin_line : asked.seats.back().line,
                          "this game is for 2 players, not " + std::to_string(count)});
        return;
    }
    for (const Seat seat : dominoes::both_seats)
        setup.names[seat] = asked.seats[static_cast<std::size_t>(number(seat)) - 1].name;
}

}  // namespace

Errors take_setup(const table::SetupAsked& asked, dominoes::Dominoes::Setup& setup) {
    Errors errors = take_options(asked, options, setup.rules);
    if (asked.board) errors.push_back({asked.board->line, "dominoes has no board"});
    take_seats(asked, setup, errors);
    check_colours(asked, errors);
    std::ranges::stable_sort(errors, {}, &table::LineError::line);
    return errors;
}

}  // namespace parlor
