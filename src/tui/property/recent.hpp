// Recent: the last things that happened at the table, in sentences, for the menu window while
// computers play and for the middle of the ring.
//
// Source:   U-5.1.
// Choices:  the show adds each event when it is shown, so that no sentence is ahead of the board.
// Not here: the whole game in sentences (sessions/property/history.hpp).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/sentence.hpp"

namespace parlor::tui {

class Recent {
public:
    static constexpr std::size_t most = 40;  // sentences; older ones are forgotten

    // Leaves out a sentence that is not told.
    void add(Sentence sentence);

    [[nodiscard]] const std::vector<Sentence>& sentences() const { return sentences_; }  // in order

    // Those added so far, with the forgotten ones.
    [[nodiscard]] std::size_t count() const { return count_; }

    // The end of the text in capitals, the last line last: at most `rows` lines of at most `width`
    // letters. Sentences with the same subject are told together, and each subject begins a line.
    [[nodiscard]] std::vector<std::string> lines(int width, std::size_t rows) const;

private:
    std::vector<Sentence> sentences_;
    std::size_t count_ = 0;
};

}  // namespace parlor::tui
