#include "tui/board/ring/ring_words.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "rules/board/spelling.hpp"
#include "tui/board/ring/short_name.hpp"

namespace parlor::tui {
namespace {

using Lines = std::vector<std::string>;

constexpr int least_cols_for_names = 5;

// Shows only the first part of a name such as `Gaol / Just Visiting`.
std::string name_on(const ShownBoard& board, Square square) {
    const std::string name = upper(board.printed->name_of(square));
    return name.substr(0, name.find(" / "));
}

Lines name_lines(const ShownBoard& board, Square square, Size room) {
    return short_name(name_on(board, square), room, upper(board.printed->short_name_of(square)));
}

// Without a first THE.
Lines words_in_name(const ShownBoard& board, Square square) {
    Lines words = words_in(name_on(board, square));
    if (not words.empty() and words.front() == "THE") words.erase(words.begin());
    return words;
}

std::string initials(const Lines& words) {
    if (words.size() == 1) return cut(words.front(), 2);
    return cut(words[0], 1) + cut(words[1], 1);
}

// What a square says where it has room for one line. The names of taxes and chests begin with
// other words.
std::string code_of(const ShownBoard& board, Square square, int cols) {
    const Lines words = words_in_name(board, square);
    if (words.empty()) return "";
    if (cols == 2) return initials(words);
    const Icon icon = board.squares[square].icon;
    if (icon == Icon::Tax) return cut("TAX", cols);
    if (icon == Icon::Chest) return cut("CHEST", cols);
    return cut(words.front(), cols);
}

Lines words_of_kind(const ShownBoard& board, Square square, Size room) {
    const std::string gaol = board::spelled("GAOL", *board.printed);
    switch (board.squares[square].icon) {
        case Icon::Go: return {"GO"};
        case Icon::Gaol: return {gaol};
        case Icon::FreeParking: return room.rows > 1 ? Lines{"FREE", "PARK"} : Lines{"PARK"};
        case Icon::GoToGaol: return room.rows > 1 ? Lines{"TO", gaol} : Lines{gaol};
        case Icon::None:
        case Icon::Station:
        case Icon::Electricity:
        case Icon::Water:
        case Icon::Chest:
        case Icon::Reverse:
        case Icon::Chance:
        case Icon::Tax:
        case Icon::Tollbooth: break;
    }
    return name_lines(board, square, room);
}

bool is_whole(const Lines& lines, const std::string& name) {
    std::string words;
    for (const std::string& line : lines) words += (words.empty() ? "" : " ") + line;
    return words == name;
}

Lines words_in_corner(const ShownBoard& board, Square square, Size room) {
    Lines lines = short_name(name_on(board, square), room);
    return is_whole(lines, name_on(board, square)) ? lines : words_of_kind(board, square, room);
}

Lines words_of_tollbooth(const ShownBoard& board, Square square, Size room) {
    constexpr int width_of_both = 9;
    const std::string toll = "$" + std::to_string(board.squares[square].toll.amount);
    if (room.rows < 2) return {"TOLL"};
    if (room.cols < width_of_both) return {"TOLL", toll};
    Lines lines = name_lines(board, square, {room.rows - 1, room.cols});
    lines.push_back("TOLL " + toll);
    return lines;
}

}  // namespace

Lines words_on(const ShownBoard& board, Square square, Size room) {
    if (board.squares[square].icon == Icon::Tollbooth)
        return words_of_tollbooth(board, square, room);
    if (number(square) % (board.size() / 4) == 0) return words_in_corner(board, square, room);
    if (room.rows > 1 and room.cols >= least_cols_for_names) return name_lines(board, square, room);
    return {code_of(board, square, room.cols)};
}

}  // namespace parlor::tui
