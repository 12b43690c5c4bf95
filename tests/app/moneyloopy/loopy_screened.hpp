// Games of Moneyloopy on the screen, for tests: taken up from lines, as in the table language.
#pragma once

#include "app/screened.hpp"

namespace parlor::tui {

// Ann and Bob, two people, or people and computers; Ann begins.
inline const std::string loopy_people =
    "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann red\nseat 2 person Bob blue\n";
inline const std::string loopy_with_computers =
    "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann red\nseat 2 cpu:1 Victor blue\n"
    "seat 3 cpu:0 Zoe green\n";
inline const std::string ann_begins_of_two = "begin\n0 die 6\n0 die 1\n";
inline const std::string ann_begins_of_three = "begin\n0 die 6\n0 die 1\n0 die 2\n";

// On the way from Tennessee Avenue with an 8 (L-2.3).
inline const std::string at_second_toll =
    loopy_people + ann_begins_of_two + ".set seat.1.square tennessee-avenue\n1 roll\n0 dice 3 5\n";

}  // namespace parlor::tui
