#include "tui/board/reading/signs_page.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/reading/drawn_page.hpp"
#include "tui/board/reading/pictures.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

// Each part of the page begins in a row, and returns the row after it.

constexpr int left = 1;

std::optional<Square> first_with(const ShownBoard& board, Icon icon) {
    for (int n = 0; n < board.size(); ++n)
        if (board.squares[Square(n)].icon == icon) return Square(n);
    return std::nullopt;
}

// Those that this board has.
int add_icons(Canvas& page, int row, const ShownBoard& board) {
    struct Named {
        Icon icon;
        std::string_view name;
    };
    constexpr std::array icons{Named{Icon::Station, "TRAIN"},
                               Named{Icon::Electricity, "POWER"},
                               Named{Icon::Water, "WATER"},
                               Named{Icon::Chest, "CHEST"},
                               Named{Icon::Reverse, "TURNS"},
                               Named{Icon::Tax, "TAX"},
                               Named{Icon::Chance, "CHANCE"}};
    constexpr int pitch = 6, rows = 2;
    At at{row, left};
    for (const auto& [icon, name] : icons) {
        const auto square = first_with(board, icon);
        if (not square) continue;
        page.insert(at, picture_of_icon(board, *square));
        page.write({at.row + rows, at.col}, name, on_bar);
        at.col += pitch;
    }
    return row + rows + 1;
}

std::string name_of(board::Group group) {
    std::string name = upper(board::id_of(group));
    std::ranges::replace(name, '-', ' ');
    return name;
}

// In three columns.
int add_groups(Canvas& page, int row, const ShownBoard& board) {
    std::vector<board::Group> groups;
    for (std::size_t n = 0; n < board::group_count; ++n)
        if (const auto group = static_cast<board::Group>(n);
            not board.printed->groups[group].empty())
            groups.push_back(group);
    constexpr int pitch = 13;
    const int rows = (static_cast<int>(groups.size()) + 2) / 3;
    for (int n = 0; const board::Group group : groups) {
        const At at{row + n % rows, left + n / rows * pitch};
        const Ink ink = ink_of(group);
        page.put(at, letter_of(group), {readable_on(ink), ink});
        page.write({at.row, at.col + 2}, name_of(group), on_bar);
        ++n;
    }
    return row + rows;
}

// A picture, with words to its right.
int add_picture(Canvas& page, int row, const Canvas& picture, const std::string& words) {
    page.insert({row, left}, picture);
    write(page, {row, left + picture.size().cols + 1}, words);
    return row + picture.size().rows;
}

int add_map(Canvas& page, int row, const ShownBoard& board) {
    const std::string words = "THE MAP SHOWS WHERE ALL PLAYERS ARE. GO IS AT THE BOTTOM RIGHT";
    return add_picture(page,
                       row,
                       picture_of_map(board),
                       words + (board.direction ? ". THE ARROW SHOWS WHERE THEY MOVE."
                                                : "; FROM THERE THEY MOVE LEFT."));
}

void add_ring(Canvas& page, int row, const ShownBoard& board) {
    add_picture(page,
                row,
                picture_of_ring(board),
                "WIDE WINDOWS SHOW THE WHOLE BOARD. OWNERS ARE OUTSIDE.");
}

// In the last two rows.
void add_names(Canvas& page, const Example& example, const std::string& held) {
    const auto name = [](const ShownSeat& seat, char32_t mark) {
        return picture_of_row({.sign = seat.token,
                               .name = seat.name,
                               .ink = ink_of(seat.colour),
                               .money = 1500_cash,
                               .mark = mark,
                               .active = seat.decides});
    };
    const std::vector<ShownSeat>& seats = example.board.seats;
    const ShownSeat& other = *std::ranges::find(seats, false, &ShownSeat::decides);
    const int row = size_of_drawn.rows - 2;
    add_picture(page, row, name(example.board.seat(example.player), U'='), "> DECIDES + CARD");
    add_picture(page, row + 1, name(other, U'#'), "# " + held + " = BOTH");
}

}  // namespace

Canvas signs_page(const Example& example, bool has_marker, const std::string& held) {
    const ShownBoard board = in_play(example, has_marker);
    Canvas page = blank_page();
    int row = add_icons(page, 0, board);
    row = add_groups(page, row, board) + 1;
    row = add_map(page, row, board) + 1;
    add_ring(page, row, board);
    add_names(page, example, held);
    return page;
}

}  // namespace parlor::tui
