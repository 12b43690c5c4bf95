// Story: what has happened in a game, in paragraphs of sentences.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace parlor {

struct Story {
    std::vector<std::string> paragraphs;  // in order
    std::size_t news = 0;  // the first paragraph that is new to the reader; their count: none is
};

}  // namespace parlor
