#include "plain/verbs.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

using As = Meant::As;

// What nobody can take back by themselves, or ends somebody.
constexpr std::array<std::string_view, 8> only_in_full{
    "bankrupt", "leave", "end-game", "forfeit", "flag", "give-up", "close", "put-out"};

struct Shelf {
    As as;
    const std::vector<std::string>& words;
};

std::vector<std::string> begun_with(std::string_view letters,
                                    const std::vector<std::string>& words) {
    std::vector<std::string> begun;
    for (const std::string& word : words)
        if (word.starts_with(letters) and
            std::ranges::find(only_in_full, word) == only_in_full.end())
            begun.push_back(word);
    return begun;
}

std::optional<std::string> near_to(const std::string& word, const Verbs& verbs) {
    std::vector<std::string> all = verbs.moves;
    all.insert(all.end(), verbs.questions.begin(), verbs.questions.end());
    all.insert(all.end(), verbs.own.begin(), verbs.own.end());
    return nearest(word, all);
}

bool has_help(const Verbs& verbs) {
    const auto is_in = [](const auto& words) {
        return std::ranges::find(words, "help") != words.end();
    };
    return is_in(verbs.own) or is_in(verbs.questions);
}

Error unknown(const std::string& word, const Verbs& verbs) {
    std::string what = "I do not know \"" + printable(word, 20) + "\".";
    for (const auto* words : {&verbs.moves, &verbs.own})
        for (const std::string_view full : only_in_full)
            if (full.starts_with(word) and std::ranges::find(*words, full) != words->end())
                return {"Say " + std::string{full} + " in full if you mean it."};
    if (const auto near = near_to(word, verbs)) return {what + " Did you mean " + *near + "?"};
    if (verbs.moves.empty()) return {what + " Say help to hear what you can say."};
    return {what + " You can say " + listed(verbs.moves, "or") +
            (has_help(verbs) ? "; help says more." : ".")};
}

}  // namespace

Result<Meant> meant_by(const std::string& word, const Verbs& verbs) {
    const std::array shelves{Shelf{As::Move, verbs.moves},
                             Shelf{As::Question, verbs.questions},
                             Shelf{As::Own, verbs.own}};
    for (const auto& [as, words] : shelves)
        if (std::ranges::find(words, word) != words.end()) return Meant{as, word};
    for (const auto& [as, words] : shelves) {
        const auto begun = begun_with(word, words);
        if (begun.size() == 1) return Meant{as, begun.front()};
        if (begun.size() > 1)
            return Error{"\"" + printable(word, 20) + "\" can mean " + listed(begun, "or") + "."};
    }
    return unknown(word, verbs);
}

}  // namespace parlor::plain
