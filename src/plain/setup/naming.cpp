#include "plain/setup/naming.hpp"

#include <algorithm>
#include <array>
#include <iterator>
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

std::vector<std::string> names_of(std::span<const Setting> settings) {
    std::vector<std::string> names;
    for (const Setting& setting : settings) names.push_back(said_name(setting));
    return names;
}

std::vector<std::string> names_of(std::span<const NamedSetting> found) {
    std::vector<std::string> names;
    for (const NamedSetting& one : found) names.push_back(said_name(one.setting));
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

// `board is turkey`, `board: turkey`.
std::string without_filler(std::string value) {
    constexpr std::array<std::string_view, 5> fillers{"=", ":", "is ", "are ", "to "};
    for (const std::string_view filler : fillers)
        if (value.starts_with(filler)) return std::string{trimmed(value.substr(filler.size()))};
    return value;
}

// `2 people`, `turkey board`
std::optional<NamedSetting> named_after_value(const Spoken& said,
                                              std::span<const Setting> settings) {
    for (const Setting& setting : settings) {
        const Spoken name = spoken(setting.name);
        if (said.size() > name.size() and
            std::equal(name.begin(), name.end(), said.end() - std::ssize(name)))
            return NamedSetting{setting, joined(std::span{said}.first(said.size() - name.size()))};
    }
    return std::nullopt;
}

// `turkey`: what only one setting can be.
std::optional<NamedSetting> named_by_value(const Spoken& said, std::span<const Setting> settings) {
    std::optional<NamedSetting> found;
    for (const Setting& setting : settings)
        for (const std::string& word : setting.words) {
            if (spoken(word) != said) continue;
            if (found) return std::nullopt;
            found = NamedSetting{setting, word};
        }
    return found;
}

// Whether it is one for certain, and no part of a list: named in full, or with a value it can have.
bool is_setting(std::string_view part, std::span<const Setting> settings) {
    const Spoken said = spoken(part);
    for (const Setting& setting : settings)
        if (begins_with_name(said, setting)) return true;
    const auto meant = setting_in(part, settings);
    return meant and not named_by_value(said, settings) and not meant->value.empty() and
           value_of(meant->setting, meant->value).ok();
}

struct Separator {
    std::size_t at, size;
};

// A comma, but not that of 2,000; a semicolon; or `and` before another setting.
Separator next_separator(std::string_view line, std::span<const Setting> settings) {
    constexpr std::string_view and_word = " and ";
    const auto is_digit = [&](std::size_t at) {
        return at < line.size() and line[at] >= '0' and line[at] <= '9';
    };
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool is_in_number = at > 0 and is_digit(at - 1) and is_digit(at + 1);
        if (line[at] == ';' or (line[at] == ',' and not is_in_number)) return {at, 1};
        if (not line.substr(at).starts_with(and_word)) continue;
        const std::string_view next = line.substr(at + and_word.size());
        if (is_setting(next.substr(0, next.find_first_of(",;")), settings))
            return {at, and_word.size()};
    }
    return {line.size(), 0};
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
        found.push_back({*one, without_filler(without_words(words_that_name(said, *one), line))});
    const auto can_be = [](const auto& one) { return value_of(one.setting, one.value).ok(); };
    if (std::ranges::count_if(found, can_be) == 1) return *std::ranges::find_if(found, can_be);
    if (found.size() == 1) return found.front();
    if (found.empty()) {
        if (auto other = named_after_value(said, settings)) return *std::move(other);
        if (auto other = named_by_value(said, settings)) return *std::move(other);
    }
    const std::string word = said.empty() ? "" : said.front();
    const std::string quoted = "\"" + printable(word, 20) + "\"";
    if (not found.empty())
        return Error{quoted + " can mean " + listed(names_of(found), "or") + "."};
    if (const auto near = nearest(word, names_of(settings)))
        return Error{"I do not know " + quoted + ". Did you mean " + *near + "?"};
    return Error{"I do not know " + quoted + ". You can say " + listed(names_of(settings), "or") +
                 "."};
}

std::vector<std::string> parts_of(std::string_view line, std::span<const Setting> settings) {
    std::vector<std::string> parts;
    bool is_in_list = false;
    while (not line.empty()) {
        const Separator next = next_separator(line, settings);
        const std::string part{trimmed(line.substr(0, next.at))};
        const std::string_view before = line.substr(0, std::min(next.at + next.size, line.size()));
        line.remove_prefix(before.size());
        if (part.empty()) continue;
        if (is_in_list and not is_setting(part, settings)) {
            parts.back().append(", ").append(part);
            continue;
        }
        const auto setting = setting_in(part, settings);
        is_in_list = setting and setting->setting.is_list;
        parts.push_back(part);
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
