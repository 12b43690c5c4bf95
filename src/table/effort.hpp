// Effort: the work of reading a text, which may come from anybody. It ends the reading when the
// work is called off, or more than any game takes.
//
// Units:   pieces of work. A line is one, a move another, also when it is played again after a
//          take-back. A computer's decision is decision_pieces and one for each number it draws,
//          for level 2 of dominoes some ten thousand.
// Errors:  spend() throws Ended, as there is no other way out of the middle of a thought. It leaves
//          the table as it was after its last move.
// Choices: the limit is 100,000 decisions of computers, some minutes of work. The lines of a
//          journal, at most 1,000,000, never come near it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>

namespace parlor::table {

// Whether somebody wants the work to stop: it is asked often, and has to answer fast.
using CalledOff = std::function<bool()>;

class Effort {
public:
    static constexpr std::uint64_t decision_pieces = 1'000;
    static constexpr std::uint64_t most_pieces = 100'000'000;

    enum class Why : std::uint8_t { Asked, TooMuch };
    struct Ended {
        Why why;
        std::string what;  // a sentence without its subject, which is the reading
    };

    explicit Effort(CalledOff called_off) : called_off_{std::move(called_off)} {}

    void spend(std::uint64_t pieces);

private:
    CalledOff called_off_;
    std::uint64_t spent_ = 0;
    std::uint64_t asked_at_ = 0;  // the pieces spent when it was last asked
};

}  // namespace parlor::table
