// Data files as we write them: values, and rows in aligned columns, in the TOML that a person would
// write.
//
// Units:    the width of a text is its number of characters.
// Not here: the fields of each kind of file (board_text.hpp, card_text.hpp, mode_text.hpp).
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "library/toml/comments.hpp"

namespace parlor::library {

// `"A \"B\" C"`. Requires a text without control characters.
[[nodiscard]] std::string toml_string(std::string_view text);

// `[1, 2]`, `["a", "b"]`.
[[nodiscard]] std::string toml_list(std::span<const int> numbers);
[[nodiscard]] std::string toml_list(std::span<const std::string> texts);

// `key = value`.
[[nodiscard]] std::string field(std::string_view key, std::string_view value);
[[nodiscard]] std::string field(std::string_view key, int value);

// Fields of a row; the first `in_columns` of them are as wide as in the other rows of its kind.
struct Row {
    std::vector<std::string> fields;
    std::size_t in_columns = 0;
};

// `    { id = "go",  pays = 200 },` and the end of the line, for each row.
[[nodiscard]] std::vector<std::string> row_lines(std::span<const Row> rows);

// `words`, or nothing in a file without comments: for comments and blank lines.
[[nodiscard]] std::string_view if_with(Comments comments, std::string_view words);

}  // namespace parlor::library
