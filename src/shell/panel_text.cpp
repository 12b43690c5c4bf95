#include "shell/panel_text.hpp"

#include "canvas/letters.hpp"

namespace parlor::shell {

std::string text_of(const tui::Canvas& canvas, const tui::Box& inside, tui::GlyphSet glyphs) {
    std::string text;
    for (int row = inside.top; row <= inside.bottom; ++row) {
        std::string line;
        for (int col = inside.left; col <= inside.right; ++col)
            line += tui::utf8(in_set(canvas.cell({row, col}), glyphs).glyph);
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

}  // namespace parlor::shell
