// A draft: the mode and the board in the editor, as they were at the start and as they are now, and
// every change in between, so that all changes can be taken back.
//
// Source:   M-5.4, U-8.1, U-8.2.
// Errors:   as text that names a valid value; a refused value changes nothing.
// Not here: the words on the screen (words.hpp), files.
#pragma once

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "base/rule_option.hpp"
#include "tui/property/editor/field.hpp"

namespace parlor::tui::editor {

// clang-format off
struct Change      { Field field; Value was; };
struct OtherBoard  { board::Board was, was_at_start; std::string was_id; };  // replaced by another
// clang-format on
using Step = std::variant<std::vector<Change>, OtherBoard>;  // taken back as a whole

struct Draft {
    Version now, start;
    Version saved;  // as in its files; until it is saved, as at the start
    std::vector<Step> steps = {};
};

[[nodiscard]] Draft begin_draft(property::Mode mode, board::Board board);

// Why the typed value is not possible for the field; nothing when it is possible.
[[nodiscard]] Complaint refusal_of(const Draft& draft, const Field& field, std::string_view typed);

// Requires a value that refusal_of accepts.
void take_value(Draft& draft, const Field& field, const std::string& typed);
void choose_next(Draft& draft, const Field& field);          // of words
void choose_board(Draft& draft, const board::Board& board);  // its squares are those at the start

void cancel(Draft& draft, Square square);
void take_back(Draft& draft);  // the last step; requires that there is one

[[nodiscard]] bool is_changed(const Draft& draft, const Field& field);
[[nodiscard]] bool is_changed(const Draft& draft, Square square);
[[nodiscard]] bool has_unsaved(const Draft& draft);

// Whether rents fall where they should rise. The player is warned, but may keep them.
[[nodiscard]] bool rents_fall(const board::Board& board, Square square);
[[nodiscard]] int squares_with_falling_rents(const board::Board& board);

// The mode and the board for the files: the board gets the name of the mode.
[[nodiscard]] Version to_be_saved(const Draft& draft);

}  // namespace parlor::tui::editor
