#include "app/plain/saving.hpp"

#include <cctype>
#include <string_view>

#include "plain/spoken.hpp"
#include "tui/save_window.hpp"
#include "unicode/names.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

constexpr std::string_view over = "over ";

// `A NAME HAS LETTERS` as a sentence.
std::string as_sentence(std::string_view words) {
    std::string text{words};
    for (char& letter : text)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return sentence_case(text) + ".";
}

std::string save(tui::Cabinet& cabinet, const table::GameTable& game, const std::string& said) {
    const bool replaces = said.starts_with(over);
    const std::string name = without_blanks_around(replaces ? said.substr(over.size()) : said);
    if (name.empty()) return "Say save and a name, as in save Sunday.";
    if (const auto why = tui::why_not_saved_as(name); not why.empty()) return as_sentence(why);
    const std::string shown = printable(name);
    if (not replaces and cabinet.is_saved(name))
        return "There is a saved game " + shown + ". Say save over " + shown + " to replace it.";
    if (const auto trouble = cabinet.save(game, name))
        return "It was not saved: " + trouble->what + ".";
    return "The game is saved as " + shown + ", and goes on here.";
}

}  // namespace

Question saving(tui::Cabinet& cabinet, table::Place& place) {
    return {"save",
            "keeps a copy of the game under a name, as in save Sunday",
            [&](const auto& rest) { return Sentences{save(cabinet, *place.table, rest)}; }};
}

}  // namespace parlor::plain
