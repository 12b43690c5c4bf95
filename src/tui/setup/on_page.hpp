// OnPage: what every set-up has of the page that is open: the selected item, the number that is
// typed, and what was said.
#pragma once

#include <optional>

#include "tui/menu.hpp"
#include "tui/setup/said.hpp"
#include "tui/setup/typed_number.hpp"

namespace parlor::tui::setup {

struct OnPage : Said {
    MenuCursor place;
    std::optional<TypedNumber> typed;
};

// A key while a number is typed: returns the number that was taken. Enter takes it, and Esc leaves
// the option as it was; a number that is refused stays typed, and the range is said.
[[nodiscard]] std::optional<int> type_number(OnPage& ui,
                                             Key key,
                                             const Numbers& numbers,
                                             NumberRange range);

}  // namespace parlor::tui::setup
