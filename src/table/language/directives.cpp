#include "table/language/directives.hpp"

#include <limits>

#include "base/quote.hpp"
#include "base/text.hpp"
#include "table/language/expectation.hpp"

namespace parlor::table {
namespace {

// Prints the facts whose keys begin with a prefix, or all facts.
MaybeTrouble show(GameTable& table, const Line& words, std::string& answers) {
    if (words.size() > 1) return wrong("write `.show [PREFIX]`");
    const std::string prefix = words.empty() ? "" : words[0];
    for (const auto& [key, value] : table.facts())
        if (key.starts_with(prefix))
            answers.append(key).append(" ").append(as_word(value)).append("\n");
    return std::nullopt;
}

MaybeTrouble choices(GameTable& table, const Line& words, std::string& answers) {
    if (not words.empty()) return wrong("write `.choices` alone");
    for (const auto& choice : table.choices()) answers.append(choice).append("\n");
    return std::nullopt;
}

MaybeTrouble undo(GameTable& table, const Line& words, std::string& /*answers*/) {
    const auto count = words.empty() ? std::optional<std::uint64_t>{1}
                                     : whole_number(words[0], std::numeric_limits<int>::max());
    if (words.size() > 1 or not count or *count == 0)
        return wrong("write `.undo [N]`, with N from 1");
    if (table.undo(static_cast<int>(*count))) return std::nullopt;
    const int moves = table.moves();
    if (moves == 0) return wrong("there is no move to take back");
    return wrong("more moves than can be taken back: there are " + std::to_string(moves));
}

// Prints the move that a computer would make, and the reason; also the value of each move, if the
// computers of this game report it.
MaybeTrouble why(GameTable& table, const Line& words, std::string& answers) {
    constexpr std::uint64_t any_level = std::numeric_limits<int>::max();
    const auto level = words.empty() ? std::nullopt : whole_number(words[0], any_level);
    if (words.size() > 1 or (not words.empty() and not level))
        return wrong("write `.why [LEVEL]`, with LEVEL from 0");
    const auto asked = level ? std::optional{static_cast<int>(*level)} : std::nullopt;
    const auto reason = table.why(asked);
    if (not reason) return wrong(reason.error().what);
    std::string move = *table.advice(asked);
    move.pop_back();  // the line feed
    answers.append(move).append(": ").append(*reason).append("\n");
    if (const auto values = table.values())
        for (const std::string& line : *values) answers.append(line).append("\n");
    return std::nullopt;
}

template <MaybeTrouble (*expect)(const GameTable&, const Line&)>
MaybeTrouble expecting(GameTable& table, const Line& words, std::string& /*answers*/) {
    return expect(table, words);
}

MaybeTrouble refuse(GameTable& table, const Line& words, std::string& /*answers*/) {
    return expect_refusal(table, words);
}

struct Directive {
    std::string_view name;
    Obey obey;
};

constexpr Directive directives[] = {
    {".show", show},
    {".choices", choices},
    {".expect", expecting<expect_fact>},
    {".event", expecting<expect_event>},
    {".no-event", expecting<expect_no_event>},
    {".refuse", refuse},
    {".undo", undo},
    {".why", why},
};

}  // namespace

Obey find_directive(std::string_view name) {
    for (const auto& directive : directives)
        if (directive.name == name) return directive.obey;
    return nullptr;
}

}  // namespace parlor::table
