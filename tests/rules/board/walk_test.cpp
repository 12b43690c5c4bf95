// C-2.3: the square that a token reaches, and whether it reaches GO on its way; in either
// direction.
#include "rules/board/walk.hpp"

#include "catch.hpp"

using namespace parlor;
using namespace parlor::board;

namespace {

Board board_of(int size) {
    Board board;
    board.size = size;
    board.spots[Square{5}].kind = Kind::Station;
    board.spots[Square{15}].kind = Kind::Station;
    return board;
}

struct Case {
    int from, steps, to;
    bool reaches_go;
};

void check(const Board& board, Direction way, const std::vector<Case>& cases) {
    for (const auto& [from, steps, to, reaches_go] : cases) {
        INFO(from << " and " << steps);
        const Walked walked = walk(board, Square(from), {steps}, way);
        CHECK(number(walked.to) == to);
        CHECK(walked.reaches_go == reaches_go);
    }
}

}  // namespace

TEST_CASE("C-2.3: clockwise, GO is reached by passing it or landing there, not by leaving it") {
    check(board_of(40),
          Direction::Clockwise,
          {{0, 7, 7, false}, {35, 4, 39, false}, {35, 5, 0, true}, {39, 12, 11, true}});
}

TEST_CASE("the other way round GO is reached by passing it or landing there, not by leaving it") {
    check(board_of(40),
          Direction::Back,
          {{0, 7, 33, false}, {5, 4, 1, false}, {5, 5, 0, true}, {3, 5, 38, true}});
    check(board_of(32), Direction::Back, {{3, 5, 30, true}, {0, 12, 20, false}});
}

TEST_CASE(
    "how far ahead a square lies, and which of its kind is the nearest, follow the direction") {
    const Board board = board_of(40);
    CHECK(steps_to(board, Square{36}, Square{24}, Direction::Clockwise).count == 28);
    CHECK(steps_to(board, Square{36}, Square{24}, Direction::Back).count == 12);
    CHECK(steps_to(board, Square{7}, Square{7}, Direction::Back).count == 0);
    CHECK(nearest(board, Square{7}, Kind::Station, Direction::Clockwise) == Square{15});
    CHECK(nearest(board, Square{7}, Kind::Station, Direction::Back) == Square{5});
    CHECK(nearest(board, Square{15}, Kind::Station, Direction::Clockwise) == Square{5});
}
