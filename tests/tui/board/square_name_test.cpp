// Names of squares where a window has little room for them.
#include "tui/board/square_name.hpp"

#include <algorithm>
#include <sstream>

#include "canvas/letters.hpp"
#include "catch.hpp"
#include "library/data_folder.hpp"
#include "tui/board/capitals.hpp"
#include "where.hpp"

namespace parlor::tui {
namespace {

const library::DataFolders ours{{data_folder}};

board::Board board_with(const std::string& name, const std::string& shorter = "") {
    board::Board board;
    board.titles = {{.id = "it", .name = name, .short_name = shorter}};
    return board;
}

std::string named(const std::string& name, const std::string& shorter, int room) {
    return square_name(board_with(name, shorter), Square{0}, room);
}

std::vector<std::string> words_in(const std::string& text) {
    std::istringstream stream{text};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

// The short name, or the name with each word whole or abbreviated.
bool is_whole(const board::Board& board, Square square, const std::string& shown) {
    if (shown == upper(board.short_name_of(square))) return true;
    return std::ranges::equal(words_in(shown),
                              words_in(capitals(board, board.name_of(square))),
                              [](const std::string& word, const std::string& whole) {
                                  return word == whole or word == abbreviated(whole);
                              });
}

}  // namespace

TEST_CASE("U-3.11: a square without room for its name has the board's short one") {
    CHECK(named("Gaol / Just Visiting", "Gaol", 20) == "GAOL / JUST VISITING");
    CHECK(named("Gaol / Just Visiting", "Gaol", 17) == "GAOL");
    CHECK(named("Fleet Street", "Fleet", 12) == "FLEET STREET");
    CHECK(named("Fleet Street", "Fleet", 9) == "FLEET ST.");
    CHECK(named("Fleet Street", "Fleet", 8) == "FLEET");
    CHECK(named("Northumberland Avenue", "Northumberland", 12) == "NORTHUMBERL.");
    CHECK(named("Piccadilly", "", 8) == "PICCADI.");
}

TEST_CASE("U-3.11: windows have room for a name of each square of each board, and none is cut") {
    constexpr int narrowest_for_deeds = 14, narrowest = 13;  // beside the number of a page
    for (const std::string& id : ours.boards()) {
        const board::Board board = *ours.board(id);
        for (int n = 0; n < board.size; ++n) {
            const auto square = Square(n);
            for (int room = narrowest; room <= 40; ++room) {
                const std::string name = square_name(board, square, room);
                INFO(id << ": " << name << ", " << room);
                CHECK(width(name) <= room);
                if (room >= narrowest_for_deeds) CHECK(is_whole(board, square, name));
            }
        }
    }
}

TEST_CASE("U-3.11: no two squares of a board look the same where there is little room") {
    for (const std::string& id : ours.boards()) {
        const board::Board board = *ours.board(id);
        for (const Square one : board.deeds)
            for (const Square other : board.deeds)
                if (one < other) {
                    INFO(id << ": " << board.name_of(one));
                    CHECK(square_name(board, one, 8) != square_name(board, other, 8));
                }
    }
}

TEST_CASE("U-3.11: a card has two lines for a name, or a short one") {
    CHECK(square_name_in_two_lines(board_with("Fenchurch Street Station", "Fenchurch"),
                                   Square{0},
                                   14) == std::vector<std::string>{"FENCHURCH", "STREET STATION"});
    CHECK(square_name_in_two_lines(board_with("Fenchurch Street Station", "Fenchurch"),
                                   Square{0},
                                   12) == std::vector<std::string>{"FENCHURCH", ""});
}

}  // namespace parlor::tui
