// Effort: counts the work of reading a text that may come from anybody. An effort stops the reading
// when somebody calls the reading off, or when the reading takes more work than any game does.
//
// Units:   pieces of work: a line, or a move, also when it is replayed after a take-back. A
//          decision of a computer counts decision_pieces, plus one piece for each number that it
//          draws: some ten thousand for level 2 of dominoes.
// Errors:  spend() throws Ended, because a computer's thought has no other way out. The table is
//          then as it was after its last move.
// Choices: the limit is 100,000 decisions of computers, some minutes of work. The lines of a
//          journal, at most 1,000,000, never come near it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace parlor::table {

// Whether somebody wants the work to stop. It is called often, and has to answer fast.
using CalledOff = std::function<bool()>;

class Effort {
public:
    static constexpr std::uint64_t decision_pieces = 1'000;
    static constexpr std::uint64_t most_pieces = 100'000'000;

    enum class Why : std::uint8_t { Asked, TooMuch };
    struct Ended {
        Why why;
        std::string what;  // a sentence about the reading, without that subject
    };

    explicit Effort(CalledOff called_off) : called_off_{std::move(called_off)} {}

    void spend(std::uint64_t pieces);

private:
    CalledOff called_off_;
    std::uint64_t spent_ = 0;
    std::uint64_t asked_at_ = 0;  // the pieces spent when called_off_ was last called
};

}  // namespace parlor::table
