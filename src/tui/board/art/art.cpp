#include "tui/board/art/art.hpp"

namespace parlor::tui {
namespace {

template <class Text>
auto at_or_0(const Text& text, std::size_t i) {
    return i < text.size() ? text[i] : typename Text::value_type{};
}

Ink ink_at(std::string_view inks, std::size_t i, Ink usual) {
    constexpr std::string_view letters = "0123456789ABCDEF";
    const auto found = i < inks.size() ? letters.find(inks[i]) : std::string_view::npos;
    return found == std::string_view::npos ? usual : static_cast<Ink>(found);
}

void draw_row(Canvas& canvas, At at, const ArtRow& row, Ink paper) {
    for (std::size_t i = 0; i < row.unicode.size(); ++i) {
        const Style style{ink_at(row.inks, i, Ink::Black), ink_at(row.papers, i, paper)};
        canvas.put(at,
                   row.unicode[i],
                   style,
                   {at_or_0(row.petscii, i),
                    static_cast<char16_t>(at_or_0(row.console, i)),
                    at_or_0(row.ascii, i)});
        ++at.col;
    }
}

}  // namespace

void draw_art(Canvas& canvas, At at, Art art, Ink paper) {
    for (const ArtRow& row : art) {
        draw_row(canvas, at, row, paper);
        ++at.row;
    }
}

}  // namespace parlor::tui
