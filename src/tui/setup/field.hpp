// Field: a name that is typed on a page of set-up.
//
// Source:  U-3.1, M-2.1, M-5.1.
// Choices: Up goes back, as does Esc, because x and q are letters of names.
#pragma once

#include <string>
#include <string_view>

#include "tui/menu.hpp"

namespace parlor::tui::setup {

struct Field {
    std::string text;
    bool untouched = true;  // typing replaces the suggested text
};

struct Length {
    int most;
    std::string_view words;  // a sentence about this limit
};

[[nodiscard]] bool leaves_field(Key key);  // to the previous page

// Why the key was refused; empty when it was not.
[[nodiscard]] std::string_view type_letter(Field& field, Key key, const Length& length);

[[nodiscard]] Menu ask_for_text(std::string sub, std::string question, const Field& field);
[[nodiscard]] Notice help_on_text(const Menu& menu, std::string what_is_typed);
void point_at(Canvas& canvas, const Field& field);  // the terminal's cursor

}  // namespace parlor::tui::setup
