#include "plain/what_is_said.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace parlor::plain {
namespace {

constexpr std::array<std::string_view, 5> only_in_full{
    "bankrupt", "leave", "end-game", "forfeit", "flag"};

// Words that name nothing, but join what does.
constexpr std::array<std::string_view, 22> joining_goods{
    "and", "with", "give", "for", "repay", "free", "get", "pay", "on", "at",      "the",
    "to",  "all",  "no",   "n",   "none",  "done", "yes", "y",   "ye", "nothing", "0"};
constexpr std::array<std::string_view, 4> joining_tiles{"the", "at", "on", "end"};

bool is_in(const auto& list, std::string_view word) {
    return std::ranges::find(list, word) != std::ranges::end(list);
}

bool is_number(std::string_view word) {
    return not word.empty() and word.front() >= '0' and word.front() <= '9';
}

// `070` is `70`.
bool names(std::string_view word, std::string_view name) {
    if (not is_number(word)) return name.starts_with(word);
    while (word.size() > 1 and word.front() == '0') word.remove_prefix(1);
    return word == name;
}

bool has_several_answers(const Sayable& move) {
    return move.choice.verb == "propose" or move.choice.verb == "deal";
}

bool is_joining(std::string_view word, const Sayable& move) {
    if (move.choice.verb == "play" or move.names.empty()) return is_in(joining_tiles, word);
    return has_several_answers(move) and is_in(joining_goods, word);
}

bool needs_no_name(const Sayable& move, std::size_t argument) {
    return move.names[argument].empty() or is_joining(move.choice.arguments[argument], move);
}

bool takes_numbers(const Sayable& move) {
    return not move.names.empty() and not move.names.front().empty() and
           is_number(move.names.front().front());
}

// `13` is a tile where tiles are played.
Spoken words_for(const Spoken& said, const Sayable& move) {
    Spoken words;
    const bool is_play = move.choice.verb == "play";
    for (const std::string& word : said) {
        const bool is_tile = is_play and is_number(word) and word.size() == 2;
        if (is_tile) words.push_back(word.substr(0, 1));
        words.push_back(is_tile ? word.substr(1) : word);
    }
    return words;
}

// How clearly a line says a move, the most important first.
struct Clarity {
    bool has_verb_in_full = false, names_each = true, is_in_full = true;
    friend auto operator<=>(const Clarity&, const Clarity&) = default;
};

struct Match {
    bool names_any = false;
    Clarity clarity = {};
};

// Nothing: some word is of no argument. A word of a name is said once, but in the
// goods of a trade.
std::optional<Match> match(const std::vector<Spoken>& answers,
                           const Sayable& move,
                           bool has_one_partner) {
    const bool takes_words_once = not has_several_answers(move);
    std::vector<bool> is_named(move.names.size());
    Match match;
    for (const Spoken& said : answers) {
        std::vector<Spoken> left = move.names;
        match.clarity.is_in_full = true;
        for (const std::string& word : words_for(said, move)) {
            bool is_found = is_joining(word, move);
            for (std::size_t i = 0; i < left.size(); ++i) {
                const Spoken& known = takes_words_once ? left[i] : move.names[i];
                const auto name =
                    std::ranges::find_if(known, [&](const auto& one) { return names(word, one); });
                if (name == known.end() or needs_no_name(move, i)) continue;
                match.clarity.is_in_full = match.clarity.is_in_full and *name == word;
                is_named[i] = match.names_any = is_found = true;
                if (const auto at = std::ranges::find(left[i], *name); at != left[i].end())
                    left[i].erase(at);
                if (takes_words_once) break;
            }
            if (not is_found) return std::nullopt;
        }
        for (const Spoken& name : left)
            match.clarity.is_in_full = match.clarity.is_in_full and name.empty();
    }
    for (std::size_t i = 0; i < is_named.size(); ++i) {
        const bool is_clear = is_named[i] or needs_no_name(move, i) or (i == 0 and has_one_partner);
        match.clarity.names_each = match.clarity.names_each and is_clear;
    }
    return match;
}

bool says_verb(const std::string& word, const Sayable& move) {
    if (is_in(only_in_full, move.choice.verb)) return word == move.choice.verb;
    return move.verb.starts_with(word) or move.choice.verb.starts_with(word);
}

// Remarks are of the table language.
std::string without_remark(const std::string& line) {
    return std::string{trimmed(line.substr(0, line.find('#')))};
}

// A term of a deal ends with or without a blank after it.
Spoken words_in(std::string answer) {
    std::ranges::replace(answer, ';', ' ');
    return spoken(answer);
}

struct Line {
    std::string verb;           // empty: it begins with a number
    std::vector<Spoken> words;  // of each answer
};

Line line_of(std::span<const std::string> answers) {
    Line line;
    std::string first{answers.front()};
    if (const Spoken words = spoken(first); not words.empty() and not is_number(words.front())) {
        const std::size_t end = std::min(first.find(' '), first.size());
        line.verb = joined(spoken(first.substr(0, end)));
        std::ranges::replace(line.verb, ' ', '-');
        first.erase(0, end);
    }
    line.words.push_back(words_in(first));
    for (const std::string& answer : answers.subspan(1)) line.words.push_back(words_in(answer));
    return line;
}

std::optional<Match> match(const Line& line, const Sayable& move, bool has_one_partner = false) {
    if (line.verb.empty() ? not takes_numbers(move) : not says_verb(line.verb, move))
        return std::nullopt;
    auto found = match(line.words, move, has_one_partner);
    if (found)
        found->clarity.has_verb_in_full = line.verb == move.verb or line.verb == move.choice.verb;
    return found;
}

// Of a trade or a deal: then it needs no name.
bool has_one_partner(const Sayable& move, std::span<const Sayable> open) {
    const auto is_such = [&](const Sayable& other) {
        return other.choice.verb == move.choice.verb;
    };
    return has_several_answers(move) and std::ranges::count_if(open, is_such) == 1;
}

}  // namespace

Sayable::Sayable(Choice move, const Words& words)
    : choice{std::move(move)}, verb{words.verb(choice)} {
    for (const std::string& name : words.arguments(choice)) names.push_back(spoken(name));
}

bool is_said(const Sayable& move,
             std::span<const std::string> answers,
             std::span<const Sayable> open,
             Seat decider) {
    if (answers.empty()) return false;
    const std::string written = move.choice.line(), seat = std::to_string(number(decider));
    const Spoken line = spoken(without_remark(answers.front()));
    if (line == spoken(written) or line == spoken(seat + " " + written)) return true;

    const Line said = line_of(answers);
    const auto found = match(said, move, has_one_partner(move, open));
    if (not found or (not move.names.empty() and not found->names_any)) return false;
    bool is_open = false;  // as it is: what is not, has a number from a range, or several answers
    for (const Sayable& other : open) {
        is_open = is_open or other.choice == move.choice;
        const bool is_begun = other.choice.has_range() or has_several_answers(other);
        if (other.choice == move.choice or is_begun) continue;
        const auto too = match(said, other);
        if (too and too->clarity >= found->clarity) return false;
    }
    return is_open or found->clarity.names_each;
}

}  // namespace parlor::plain
