// Recent: the last things that happened at the table, in sentences, for the menu window while
// computers play and for the middle of the ring.
//
// Source:   U-5.1.
// Choices:  the show adds each event when it is shown, so that no sentence is ahead of the board.
// Not here: the whole game in sentences (sessions/property/history.hpp).
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/sentence.hpp"

namespace parlor::tui {

// Consecutive sentences with the same subject, told together in capitals.
struct Paragraph {
    std::string who;
    std::vector<std::string> lines;
};

// With lines of at most `width` letters.
[[nodiscard]] std::vector<Paragraph> paragraphs_of(std::span<const Sentence> sentences, int width);

class Recent {
public:
    static constexpr std::size_t most = 40;  // sentences; older ones are forgotten

    // Leaves out a sentence that is not told.
    void add(Sentence sentence);

    [[nodiscard]] const std::vector<Sentence>& sentences() const { return sentences_; }  // in order

    // Those added so far, with the forgotten ones.
    [[nodiscard]] std::size_t count() const { return count_; }

    // The last sentences, whole, in capitals, and the last line last: at most `rows` lines of at
    // most `width` letters. Only a last sentence that alone is longer is cut, at its end.
    [[nodiscard]] std::vector<std::string> lines(int width, std::size_t rows) const;

private:
    std::vector<Sentence> sentences_;
    std::size_t count_ = 0;
};

}  // namespace parlor::tui
