#include "tui/desk/pages/history_page.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "canvas/letters.hpp"
#include "tui/chart_panel.hpp"
#include "tui/desk/page_kind.hpp"
#include "tui/desk/story_sign.hpp"
#include "tui/menu_picture.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::desk {
namespace {

using Lines = std::vector<std::string>;

constexpr int first_row = 3, left = 4, indent = 2, words_width = 33;
constexpr std::size_t rows = 16;

// Indents all lines of a paragraph except the first.
Lines lines_of(std::span<const std::string> paragraphs) {
    Lines lines;
    for (const std::string& paragraph : paragraphs) {
        const std::size_t first = lines.size();
        for (std::string& line : wrapped(upper(paragraph), words_width))
            lines.push_back(std::move(line));
        for (std::size_t i = first + 1; i < lines.size(); ++i) lines[i].insert(0, indent, ' ');
    }
    return lines;
}

void add_pages(std::vector<Lines>& pages, std::span<const std::string> lines, std::size_t first) {
    for (std::size_t size = first; not lines.empty(); size = rows) {
        const auto page = lines.first(std::min(size, lines.size()));
        pages.emplace_back(page.begin(), page.end());
        lines = lines.subspan(page.size());
    }
}

// All pages except the first are full.
void add_old_pages(std::vector<Lines>& pages, const Lines& lines) {
    const std::size_t left_over = lines.size() % rows;
    add_pages(pages, lines, left_over == 0 ? rows : left_over);
}

Reply turn_back(const View&, History& page) {
    if (page.is_first()) return Say{"The game begins here"};
    --page.shown;
    return Stay{};
}
Reply turn_forward(const View&, History& page) {
    if (page.is_last()) return Say{"That is all so far"};
    ++page.shown;
    return Stay{};
}

ItemIs if_not_first(const Seen<View>&, const History& page) { return open_if(not page.is_first()); }
ItemIs if_not_last(const Seen<View>&, const History& page) { return open_if(not page.is_last()); }

constexpr int keys_row = 19;
constexpr Entry<View, History> entries[]{
    {{'b', 1, keys_row, "BACK", "previous page", 2}, turn_back, if_not_first},
    {{'f', 1, keys_row, "FORWARD", "the next page", 12}, turn_forward, if_not_last},
    {{'d', 1, keys_row, "DONE", "back to the table", 32}, close},
};

Menu window(const Seen<View>&, const History&) {
    return {.header = "WHAT HAPPENED", .has_squares = true, .has_quadrants = false};
}

void draw_line(Canvas& canvas, const View& view, int row, const std::string& line) {
    if (const auto sign = story_sign(view, line))
        draw_sign(canvas, {row, left - 2}, sign->sign, sign->colour);
    canvas.write({row, left}, line, on_black);
}

void draw(Canvas& canvas,
          const Seen<View>& seen,
          const History& page,
          const Menu& menu,
          MenuCursor place) {
    const std::string number = std::to_string(page.shown + 1);
    const std::string count = std::to_string(page.pages.size());
    draw_chart_panel(canvas);
    draw_chart_title(canvas,
                     " WHAT HAPPENED" + right("PAGE " + number + " OF " + count, 23),
                     page.shown >= page.first_new ? page.about_news : " BEFORE THAT");
    for (int row = first_row; const std::string& line : page.pages[page.shown])
        draw_line(canvas, seen.view, row++, line);
    draw_buttons(canvas, menu, place);
    const Item& hot = menu.items[static_cast<std::size_t>(hot_item(menu, place))];
    canvas.point_at({hot.row, hot.button});
}

constexpr PageKind<View, History> history{
    .window = window, .entries = entries, .draw_panel = draw, .is_only_read = true};

}  // namespace

History history_of(const Story& story, std::string_view about_news) {
    const std::span paragraphs{story.paragraphs};
    History page{.about_news = " " + std::string{about_news}};
    add_old_pages(page.pages, lines_of(paragraphs.first(story.news)));
    page.first_new = page.pages.size();
    add_pages(page.pages, lines_of(paragraphs.subspan(story.news)), rows);
    if (page.pages.empty()) page.pages.push_back({"NOTHING YET."});
    page.shown = std::min(page.first_new, page.pages.size() - 1);
    return page;
}

PagePtr history_page(const Story& story, std::string_view about_news) {
    return page_of(history, history_of(story, about_news));
}

}  // namespace parlor::tui::desk
