#include "terminal/brush.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace parlor::tui {
namespace {

// An SGR sequence, ESC [ ... m: several can be combined into one.
bool is_parameter(std::string_view sequence) {
    return sequence.size() >= 3 and sequence.starts_with("\x1b[") and sequence.back() == 'm' and
           sequence.find_first_not_of("0123456789;", 2) == sequence.size() - 1;
}

std::string joined(const std::vector<std::string>& sequences) {
    std::string text;
    if (sequences.size() < 2 or not std::all_of(sequences.begin(), sequences.end(), is_parameter)) {
        for (const std::string& sequence : sequences) text += sequence;
        return text;
    }
    for (const std::string& sequence : sequences) {
        text += text.empty() ? "\x1b[" : ";";
        text += sequence.size() == 3 ? "0" : sequence.substr(2, sequence.size() - 3);
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

// Returns nothing when the terminal lacks a sequence for a part of the change.
std::optional<Brush::Sequences> Brush::directly(const Look& from, const Look& to) const {
    Sequences sequences;
    const auto need = [&](bool changes, const std::string& sequence) {
        if (changes) sequences.push_back(sequence);
        return not changes or not sequence.empty();
    };
    const auto colour =
        [](short number, const Terminal::Sequence& sequence, const std::string& own) {
            return number < 0 ? own : expand(sequence, number);
        };
    const bool can =
        not(from.bold and not to.bold) and
        need(from.reverse != to.reverse, to.reverse ? terminal_.reverse : terminal_.not_reverse) and
        need(not from.bold and to.bold, terminal_.bold) and
        need(from.back != to.back, colour(to.back, terminal_.paper, terminal_.own_paper)) and
        need(from.fore != to.fore, colour(to.fore, terminal_.ink, terminal_.own_ink));
    return can ? std::optional{sequences} : std::nullopt;
}

std::string Brush::shortest(const Look& from, const Look& to) const {
    const auto direct = directly(from, to);
    Sequences from_plain{terminal_.plain};
    const Sequences rest = directly(Look{}, to).value_or(Sequences{});
    from_plain.insert(from_plain.end(), rest.begin(), rest.end());
    std::string best = joined(from_plain);
    if (not direct) return best;
    std::string at_once = joined(*direct);
    if (at_once.size() <= best.size()) best = std::move(at_once);
    return best;
}

const std::string& Brush::change(const Look& from, const Look& to) {
    if (known_.size() == most_known) known_.clear();
    const auto [found, is_new] = known_.try_emplace(number_of(from) << 32 | number_of(to));
    if (is_new) found->second = shortest(from, to);
    return found->second;
}

}  // namespace parlor::tui
