#include "tui/turning_page.hpp"

#include <algorithm>

#include "canvas/letters.hpp"

namespace parlor::tui {

void TurningPage::write(const std::string& text,
                        const std::string& name,
                        Ink ink_of_name,
                        const std::string& at_most) {
    const int width = box_.right - box_.left + 1;
    const auto lines = wrapped(text, width);
    const auto needed = std::max(lines.size(), wrapped(at_most, width).size());
    if (row_ + static_cast<int>(needed) > box_.bottom + 1) {
        canvas_->fill(box_, U' ', on_black);
        row_ = box_.top;
    }
    const At begin{row_, box_.left};
    for (const std::string& line : lines)
        if (row_ <= box_.bottom) canvas_->write({row_++, box_.left}, line, on_black);
    canvas_->write(begin, cut(name, width), {ink_of_name, Ink::Black});
}

}  // namespace parlor::tui
