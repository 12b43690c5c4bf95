// The words on the squares of the ring.
#include "tui/board/ring/ring_words.hpp"
#include "app/editions.hpp"
#include "catch.hpp"

namespace parlor::tui {
namespace {

using Lines = std::vector<std::string>;

Lines words(int square, Size room) {
    return words_on(empty_board(edition().board), Square(static_cast<std::uint8_t>(square)), room);
}

}  // namespace

TEST_CASE("U-6.2: a square with one line has the first letters of its name, without THE") {
    constexpr Size lying{1, 4};
    CHECK(words(1, lying) == Lines{"OLD"});
    CHECK(words(2, lying) == Lines{"CHES"});
    CHECK(words(4, lying) == Lines{"TAX"});
    CHECK(words(6, lying) == Lines{"ANGE"});
    CHECK(words(19, lying) == Lines{"VINE"});
    CHECK(words(39, lying) == Lines{"MAYF"});
}

TEST_CASE("U-6.2: a square with two columns has the initials of two words") {
    constexpr Size upright{1, 2};
    CHECK(words(1, upright) == Lines{"OK"});
    CHECK(words(3, upright) == Lines{"WR"});
    CHECK(words(2, upright) == Lines{"CC"});
    CHECK(words(7, upright) == Lines{"CH"});
    CHECK(words(21, upright) == Lines{"ST"});
}

TEST_CASE("U-6.2: corners have their whole name, or the words of their kind") {
    CHECK(words(0, {2, 5}) == Lines{"GO"});
    CHECK(words(10, {2, 5}) == Lines{"GAOL"});
    CHECK(words(20, {2, 5}) == Lines{"FREE", "PARK"});
    CHECK(words(20, {1, 5}) == Lines{"PARK"});
    CHECK(words(20, {3, 11}) == Lines{"FREE", "PARKING"});
    CHECK(words(30, {2, 5}) == Lines{"GO TO", "GAOL"});
}

}  // namespace parlor::tui
