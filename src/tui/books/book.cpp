#include "tui/books/book.hpp"

#include <array>

#include "canvas/letters.hpp"
#include "tui/choosing.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{0, 0, 24, 39};
constexpr int left = 1, inside = 38, text_col = 2;
constexpr int title_row = 1, first_row = 4, keys_row = 22;

constexpr std::array keys{
    Binding{'n', 1, keys_row, "NEXT", "the next page", 3},
    Binding{'b', 1, keys_row, "BACK", "previous page", 16},
    Binding{'x', 1, keys_row, "DONE", "go back", 29},
};

bool has_next(const BookUi& ui) { return ui.page + 1 < ui.book.pages.size(); }

Menu menu_of(const BookUi& ui) {
    Menu menu{.header = "PAGES", .has_quadrants = false};
    menu.items = items_of(keys, [&](char key) {
        if (key == 'n') return has_next(ui);
        return key != 'b' or ui.page > 0;
    });
    for (Item& other : items_of(ui.book.others, [](char) { return true; }))
        menu.items.push_back(std::move(other));
    return menu;
}

void draw_keys(Canvas& canvas, const Menu& menu, MenuCursor place) {
    for (const Item& item : menu.items) bar(canvas, {item.row, left}, inside, "", on_bar);
    int number = 0;
    for (const Item& item : menu.items) {
        const At at{item.row, item.button};
        const Ink ink = item.open ? Ink::Black : Ink::MidGrey;
        canvas.write(at, upper(std::string(1, item.key)), {ink, Ink::White});
        canvas.write({at.row, at.col + 2}, item.open ? "-" : " ", {ink, Ink::LightGrey});
        canvas.write({at.row, at.col + 4}, item.label, {ink, Ink::LightGrey});
        if (number++ != hot_item(menu, place)) continue;
        canvas.put({at.row, at.col - 1}, U'>', on_white);
        canvas.point_at(at);
    }
}

Box box_of(const BookPicture& picture) {
    const int top = first_row + static_cast<int>(picture.line);
    return {top, text_col, top + static_cast<int>(lines_of_picture) - 1, text_col + line_width - 1};
}

void draw_page(Canvas& canvas, const BookUi& ui) {
    const BookPage& page = ui.book.pages[ui.page];
    bar(canvas, {title_row + 1, left}, inside, page.title, on_cyan);
    const std::string count =
        "PG " + std::to_string(ui.page + 1) + "/" + std::to_string(ui.book.pages.size());
    canvas.write({title_row + 1, inside - width(count)}, count, on_cyan);
    int row = first_row;
    for (const std::string& line : page.lines) canvas.write({row++, text_col}, line, on_bar);
    if (page.picture and ui.book.draw_picture != nullptr)
        ui.book.draw_picture(canvas, page.picture->name, box_of(*page.picture));
    if (page.drawn) canvas.insert({first_row, left}, *page.drawn);
}

void turn_forward(BookUi& ui, SoundQueue& sounds) {
    if (has_next(ui))
        ++ui.page;
    else
        sounds.add(SoundEffect::Buzz);
}

void turn_back(BookUi& ui, SoundQueue& sounds) {
    if (ui.page > 0)
        --ui.page;
    else
        sounds.add(SoundEffect::Buzz);
}

std::optional<char> chosen(BookUi& ui, Key key, SoundQueue& sounds) {
    if (key == Key::Esc) return 'x';
    if (key == Key::Backspace) return 'b';
    if (key == key_of(U' ')) return 'n';
    return choose(menu_of(ui), ui.key, key, sounds);
}

}  // namespace

// A drawn page has no frame, which would cost as much as its pictures.
void draw_book(Canvas& canvas, const BookUi& ui) {
    canvas.fill(frame, U' ', on_black);
    if (not ui.book.pages[ui.page].drawn) dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, inside}, U' ', on_bar);
    bar(canvas, {title_row, left}, inside, ui.book.title, on_white);
    draw_page(canvas, ui);
    draw_keys(canvas, menu_of(ui), ui.key);
}

Notice help_on(const BookUi& ui) {
    Notice notice = help_on(menu_of(ui));
    notice.lines.emplace_back("SPACE, BACKSPACE");
    return notice;
}

std::optional<char> press(BookUi& ui, Key key, SoundQueue& sounds) {
    const auto item = chosen(ui, key, sounds);
    if (item) ui.key.hot = done_item;
    if (item == 'n')
        turn_forward(ui, sounds);
    else if (item == 'b')
        turn_back(ui, sounds);
    else
        return item;
    return std::nullopt;
}

}  // namespace parlor::tui
