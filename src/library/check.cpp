#include "library/check.hpp"

#include <algorithm>
#include <vector>

#include "base/byte_order_mark.hpp"
#include "base/text.hpp"
#include "library/board_file.hpp"
#include "library/card_file.hpp"
#include "library/mode_file.hpp"
#include "library/toml/document.hpp"
#include "library/toml/fields.hpp"
#include "unicode/utf8.hpp"

namespace parlor::library {
namespace {

// The board on which cards are checked.
std::string board_for_cards(const std::string& cards, const DataFolders& folders) {
    for (const std::string& id : folders.modes())
        if (const auto mode = folders.mode(id); mode and mode->cards == cards) return mode->board;
    return "uk";
}

void check_cards(std::string_view text,
                 const std::string& id,
                 const DataFolders& folders,
                 Report& report) {
    if (const auto board = folders.board(board_for_cards(id, folders)))
        (void)read_cards(text, *board, report);
    else
        report.wrong({}, "", "cannot be checked without a board: " + board.error().what);
}

void doubt_absent(const toml::table& document,
                  std::string_view field,
                  const std::string& id,
                  const std::vector<std::string>& known,
                  Report& report) {
    if (std::ranges::find(known, id) != known.end()) return;
    report.doubtful(place_of(*document.get(field)),
                    field,
                    "there is no \"" + id + "\" in your folders; there are " + listed(known));
}

void check_mode(std::string_view text,
                const toml::table& document,
                const std::string& id,
                const DataFolders& folders,
                Report& report) {
    const auto mode = read_mode(text, id, report);
    if (not mode) return;
    doubt_absent(document, "board", mode->board, folders.boards(), report);
    doubt_absent(document, "cards", mode->cards, folders.cards(), report);
}

std::string_view line_of(std::string_view text, std::size_t number) {
    for (; number > 1 and not text.empty(); --number)
        text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
    return text.substr(0, text.find('\n'));
}

}  // namespace

std::size_t column_in(std::string_view text, Place place) {
    std::string_view line = line_of(without_byte_order_mark(text), place.line);
    std::size_t column = 1;
    for (std::size_t at = 1; at < place.column and not line.empty(); ++column) {
        const std::size_t bytes = character_length(static_cast<unsigned char>(line.front()));
        at += bytes > 1 ? length_escaped : 1;
        line.remove_prefix(std::min(std::max<std::size_t>(bytes, 1), line.size()));
    }
    return column;
}

Report check_file(std::string_view text, const std::string& file, const DataFolders& folders) {
    Report report{file};
    const auto document = parse(text, report);
    if (not document) return report;
    if (document->contains("squares"))
        (void)read_board(text, stem(file), report);
    else if (document->contains("chest") or document->contains("chance"))
        check_cards(text, stem(file), folders, report);
    else
        check_mode(text, *document, stem(file), folders, report);
    return report;
}

}  // namespace parlor::library
