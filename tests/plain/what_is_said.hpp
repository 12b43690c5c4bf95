// What a line of plain mode says, by its words alone: no code that plays lines is asked.
//
// A line says a move if it is that move in the table language, of the seat that decides. Else all
// its words have to be of the move: first those of its verb, then those of the names of its
// arguments, or their first letters. A number that begins a line needs no verb. And the move has to
// be clear: each argument has a word, or no other open move has all the words, or none in full. What
// was answered in several steps says it together.
//
// Source: P-1.3, P-1.6, P-1.8, P-1.13.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/seats.hpp"
#include "plain/spoken.hpp"
#include "plain/words.hpp"

namespace parlor::plain {

// A move with the words that name it.
struct Sayable {
    Sayable(Choice move, const Words& words);

    Choice choice;
    std::string verb;           // as people say it
    std::vector<Spoken> names;  // of each argument
};

// The open moves, of the seat that decides. The answers are those that were taken since nothing but
// a move was asked for, the last one included.
[[nodiscard]] bool is_said(const Sayable& move,
                           std::span<const std::string> answers,
                           std::span<const Sayable> open,
                           Seat decider);

}  // namespace parlor::plain
