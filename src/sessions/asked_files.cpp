#include "sessions/asked_files.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "library/board_file.hpp"
#include "library/card_file.hpp"
#include "library/id.hpp"
#include "library/mode_file.hpp"
#include "unicode/printable.hpp"

namespace parlor {

using library::DataKind;
using library::Report;

std::optional<property::Mode> AskedFiles::mode() {
    const std::string& id = asked_.game->word;
    const auto* const file = carried(DataKind::Mode, id);
    if (file == nullptr) return taken(folders_.mode(id), asked_.game->line);
    Report report{id};
    auto mode = library::read_mode(file->text, id, report);
    tell(*file, report);
    return mode;
}

std::optional<board::Board> AskedFiles::board(const std::string& unless_named) {
    const std::string& id = asked_.board ? asked_.board->word : unless_named;
    const auto* const file = carried(DataKind::Board, id);
    if (file == nullptr) return taken(board_here(id), line_of_board());
    Report report{id};
    auto board = library::read_board(file->text, id, report);
    tell(*file, report);
    return board;
}

std::optional<property::Decks> AskedFiles::cards(const std::string& id, const board::Board& board) {
    const auto* const file = carried(DataKind::Cards, id);
    if (file == nullptr) return taken(folders_.cards(id, board), line_of_board());
    Report report{id};
    auto decks = library::read_cards(file->text, board, report);
    tell(*file, report);
    return decks;
}

void AskedFiles::refuse(const std::string& game, DataKind kind) {
    const std::string word{word_of(kind)};
    if (const auto* const file = asked_.file(word))
        errors_.push_back({file->lines.front(), game + " has no " + word});
}

void AskedFiles::refuse_board(std::string why) {
    errors_.push_back({line_of_board(), std::move(why)});
}

std::vector<table::LineError> AskedFiles::errors() const {
    auto sorted = errors_;
    std::ranges::stable_sort(sorted, {}, &table::LineError::line);
    return sorted;
}

// The file of this kind that the header carries, which must have this id; null when it carries
// none.
const table::FileAsked* AskedFiles::carried(DataKind kind, const std::string& id) {
    const auto* const file = asked_.file(word_of(kind));
    if (file != nullptr or folders_.path(kind, id) != library::program_folders().path(kind, id))
        come_with_program_ = false;
    if (file == nullptr) return nullptr;
    const int line = file->lines.front();
    if (file->id != id)
        errors_.push_back({line,
                           "this game has the " + file->kind + " " + printable(id) + ", not " +
                               printable(file->id)});
    else if (not library::is_id(id))
        errors_.push_back({line, "the name of a file must be 1 to 40 of a-z, 0-9 and -"});
    return file;
}

Result<board::Board> AskedFiles::board_here(const std::string& id) const {
    const auto known = folders_.boards();
    if (asked_.board and std::ranges::find(known, id) == known.end())
        return Error{"there is no board " + printable(id) + "; there is " + listed(known)};
    return folders_.board(id);
}

void AskedFiles::tell(const table::FileAsked& file, const Report& report) {
    const std::string name = file.kind + " " + printable(file.id) + ": ";
    for (const auto& [place, field, what] : report.mistakes()) {
        const std::size_t number = std::clamp<std::size_t>(place.line, 1, file.lines.size());
        std::string words = name;
        if (not field.empty()) words.append(field).append(": ");
        errors_.push_back({file.lines[number - 1], words + what});
    }
}

int AskedFiles::line_of_board() const {
    return asked_.board ? asked_.board->line : asked_.game->line;
}

template <class Value>
std::optional<Value> AskedFiles::taken(Result<Value> value, int line) {
    if (value) return *std::move(value);
    errors_.push_back({line, value.error().what});
    return std::nullopt;
}

}  // namespace parlor
