#include "base/sentence.hpp"

#include <string_view>

#include "base/text.hpp"

namespace parlor {
namespace {

// A quotation that ends in a full stop ends its sentence as well.
std::string_view full_stop_after(std::string_view text) { return text.ends_with(".\"") ? "" : "."; }

}  // namespace

std::vector<std::span<const Sentence>> grouped_by_subject(std::span<const Sentence> sentences) {
    std::vector<std::span<const Sentence>> groups;
    while (not sentences.empty()) {
        std::size_t size = 1;
        while (size < sentences.size() and sentences[size].who == sentences.front().who) ++size;
        groups.push_back(sentences.first(size));
        sentences = sentences.subspan(size);
    }
    return groups;
}

// A group names its subject once.
std::string told_together(std::span<const Sentence> sentences) {
    std::string text;
    for (const auto group : grouped_by_subject(sentences)) {
        std::vector<std::string> deeds;
        for (const Sentence& sentence : group) deeds.push_back(sentence.does);
        text.append(text.empty() ? "" : " ");
        text.append(group.front().who).append(" ").append(listed(deeds));
        text.append(full_stop_after(text));
    }
    return text;
}

}  // namespace parlor
