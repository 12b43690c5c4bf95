#include "tui/property/recent.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "canvas/letters.hpp"

namespace parlor::tui {

void Recent::add(Sentence sentence) {
    if (sentence.does.empty()) return;
    if (sentences_.size() == most) sentences_.erase(sentences_.begin());
    sentences_.push_back(std::move(sentence));
    ++count_;
}

// From the last sentence backwards, as long as there is room.
std::vector<std::string> Recent::lines(int width, std::size_t rows) const {
    std::vector<std::string> lines;
    for (std::size_t end = sentences_.size(); end > 0 and lines.size() < rows;) {
        std::size_t first = end - 1;
        while (first > 0 and sentences_[first - 1].who == sentences_[end - 1].who) --first;
        const auto together = std::span{sentences_}.subspan(first, end - first);
        const auto added = wrapped(upper(told_together(together)), width);
        lines.insert(lines.begin(), added.begin(), added.end());
        end = first;
    }
    if (lines.size() > rows) lines.erase(lines.begin(), lines.end() - static_cast<int>(rows));
    return lines;
}

}  // namespace parlor::tui
