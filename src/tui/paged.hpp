// Paging: distributes blocks of lines over pages with a fixed number of rows. A block that fits on
// one page is not broken.
#pragma once

#include <cstddef>
#include <vector>

namespace parlor::tui {

// Returns at least one page, which may be empty.
template <class Line>
[[nodiscard]] std::vector<std::vector<Line>> paged(const std::vector<std::vector<Line>>& blocks,
                                                   std::size_t rows) {
    std::vector<std::vector<Line>> pages(1);
    for (const std::vector<Line>& block : blocks) {
        const std::size_t taken = pages.back().size();
        if (taken > 0 and taken + block.size() > rows) pages.emplace_back();
        for (const Line& line : block) {
            if (pages.back().size() == rows) pages.emplace_back();
            pages.back().push_back(line);
        }
    }
    return pages;
}

}  // namespace parlor::tui
