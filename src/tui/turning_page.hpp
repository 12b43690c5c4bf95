// TurningPage: paragraphs, one below another, in a box. When a paragraph has no room left, the page
// is turned: the box is cleared, and the paragraph begins a new page. Written text never moves.
//
// Source: U-6.3.
#pragma once

#include <string>

#include "tui/widgets.hpp"

namespace parlor::tui {

class TurningPage {
public:
    TurningPage(Canvas& canvas, const Box& box) : canvas_{&canvas}, box_{box}, row_{box.top} {}

    // Breaks the text into lines, light grey on black. It begins with `name`, which has its own
    // ink. A paragraph that may grow later begins where its longest form, `at_most`, has room.
    void write(const std::string& text,
               const std::string& name,
               Ink ink_of_name,
               const std::string& at_most = "");

private:
    Canvas* canvas_;
    Box box_;
    int row_;  // of the next line
};

}  // namespace parlor::tui
