#include "base/sentence.hpp"

#include <vector>

#include "base/text.hpp"

namespace parlor {

// Consecutive sentences with the same subject name it once.
std::string told_together(std::span<const Sentence> sentences) {
    std::string text;
    for (std::size_t first = 0, end = 0; first < sentences.size(); first = end) {
        const std::string& who = sentences[first].who;
        std::vector<std::string> deeds;
        for (; end < sentences.size() and sentences[end].who == who; ++end)
            deeds.push_back(sentences[end].does);
        text.append(text.empty() ? "" : " ").append(who).append(" ").append(listed(deeds) + ".");
    }
    return text;
}

}  // namespace parlor
