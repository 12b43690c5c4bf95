#include "tui/books/book_pages.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr std::string_view heading_mark = "### ", item_mark = "- ";
constexpr std::string_view picture_mark = "<!-- picture: ", picture_end = " -->";

struct Block {
    enum class Kind : std::uint8_t { Heading, Paragraph, Item, Picture } kind;
    std::string words;
};
using Kind = Block::Kind;

std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

// The block without its mark.
Block first_line_of_block(std::string_view line) {
    if (line.starts_with(heading_mark))
        return {Kind::Heading, std::string{line.substr(heading_mark.size())}};
    if (line.starts_with(item_mark))
        return {Kind::Item, std::string{line.substr(item_mark.size())}};
    if (line.starts_with(picture_mark) and line.ends_with(picture_end)) {
        line.remove_prefix(picture_mark.size());
        line.remove_suffix(picture_end.size());
        return {Kind::Picture, std::string{line}};
    }
    return {Kind::Paragraph, std::string{line}};
}

// Whether the next line may continue a block of this kind.
bool may_go_on(Kind kind) { return kind == Kind::Paragraph or kind == Kind::Item; }

std::string_view without_indent(std::string_view line) {
    return line.substr(std::min(line.find_first_not_of(' '), line.size()));
}

std::vector<Block> blocks_of(std::string_view markdown) {
    std::vector<Block> blocks;
    bool is_open = false;  // whether the next line may continue the last block
    while (not markdown.empty()) {
        const std::string_view line = take_line(markdown);
        Block block = first_line_of_block(line);
        if (is_open and not line.empty() and block.kind == Kind::Paragraph)
            blocks.back().words.append(" ").append(without_indent(line));
        else if (not line.empty())
            blocks.push_back(std::move(block));
        is_open = not line.empty() and may_go_on(blocks.back().kind);
    }
    return blocks;
}

std::vector<std::string> lines_of_paragraph(const std::string& words) {
    return wrapped(upper(words), line_width);
}

// Only the first line begins with the mark.
std::vector<std::string> lines_of_item(const std::string& words) {
    constexpr int indent = static_cast<int>(item_mark.size());
    std::vector<std::string> lines = wrapped(upper(words), line_width - indent);
    for (std::string& line : lines) line.insert(0, item_mark.size(), ' ');
    lines.front().replace(0, item_mark.size(), item_mark);
    return lines;
}

void begin_next_page(std::vector<BookPage>& pages) { pages.push_back({pages.back().title, {}}); }

// Adds the lines below those on the last page, or on a new page when they do not fit there.
void add(std::vector<BookPage>& pages, const std::vector<std::string>& lines, std::size_t gap) {
    const std::size_t used = pages.back().lines.size();
    if (used > 0 and used + gap + lines.size() > lines_of_page)
        begin_next_page(pages);
    else if (used > 0)
        pages.back().lines.resize(used + gap);
    for (const std::string& line : lines) {
        if (pages.back().lines.size() == lines_of_page) begin_next_page(pages);
        pages.back().lines.push_back(line);
    }
}

// Adds the picture below these lines, on the same page.
void add_picture(std::vector<BookPage>& pages,
                 const std::string& name,
                 std::vector<std::string> lines) {
    if (not lines.empty()) lines.emplace_back();
    lines.resize(lines.size() + lines_of_picture);
    if (pages.back().picture) begin_next_page(pages);
    add(pages, lines, 1);
    BookPage& page = pages.back();
    page.picture = {name, page.lines.size() - lines_of_picture};
}

}  // namespace

std::vector<BookPage> pages_of(std::string_view markdown) {
    std::vector<BookPage> pages;
    std::vector<std::string> waiting;  // a paragraph, until it is known whether a picture follows
    const auto add_waiting = [&] {
        if (not waiting.empty()) add(pages, std::exchange(waiting, {}), 1);
    };
    Kind before = Kind::Heading;
    for (const Block& block : blocks_of(markdown)) {
        if (block.kind != Kind::Picture) add_waiting();
        if (block.kind == Kind::Heading or pages.empty()) pages.emplace_back();
        switch (block.kind) {
            case Kind::Heading: pages.back().title = upper(block.words); break;
            case Kind::Paragraph: waiting = lines_of_paragraph(block.words); break;
            case Kind::Item:
                add(pages, lines_of_item(block.words), before == Kind::Item ? 0 : 1);
                break;
            case Kind::Picture: add_picture(pages, block.words, std::exchange(waiting, {})); break;
        }
        before = block.kind;
    }
    add_waiting();
    return pages;
}

}  // namespace parlor::tui
