#include "terminal/brush.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace parlor::tui {
namespace {

// An SGR sequence, ESC [ ... m: several can be combined into one.
bool is_parameter(std::string_view word) {
    return word.size() >= 3 and word.starts_with("\x1b[") and word.back() == 'm' and
           word.find_first_not_of("0123456789;", 2) == word.size() - 1;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    if (words.size() < 2 or not std::all_of(words.begin(), words.end(), is_parameter)) {
        for (const std::string& word : words) text += word;
        return text;
    }
    for (const std::string& word : words) {
        text += text.empty() ? "\x1b[" : ";";
        text += word.size() == 3 ? "0" : word.substr(2, word.size() - 3);
    }
    return text + "m";
}

std::uint64_t number_of(const Look& look) {
    return static_cast<std::uint64_t>(look.fore + 1) << 12 |
           static_cast<std::uint64_t>(look.back + 1) << 2 | (look.bold ? 2U : 0U) |
           (look.reverse ? 1U : 0U);
}

}  // namespace

Brush::Brush(const Terminal& terminal) : terminal_{terminal} {}

// Nothing when the terminal lacks a sequence for a part of the change.
std::optional<Brush::Words> Brush::directly(const Look& from, const Look& to) const {
    Words words;
    const auto need = [&](bool changes, const std::string& word) {
        if (changes) words.push_back(word);
        return not changes or not word.empty();
    };
    const auto colour = [](short number, const Terminal::Word& word, const std::string& own) {
        return number < 0 ? own : say(word, number);
    };
    const bool can =
        not(from.bold and not to.bold) and
        need(from.reverse != to.reverse, to.reverse ? terminal_.reverse : terminal_.not_reverse) and
        need(not from.bold and to.bold, terminal_.bold) and
        need(from.back != to.back, colour(to.back, terminal_.paper, terminal_.own_paper)) and
        need(from.fore != to.fore, colour(to.fore, terminal_.ink, terminal_.own_ink));
    return can ? std::optional{words} : std::nullopt;
}

std::string Brush::shortest(const Look& from, const Look& to) const {
    const auto direct = directly(from, to);
    Words anew{terminal_.plain};
    const Words rest = directly(Look{}, to).value_or(Words{});
    anew.insert(anew.end(), rest.begin(), rest.end());
    std::string best = joined(anew);
    if (not direct) return best;
    std::string at_once = joined(*direct);
    if (at_once.size() <= best.size()) best = std::move(at_once);
    return best;
}

const std::string& Brush::change(const Look& from, const Look& to) {
    const auto [found, is_new] = known_.try_emplace(number_of(from) << 32 | number_of(to));
    if (is_new) found->second = shortest(from, to);
    return found->second;
}

}  // namespace parlor::tui
