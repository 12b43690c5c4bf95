#include "tui/book.hpp"

#include "canvas/letters.hpp"
#include "tui/choosing.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{0, 0, 24, 39};
constexpr int left = 1, inside = 38, text_col = 2, text_width = 36;
constexpr int title_row = 1, first_row = 4, keys_row = 22;

constexpr std::array keys{
    Binding{'n', 1, keys_row, "NEXT", "the next page", 3},
    Binding{'b', 1, keys_row, "BACK", "the page before", 16},
    Binding{'x', 1, keys_row, "DONE", "shut the book", 29},
};

Menu keys_of(const Book& book, const BookPlace& place) {
    Menu menu{.header = std::string{book.title}, .has_quadrants = false};
    menu.items = items_of(keys, [&](char key) {
        if (key == 'n') return place.page + 1 < book.pages.size();
        return key != 'b' or place.page > 0;
    });
    return menu;
}

void draw_keys(Canvas& canvas, const Menu& menu, Place place) {
    bar(canvas, {keys_row, left}, inside, "", on_bar);
    int number = 0;
    for (const Item& item : menu.items) {
        const At at{keys_row, item.button};
        const Ink ink = item.open ? Ink::Black : Ink::MidGrey;
        canvas.write(at, upper(std::string(1, item.key)), {ink, Ink::White});
        canvas.write({at.row, at.col + 2}, item.open ? "-" : " ", {ink, Ink::LightGrey});
        canvas.write({at.row, at.col + 4}, item.label, {ink, Ink::LightGrey});
        if (number++ != hot_item(menu, place)) continue;
        canvas.put({at.row, at.col - 1}, U'>', on_white);
        canvas.point_at(at);
    }
}

void turn(const Book& book, BookPlace& place, bool forward, Ear& ear) {
    if (forward and place.page + 1 < book.pages.size())
        ++place.page;
    else if (not forward and place.page > 0)
        --place.page;
    else
        ear.hear(Heard::Buzz);
}

std::optional<char> chosen(const Book& book, BookPlace& place, Key key, Ear& ear) {
    if (key == Key::Esc) return 'x';
    if (key == Key::Backspace) return 'b';
    if (key == key_of(U' ')) return 'n';
    return choose(keys_of(book, place), place.key, key, ear);
}

}  // namespace

std::vector<std::string> lines_of(const BookPage& page) {
    std::vector<std::string> lines;
    for (const std::string_view paragraph : page.paragraphs) {
        if (paragraph.empty()) continue;
        if (not lines.empty()) lines.emplace_back();
        for (const std::string& line : wrapped(upper(paragraph), text_width)) lines.push_back(line);
    }
    return lines;
}

void draw_book(Canvas& canvas, const Book& book, const BookPlace& place) {
    const BookPage& page = book.pages[place.page];
    dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, inside}, U' ', on_bar);
    bar(canvas, {title_row, left}, inside, book.title, on_white);
    bar(canvas, {title_row + 1, left}, inside, page.title, on_cyan);
    const std::string count =
        "PG " + std::to_string(place.page + 1) + "/" + std::to_string(book.pages.size());
    canvas.write({title_row + 1, inside - width(count)}, count, on_cyan);
    int row = first_row;
    for (const std::string& line : lines_of(page)) canvas.write({row++, text_col}, line, on_bar);
    draw_keys(canvas, keys_of(book, place), place.key);
}

Notice help_on(const Book& book) {
    return {.title = std::string{book.title},
            .sub = "THE KEYS",
            .lines = {"N THE NEXT PAGE",
                      "B THE PAGE BEFORE",
                      "X SHUT THE BOOK",
                      "SPACE, BACKSPACE",
                      "ARROWS, ENTER",
                      "ESC BACK, ^L ANEW"},
            .tall = true};
}

bool read_on(const Book& book, BookPlace& place, Key key, Ear& ear) {
    const auto item = chosen(book, place, key, ear);
    if (item == 'n') turn(book, place, true, ear);
    if (item == 'b') turn(book, place, false, ear);
    return item != 'x';
}

}  // namespace parlor::tui
