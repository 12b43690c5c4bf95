// Choosing: which of the open moves a player means by the words after a verb.
//
// Source: P-1.3, P-1.13.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "plain/spoken.hpp"
#include "plain/words.hpp"

namespace parlor::plain {

// The open moves that the words fit, with a number of theirs in the place of a range. Where some say
// all that a move needs, only these; and of these only those that are named in full, if some are.
struct Chosen {
    std::vector<Choice> moves;
    bool are_complete = false;
};
[[nodiscard]] Chosen chosen_by(const Spoken& said,
                               std::span<const Choice> open,
                               const Words& words);

// As people say them: `mortgage Vine Street`, `Vine Street`.
[[nodiscard]] std::string said(const Choice& choice, const Words& words);
[[nodiscard]] std::string said_arguments(const Choice& choice, const Words& words);

// The verb alone, with what the move costs: `toll for $200`.
[[nodiscard]] std::string said_verb(const Choice& choice, const Words& words);

// What each of the choices is about.
[[nodiscard]] std::vector<std::string> names_of(std::span<const Choice> choices,
                                                const Words& words);

}  // namespace parlor::plain
