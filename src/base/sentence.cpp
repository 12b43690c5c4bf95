#include "base/sentence.hpp"

#include <string_view>
#include <vector>

#include "base/text.hpp"

namespace parlor {
namespace {

// A quotation that ends in a full stop ends its sentence as well.
std::string_view full_stop_after(std::string_view text) { return text.ends_with(".\"") ? "" : "."; }

}  // namespace

// Consecutive sentences with the same subject name it once.
std::string told_together(std::span<const Sentence> sentences) {
    std::string text;
    for (std::size_t first = 0, end = 0; first < sentences.size(); first = end) {
        const std::string& who = sentences[first].who;
        std::vector<std::string> deeds;
        for (; end < sentences.size() and sentences[end].who == who; ++end)
            deeds.push_back(sentences[end].does);
        text.append(text.empty() ? "" : " ").append(who).append(" ").append(listed(deeds));
        text.append(full_stop_after(text));
    }
    return text;
}

}  // namespace parlor
