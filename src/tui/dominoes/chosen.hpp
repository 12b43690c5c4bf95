// What a game of dominoes is to be like, as it is chosen in the options window.
//
// Source: D-9.1.
#pragma once

#include <optional>

#include "dominoes/mack.hpp"
#include "tui/dominoes/felt.hpp"

namespace parlor::tui::domino {

struct Chosen {
    std::optional<dominoes::Level> mack = dominoes::Level::One;  // none: two people
    dominoes::Ruleset rules;
    Felt felt = Felt::Green;
};

// As the options have it, and back (S).
[[nodiscard]] Chosen chosen_in(const Options::Dominoes& options);
[[nodiscard]] Options::Dominoes options_of(const Chosen& chosen);

}  // namespace parlor::tui::domino
