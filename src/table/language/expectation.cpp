#include "table/language/expectation.hpp"

#include <algorithm>

#include "unicode/printable.hpp"

namespace parlor::table {
namespace {

Trouble unmet(std::string what) { return {Status::Unmet, std::move(what)}; }

constexpr std::size_t much = 200;  // the most characters of output that an error message quotes

std::string joined(const std::vector<std::string>& words, std::string_view link = " ") {
    std::string text;
    for (const auto& word : words) {
        if (not text.empty()) text += link;
        text += word;
    }
    return text;
}

std::string key_of(const std::string& pair) { return pair.substr(0, pair.find('=')); }

// An expected event, such as `seat=1 why=doubles`: the event must have every pair.
struct Sought {
    std::string name;
    std::vector<std::string> pairs;

    [[nodiscard]] bool is_in(const Line& event) const {
        return std::ranges::all_of(pairs, [&](const std::string& pair) {
            return std::ranges::find(event.words, pair) != event.words.end();
        });
    }

    // The first pair whose key this kind of event does not have; null when there is none.
    [[nodiscard]] const std::string* stranger_in(const Line& event) const {
        for (const auto& pair : pairs)
            if (std::ranges::find(event.words, key_of(pair), key_of) == event.words.end())
                return &pair;
        return nullptr;
    }
};

Result<Sought> read_sought(const Line& words) {
    if (words.empty()) return Error{"the name of an event is missing"};
    Sought sought{words[0], words.without_first(1).words};
    for (const auto& pair : sought.pairs)
        if (pair.find('=') == std::string::npos or pair.front() == '=')
            return Error{"after the event come pairs key=value, not `" + printable(pair) + "`"};
    return sought;
}

// An error for an event name or a key that does not exist: in a `.no-event` such a mistake would
// pass unnoticed.
std::optional<Error> slip_in(const Sought& sought, const GameTable& table) {
    const auto form = table.event_form(sought.name);
    if (not form) return Error{"there is no event `" + printable(sought.name) + "`"};
    const auto event = split(*form);
    const auto* pair = event ? sought.stranger_in(*event) : nullptr;
    if (pair == nullptr) return std::nullopt;
    return Error{"`" + printable(sought.name) + "` has no `" + printable(key_of(*pair)) + "`"};
}

// Whether the last move caused such an event; an error when the line is wrong.
Result<bool> was_told(const GameTable& table, const Line& words) {
    const auto sought = read_sought(words);
    if (not sought) return sought.error();
    if (auto slip = slip_in(*sought, table)) return *slip;
    return std::ranges::any_of(table.told(), [&](const std::string& text) {
        const auto event = split(text);
        return event and event->words.front() == sought->name and sought->is_in(*event);
    });
}

// The known events of the same name, or the names of all events when no event has that name.
std::string what_was_told(const GameTable& table, const std::string& name) {
    std::vector<std::string> same, names;
    for (const auto& text : table.told()) {
        names.push_back(text.substr(0, text.find(' ')));
        if (names.back() == name) same.push_back(text);
    }
    if (not same.empty()) return "there was " + printable(joined(same, "; "), much);
    return names.empty() ? "there was none" : "there was " + printable(joined(names, ", "), much);
}

// Whether the first word, or the second after a seat number, is the verb of a move.
bool names_a_move(const GameTable& table, const Line& words) {
    const bool has_seat =
        not words.empty() and words[0].find_first_not_of("0123456789") == std::string::npos;
    const std::size_t verb = has_seat ? 1 : 0;
    return words.size() > verb and table.knows_verb(words[verb]);
}

// `.refuse` accepts a line that cannot be parsed only if its verb exists. A known verb with an
// impossible seat, square or amount is refused in every position, but an unknown verb is a mistake
// in the script.
MaybeTrouble expect_not_understood(const GameTable& table,
                                   const Line& words,
                                   const std::string& why) {
    if (names_a_move(table, words)) return std::nullopt;
    return wrong(printable(why, much));
}

}  // namespace

MaybeTrouble expect_fact(const GameTable& table, const Line& words) {
    if (words.size() < 2) return wrong("write `.expect KEY VALUE`");
    const std::string value = joined(words.without_first(1).words);
    for (const auto& [key, is] : table.facts()) {
        if (key != words[0]) continue;
        if (is == value) return std::nullopt;
        return unmet(key + " is " + printable(is, much) + ", not " + printable(value, much));
    }
    return unmet("there is no fact `" + printable(words[0]) + "`");
}

MaybeTrouble expect_event(const GameTable& table, const Line& words) {
    const auto found = was_told(table, words);
    if (not found) return wrong(found.error().what);
    if (*found) return std::nullopt;
    return unmet("there was no `" + printable(joined(words.words), much) + "`; " +
                 what_was_told(table, words[0]));
}

MaybeTrouble expect_no_event(const GameTable& table, const Line& words) {
    const auto found = was_told(table, words);
    if (not found) return wrong(found.error().what);
    if (not *found) return std::nullopt;
    return unmet("there was such an event; " + what_was_told(table, words[0]));
}

MaybeTrouble expect_refusal(GameTable& table, const Line& words) {
    const auto move = read_move(words);
    if (not move) return expect_not_understood(table, words, move.error().what);
    const Verdict verdict = table.attempt(*move);
    switch (verdict.kind) {
        case Verdict::Kind::Played:
            return unmet("`" + printable(joined(words.words)) + "` is not refused");
        case Verdict::Kind::NotAMove: return expect_not_understood(table, words, verdict.why);
        case Verdict::Kind::Refused: return std::nullopt;
        case Verdict::Kind::LeftATrace: return unmet(verdict.why);
    }
    return std::nullopt;
}

}  // namespace parlor::table
