#include "tui/property/recent.hpp"

#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"

namespace parlor::tui {

void Recent::add(Sentence sentence) {
    if (sentence.does.empty()) return;
    if (sentences_.size() == most) sentences_.erase(sentences_.begin());
    sentences_.push_back(std::move(sentence));
    ++count_;
}

// From the last group backwards, as long as there is room.
std::vector<std::string> Recent::lines(int width, std::size_t rows) const {
    std::vector<std::string> lines;
    auto groups = grouped_by_subject(sentences_);
    for (; not groups.empty() and lines.size() < rows; groups.pop_back()) {
        const auto added = wrapped(upper(told_together(groups.back())), width);
        lines.insert(lines.begin(), added.begin(), added.end());
    }
    if (lines.size() > rows) lines.erase(lines.begin(), lines.end() - static_cast<int>(rows));
    return lines;
}

}  // namespace parlor::tui
