// The end of a hand as text: the calculation of the score, and the tiles left. Used by screens,
// records and stories.
//
// Source: D-5.1, D-5.2.
#pragma once

#include <string>
#include <vector>

#include "dominoes/event.hpp"

namespace parlor::dominoes {

using SeatNames = Per<Seat, std::string, 3>;

// `17 spots score 15`
[[nodiscard]] std::string score_words(const told::Dominoed& end);

// `12 to 17 spots: Ann scores 15`, with the totals in the order of the seats.
[[nodiscard]] std::string score_words(const told::Blocked& end, const SeatNames& names);

// `Ann held 17: 5-6 3-3` for each seat that held tiles, and `Boneyard: 0-0 1-2` unless it was
// empty.
[[nodiscard]] std::vector<std::string> words_for(const Leftover& left, const SeatNames& names);

}  // namespace parlor::dominoes
