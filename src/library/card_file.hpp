// Card files: a parser for the two decks in the text of data/cards/ID.toml.
//
//     chest = [
//         { id = "doctor", costs = 50, words = ["Cough, said the", "doctor, and wrote a", ...] },
//
// In the words of a card that advances, {square} is the name of the square that it leads to.
// A card has exactly one effect:
//     pays = 200                  the bank pays           collect-each = 10   from every player
//     costs = 100                 paid to the bank        pay-each = 50       to every player
//     repairs = [40, 115]         a house, a hotel        back = 3            squares
//     advance = "go", "red 3" (the third of its group), "dark-blue last", "stations 1"
//     nearest = "station" (rent doubled), "utility" (ten times a roll)
//     to-gaol = true              gaol-free = true
//
// Source: C-5.2, C-5.3, M-2.6. A card for the nearest utility is dropped when the board has none.
// Errors: the first error, with file, line and field; a report has all of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "library/report.hpp"
#include "rules/property/turn/cards.hpp"

namespace parlor::library {

// `board` is the board that the cards move tokens on; `file` is the file's name in errors.
[[nodiscard]] Result<property::Decks> read_cards(std::string_view text,
                                                 const std::string& file,
                                                 const board::Board& board);

// Nothing if the report has mistakes afterwards.
[[nodiscard]] std::optional<property::Decks> read_cards(std::string_view text,
                                                        const board::Board& board,
                                                        Report& report);

}  // namespace parlor::library
