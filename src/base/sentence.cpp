#include "base/sentence.hpp"

#include <algorithm>
#include <optional>
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

// A deed that can be told of several places at once: `builds a house on `, `Strand`, ` for $150`.
struct DeedSomewhere {
    std::string_view deed, place, price;

    [[nodiscard]] bool is_same_elsewhere(const DeedSomewhere& other) const {
        return deed == other.deed and price == other.price;
    }
};

std::optional<DeedSomewhere> somewhere(std::string_view does) {
    constexpr std::string_view on = " on ", for_money = " for $";
    const std::size_t at = does.find(on);
    if (at == does.npos or does.find('"') != does.npos) return std::nullopt;
    const std::size_t place = at + on.size(), end = std::min(does.rfind(for_money), does.size());
    if (end < place) return std::nullopt;
    return DeedSomewhere{does.substr(0, place), does.substr(place, end - place), does.substr(end)};
}

// The first deed, together with those that are the same elsewhere: `builds a house on Strand and Fleet
// Street for $150 each`. Takes them off the sentences.
std::string take_deed(std::span<const Sentence>& sentences) {
    const Sentence& first = sentences.front();
    sentences = sentences.subspan(1);
    const auto told = somewhere(first.does);
    if (not told) return first.does;
    std::vector<std::string> places{std::string{told->place}};
    while (not sentences.empty()) {
        const auto next = somewhere(sentences.front().does);
        if (not next or not next->is_same_elsewhere(*told)) break;
        places.emplace_back(next->place);
        sentences = sentences.subspan(1);
    }
    const bool is_each = places.size() > 1 and not told->price.empty();
    return std::string{told->deed} + listed(places) + std::string{told->price} +
           (is_each ? " each" : "");
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
    for (auto group : grouped_by_subject(sentences)) {
        const std::string& who = group.front().who;
        std::vector<std::string> deeds;
        const auto end_sentence = [&] {
            if (deeds.empty()) return;
            text.append(text.empty() ? "" : " ");
            text.append(who).append(" ").append(listed(deeds));
            text.append(full_stop_after(text));
            deeds.clear();
        };
        while (not group.empty()) {
            deeds.push_back(take_deed(group));
            if (has_sentences(deeds.back())) end_sentence();
        }
        end_sentence();
    }
    return text;
}

}  // namespace parlor
