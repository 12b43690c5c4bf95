// Recent: the latest events at the table, as sentences, for the menu window while computers play
// and for the middle of the ring.
//
// Source:   U-5.1.
// Choices:  the show adds each event when it shows it, so that no sentence is ahead of the board.
// Not here: the whole game as sentences (sessions/property/history.hpp).
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/sentence.hpp"

namespace parlor::tui {

// Consecutive sentences with the same subject, joined, in capitals.
struct Paragraph {
    std::string who;
    std::vector<std::string> lines;
};

// Breaks lines after at most `width` letters.
[[nodiscard]] std::vector<Paragraph> paragraphs_of(std::span<const Sentence> sentences, int width);

class Recent {
public:
    static constexpr std::size_t most = 40;  // sentences; older ones are forgotten

    // Leaves out an empty sentence.
    void add(Sentence sentence);

    [[nodiscard]] const std::vector<Sentence>& sentences() const { return sentences_; }  // in order

    // The number of sentences added so far, including forgotten ones.
    [[nodiscard]] std::size_t count() const { return count_; }

    // The latest complete sentences in capitals, ending with the last line: at most `rows` lines of
    // at most `width` letters. Only a last sentence that is longer than that is cut, at its
    // end, with a sign of it.
    [[nodiscard]] std::vector<std::string> lines(int width, std::size_t rows) const;

private:
    std::vector<Sentence> sentences_;
    std::size_t count_ = 0;
};

}  // namespace parlor::tui
