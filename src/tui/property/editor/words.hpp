// Fields as text: the name of a field, its value, its possible values, and why it is fixed.
//
// Source: M-5.4, U-8.2, U-8.3.
#pragma once

#include <string>

#include "base/number_range.hpp"
#include "tui/property/editor/field.hpp"

namespace parlor::tui::editor {

[[nodiscard]] std::string label_of(const board::Board& board, const Field& field);
// In eight letters.
[[nodiscard]] std::string label_on_small_card(const board::Board& board, const Field& field);
[[nodiscard]] std::string value_words(const Version& version, const Field& field);

// Requires a number.
[[nodiscard]] NumberRange range_of(const Version& version, const Field& field);

[[nodiscard]] std::string hint_on(const Version& version, const Field& field);
[[nodiscard]] std::string why_fixed(const Field& field);

}  // namespace parlor::tui::editor
