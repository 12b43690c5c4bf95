// TurningPage: paragraphs one under the other in a box. When a paragraph has no room left, the page
// is turned: the box is emptied, and the paragraph begins it anew. Nothing moves once it is
// written.
//
// Source: U-6.3.
#pragma once

#include <string>

#include "tui/widgets.hpp"

namespace parlor::tui {

class TurningPage {
public:
    TurningPage(Canvas& canvas, const Box& box) : canvas_{&canvas}, box_{box}, row_{box.top} {}

    // Broken into lines, light grey on black; `name`, with which the text begins, has its own ink.
    void write(const std::string& text, const std::string& name, Ink ink_of_name);

private:
    Canvas* canvas_;
    Box box_;
    int row_;  // of the next line
};

}  // namespace parlor::tui
