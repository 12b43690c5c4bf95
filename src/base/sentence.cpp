#include "base/sentence.hpp"

#include <string_view>

#include "base/text.hpp"

namespace parlor {
namespace {

// A quotation that ends in a full stop ends its sentence as well.
std::string_view full_stop_after(std::string_view text) { return text.ends_with(".\"") ? "" : "."; }

// Whether the deed goes on in sentences of its own, but for a quotation: nothing can be joined to it.
bool has_sentences(std::string_view deed) {
    bool is_quoted = false;
    for (std::size_t at = 0; at + 1 < deed.size(); ++at) {
        if (deed[at] == '"') is_quoted = not is_quoted;
        if (not is_quoted and deed.substr(at).starts_with(". ")) return true;
    }
    return false;
}

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

// A group names its subject once, and again after a deed with sentences of its own.
std::string told_together(std::span<const Sentence> sentences) {
    std::string text;
    for (const auto group : grouped_by_subject(sentences)) {
        std::vector<std::string> deeds;
        const auto end_sentence = [&] {
            if (deeds.empty()) return;
            text.append(text.empty() ? "" : " ");
            text.append(group.front().who).append(" ").append(listed(deeds));
            text.append(full_stop_after(text));
            deeds.clear();
        };
        for (const Sentence& sentence : group) {
            deeds.push_back(sentence.does);
            if (has_sentences(sentence.does)) end_sentence();
        }
        end_sentence();
    }
    return text;
}

}  // namespace parlor
