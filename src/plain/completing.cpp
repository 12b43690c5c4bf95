#include "plain/completing.hpp"

#include <algorithm>

#include "plain/spoken.hpp"
#include "unicode/utf8.hpp"

namespace parlor::plain {
namespace {

using Names = std::vector<std::string>;

// Where the words of the line begin, and the one that is still to be typed after a blank.
std::vector<std::size_t> word_starts(std::string_view line) {
    std::vector<std::size_t> starts;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        const bool is_after_blank = at == 0 or line[at - 1] == ' ';
        if (is_after_blank and (at == line.size() or line[at] != ' ')) starts.push_back(at);
    }
    return starts;
}

// Whether the words are in the name one after the other, the last one perhaps not to its end.
bool is_in(const Spoken& typed, const Spoken& name) {
    if (typed.empty()) return true;
    for (std::size_t at = 0; at + typed.size() <= name.size(); ++at) {
        const auto there = name.begin() + static_cast<std::ptrdiff_t>(at);
        if (std::equal(typed.begin(), typed.end() - 1, there) and
            name[at + typed.size() - 1].starts_with(typed.back()))
            return true;
    }
    return false;
}

Names fitting(std::string_view typed, const Names& names) {
    const Spoken words = spoken(typed);
    const bool is_ended = typed.ends_with(' ');
    Names fitting;
    for (const std::string& name : names)
        if (const Spoken whole = spoken(name);
            is_in(words, whole) and not(is_ended and words == whole))
            fitting.push_back(name);
    return fitting;
}

// What all have in common at their beginning, in whole characters.
std::string common_beginning(const Names& names) {
    std::string common = names.front();
    for (const std::string& name : names)
        common.erase(std::ranges::mismatch(common, name).in1, common.end());
    while (not common.empty() and not is_utf8(common)) common.pop_back();
    return common;
}

Completed become(std::size_t from, std::string_view typed, Names names) {
    if (names.size() == 1) return {from, names.front() + " "};
    std::string common = common_beginning(names);
    const bool is_more =
        common.size() > typed.size() and joined(spoken(common)).starts_with(joined(spoken(typed)));
    return {from, is_more ? std::move(common) : std::string{typed}, std::move(names)};
}

// The words that may begin a line; and the names that may follow the first word of this one.
Names beginnings(const Completions& completions) {
    Names words;
    for (const auto& verb : completions.verbs) words.push_back(verb.word);
    words.insert(words.end(), completions.names.begin(), completions.names.end());
    return words;
}
Names names_after(const Spoken& words, const Completions& completions) {
    Names names = completions.names;
    if (words.empty()) return names;
    const auto is_meant = [&](const auto& verb) { return verb.word.starts_with(words.front()); };
    const auto& verbs = completions.verbs;
    auto verb = std::ranges::find(verbs, words.front(), &Completions::Verb::word);
    if (verb == verbs.end()) verb = std::ranges::find_if(verbs, is_meant);
    if (verb != verbs.end()) names.insert(names.end(), verb->names.begin(), verb->names.end());
    return names;
}

}  // namespace

// The more of the last words belong to a name, the better.
Completed completed(std::string_view line, const Completions& completions) {
    const auto starts = word_starts(line);
    const Names names =
        starts.size() == 1 ? beginnings(completions) : names_after(spoken(line), completions);
    for (const std::size_t from : starts) {
        const std::string_view typed = line.substr(from);
        auto fits = fitting(typed, names);
        if (not fits.empty()) return become(from, typed, std::move(fits));
    }
    return {line.size(), ""};
}

}  // namespace parlor::plain
