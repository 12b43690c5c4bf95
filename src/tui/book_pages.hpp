// The pages of a book, made from a text in Markdown.
//
// Units:   a page holds 16 lines of 36 letters.
// Choices: a heading (`### The aim`) begins a page, and is the title of all pages up to the next
//          heading. Besides headings there are paragraphs and lists (`- item`); other Markdown is
//          shown as it stands. A paragraph is continued on another page only when no page is large
//          enough for it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace parlor::tui {

struct BookPage {
    std::string title;
    std::vector<std::string> lines;
};

inline constexpr int line_width = 36;
inline constexpr std::size_t lines_of_page = 16;

[[nodiscard]] std::vector<BookPage> pages_of(std::string_view markdown);

}  // namespace parlor::tui
