// What a player is called, everywhere: Mack with his level, `MACK 2`, and people by their name.
//
// Choices:  a seat that Mack plays has its level behind its name, whatever the name is.
// Not here: the name in a header and the book of results, which have the level beside it.
#pragma once

#include <optional>
#include <string>

#include "dominoes/setup.hpp"
#include "dominoes/words/hand_end_words.hpp"

namespace parlor::dominoes {

[[nodiscard]] std::string called(const std::string& name, std::optional<Level> level);

[[nodiscard]] SeatNames called(const Setup& setup);

}  // namespace parlor::dominoes
