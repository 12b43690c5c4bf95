#include "canvas/text.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

char ink_letter(const Cell& cell) { return cell.glyph == U' ' ? '.' : letter_of(seen(cell).ink); }

char paper_letter(const Cell& cell) {
    const Ink paper = seen(cell).paper;
    return paper == Ink::Black ? '.' : letter_of(paper);
}

template <class LetterOf>
std::string plane(const Canvas& canvas, GlyphSet set, LetterOf letter_of_cell) {
    std::string text;
    for (int row = 0; row < canvas.size().rows; ++row) {
        for (int col = 0; col < canvas.size().cols; ++col)
            text += letter_of_cell(in_set(canvas.cell({row, col}), set));
        text += '\n';
    }
    return text;
}

}  // namespace

std::vector<std::string> lines_of(const Canvas& canvas, GlyphSet set) {
    std::vector<std::string> lines(static_cast<std::size_t>(canvas.size().rows));
    for (int row = 0; row < canvas.size().rows; ++row)
        for (int col = 0; col < canvas.size().cols; ++col)
            lines[static_cast<std::size_t>(row)] +=
                utf8(in_set(canvas.cell({row, col}), set).glyph);
    return lines;
}

std::string picture_of(const Canvas& canvas, GlyphSet set) {
    std::string text;
    for (const std::string& line : lines_of(canvas, set)) text += line + "\n";
    return text + "-- ink --\n" + plane(canvas, set, ink_letter) + "-- paper --\n" +
           plane(canvas, set, paper_letter);
}

}  // namespace parlor::tui
