#include "tui/board/recent.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "canvas/first_lines.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {

std::vector<Paragraph> paragraphs_of(std::span<const Sentence> sentences, int width) {
    std::vector<Paragraph> all;
    for (const auto group : grouped_by_subject(sentences))
        all.push_back({group.front().who, wrapped(upper(told_together(group)), width)});
    return all;
}

void Recent::add(Sentence sentence) {
    if (sentence.does.empty()) return;
    if (sentences_.size() == most) sentences_.erase(sentences_.begin());
    sentences_.push_back(std::move(sentence));
    ++count_;
}

// Adds sentences from the last one backwards, while they fit.
std::vector<std::string> Recent::lines(int width, std::size_t rows) const {
    std::vector<std::string> lines;
    for (std::size_t first = sentences_.size(); first-- > 0;) {
        std::vector<std::string> more;
        for (Paragraph& each : paragraphs_of(std::span{sentences_}.subspan(first), width))
            std::move(each.lines.begin(), each.lines.end(), std::back_inserter(more));
        if (more.size() > rows and not lines.empty()) break;
        lines = std::move(more);
    }
    return cut_after(std::move(lines), width, rows);
}

}  // namespace parlor::tui
