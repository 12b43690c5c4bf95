#include "plain/setup/naming.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

constexpr std::uint64_t highest_number = 10'000'000;

// How many words at the beginning name the setting, each by another word of its name.
std::size_t words_that_name(const Spoken& said, const Setting& setting) {
    Spoken left = spoken(setting.name);
    std::size_t count = 0;
    for (; count < said.size(); ++count) {
        const auto found = std::ranges::find_if(
            left, [&](const auto& word) { return word.starts_with(said[count]); });
        if (found == left.end()) break;
        left.erase(found);
    }
    return count;
}

bool begins_with_name(const Spoken& said, const Setting& setting) {
    const Spoken name = spoken(setting.name);
    return said.size() >= name.size() and std::equal(name.begin(), name.end(), said.begin());
}

// The best named: in full, or else by the most words.
std::vector<const Setting*> named(const Spoken& said, std::span<const Setting> settings) {
    std::vector<const Setting*> best;
    std::size_t most = 1;
    for (const Setting& setting : settings) {
        if (begins_with_name(said, setting)) return {&setting};
        const std::size_t count = words_that_name(said, setting);
        if (count > most) best.clear();
        if (count >= most) best.push_back(&setting);
        most = std::max(most, count);
    }
    return best;
}

// What follows this many words of the line.
std::string rest_after(std::size_t words, std::string_view line) {
    while (words > 0 and not line.empty()) {
        const std::size_t end = std::min(line.find_first_of(" -\t"), line.size());
        if (not spoken(line.substr(0, end)).empty()) --words;
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return std::string{trimmed(line)};
}

std::vector<std::string> names_of(std::span<const Setting> settings) {
    std::vector<std::string> names;
    for (const Setting& setting : settings) names.push_back(said_name(setting));
    return names;
}

bool is_begun(const Spoken& said, const std::string& word) {
    const Spoken whole = spoken(word);
    return said.size() <= whole.size() and
           std::ranges::equal(
               said, std::span{whole}.first(said.size()), [](const auto& part, const auto& full) {
                   return full.starts_with(part);
               });
}

Result<std::string> word_meant(const std::string& said, const std::vector<std::string>& words) {
    const Spoken wanted = spoken(said);
    std::vector<std::string> begun;
    for (const std::string& word : words) {
        if (spoken(word) == wanted) return word;
        if (is_begun(wanted, word)) begun.push_back(word);
    }
    if (begun.size() == 1) return begun.front();
    const std::string quoted = "\"" + printable(said, 30) + "\"";
    if (begun.size() > 1) return Error{quoted + " can mean " + listed(begun, "or") + "."};
    if (const auto near = nearest(said, words))
        return Error{quoted + " is not among them. Did you mean " + *near + "?"};
    return Error{quoted + " is not among them. Say " + listed(words, "or") + "."};
}

}  // namespace

std::string said_name(const Setting& setting) { return joined(spoken(setting.name)); }

std::string said_values(const Setting& setting) {
    return setting.numbers ? to_text(*setting.numbers) : listed(setting.words, "or");
}

// Of several, the one that can have the value.
Result<NamedSetting> setting_in(std::string_view line, std::span<const Setting> settings) {
    const Spoken said = spoken(line);
    std::vector<NamedSetting> found;
    for (const Setting* one : named(said, settings))
        found.push_back({*one, rest_after(words_that_name(said, *one), line)});
    const auto can_be = [](const auto& one) { return value_of(one.setting, one.value).ok(); };
    if (std::ranges::count_if(found, can_be) == 1) return *std::ranges::find_if(found, can_be);
    if (found.size() == 1) return found.front();
    std::vector<std::string> names;
    for (const NamedSetting& one : found) names.push_back(said_name(one.setting));
    const std::string word = said.empty() ? "" : said.front();
    const std::string quoted = "\"" + printable(word, 20) + "\"";
    if (not names.empty()) return Error{quoted + " can mean " + listed(names, "or") + "."};
    if (const auto near = nearest(word, names_of(settings)))
        return Error{"I do not know " + quoted + ". Did you mean " + *near + "?"};
    return Error{"I do not know " + quoted + ". You can say " + listed(names_of(settings), "or") +
                 "."};
}

std::vector<std::string> parts_of(std::string_view line, std::span<const Setting> settings) {
    std::vector<std::string> parts;
    while (not line.empty()) {
        const std::size_t end = std::min(line.find(", "), line.size());
        const std::string_view part = trimmed(line.substr(0, end));
        line.remove_prefix(std::min(end + 2, line.size()));
        if (parts.empty() or not named(spoken(part), settings).empty())
            parts.emplace_back(part);
        else
            parts.back().append(", ").append(part);
    }
    return parts;
}

Result<std::string> value_of(const Setting& setting, const std::string& said) {
    if (not setting.words.empty()) return word_meant(said, setting.words);
    if (not setting.numbers) return said;
    const auto number = whole_number(joined(spoken(said)), highest_number);
    if (number and setting.numbers->contains(static_cast<std::int64_t>(*number)))
        return std::to_string(*number);
    return Error{sentence_case(said_name(setting)) + " can be " + to_text(*setting.numbers) +
                 ", not \"" + printable(said, 20) + "\"."};
}

}  // namespace parlor::plain
