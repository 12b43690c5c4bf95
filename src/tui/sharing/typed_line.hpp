// Typed line: a wide page where one line is typed: the name of a table, a list of users, a word.
//
// Choices: the bar names all keys, and `?` is a letter like any other, for words may have it. Of a
//          line that is too long for the page the end is shown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/setup/field.hpp"

namespace parlor::tui {

// A key other than Enter and Esc. Returns why it was refused; nothing when it was not.
[[nodiscard]] std::string_view type_on_line(std::string& text,
                                            Key key,
                                            const setup::Length& length);

struct TypedLine {
    std::string title, sub;
    std::vector<std::string> about;  // up to 4 lines of 36 letters
    std::string text;                // as it is to be shown
    std::string refusal;
};
void draw_typed_line(Canvas& canvas, const TypedLine& line);

}  // namespace parlor::tui
