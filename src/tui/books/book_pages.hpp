// The pages of a book, made from a text in Markdown.
//
// Units:   a page holds 16 lines of 36 letters.
// Choices: a heading (`### The aim`) begins a page, and is the title of all pages up to the next
//          heading. The text also has paragraphs, lists (`- item`) and pictures (a comment, `<!--
//          picture: NAME -->`); other Markdown is shown unchanged. A paragraph continues on another
//          page only when no page is large enough for it. A page has at most one picture, together
//          with the paragraph above it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"

namespace parlor::tui {

struct BookPicture {
    std::string name;
    std::size_t line = 0;  // where the picture begins
};

struct BookPage {
    std::string title;
    std::vector<std::string> lines;  // blank where the picture is
    std::optional<BookPicture> picture = {};
    std::optional<Canvas> drawn = {};  // of size_of_drawn, instead of lines
};

inline constexpr int line_width = 36;
inline constexpr Size size_of_drawn{18, 38};
inline constexpr std::size_t lines_of_page = 16;
inline constexpr std::size_t lines_of_picture = 8;

[[nodiscard]] std::vector<BookPage> pages_of(std::string_view markdown);

}  // namespace parlor::tui
