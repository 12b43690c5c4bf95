// The choices in the options window: the settings of a domino game.
//
// Source: D-9.1.
#pragma once

#include <optional>

#include "dominoes/mack.hpp"
#include "tui/dominoes/table/felt.hpp"

namespace parlor::tui::domino_table {

struct Chosen {
    std::optional<dominoes::Level> mack = dominoes::Level::One;  // nothing: two people
    dominoes::Ruleset rules;
    Felt felt = Felt::Green;
    Options::Answer seen_tiles = Options::Answer::No;
    Options::Answer hints = Options::Answer::No;
    Options::Answer aids = Options::Answer::No;
};

// Converts from the saved options, and back (key S).
[[nodiscard]] Chosen chosen_in(const Options::Dominoes& options);
[[nodiscard]] Options::Dominoes options_of(const Chosen& chosen);

}  // namespace parlor::tui::domino_table
