// What the review says for the better of two plays.
#include "dominoes/review/why_better.hpp"
#include "catch.hpp"

namespace parlor::dominoes {
namespace {

constexpr Laid laid(int inner, int outer) { return {Suit(inner), Suit(outer)}; }

// The ends 1 and 4, and a hand that fits both.
View at_1_and_4() {
    View view{.seat = first_seat, .rules = {}};
    lay_down(view.layout, laid(1, 4));
    view.hand = {tile_of(laid(1, 6)), tile_of(laid(4, 4)), tile_of(laid(6, 6))};
    view.other_count = 3;
    return view;
}

constexpr Play six{laid(1, 6)}, double_four{laid(4, 4)};

std::string first_of(const View& view, const Play& better, const Play& made) {
    return why_better(view, better, made, "Ann").front();
}

}  // namespace

TEST_CASE("D-8.8: the points at once come first, then the tiles that fit afterwards") {
    const auto why = why_better(at_1_and_4(), six, double_four, "Ann");
    REQUIRE(why.size() >= 2);
    CHECK(why[0] == "1-6 scores 10, 4-4 nothing");
    CHECK(why[1] == "1-6 keeps 4 and 6 open for 4-4 and 6-6; after 4-4 only 1-6 fits");
}

TEST_CASE("D-8.8: numbers that the opponent had none of are named") {
    View view = at_1_and_4();
    view.history.push_back({first_seat, Doing::Played, laid(1, 4), {}});
    view.history.push_back({second_seat, Doing::Passed, {}, {}});
    CHECK(first_of(view, double_four, six) == "4-4 leaves 1 and 4 open, and Ann had none");
}

TEST_CASE("D-8.8: a tile that went to the wrong end is named with both ends") {
    View view = at_1_and_4();
    view.hand = {tile_of(laid(1, 4)), tile_of(laid(6, 6))};
    view.layout = {};
    lay_down(view.layout, laid(1, 2));
    lay(view.layout, laid(2, 4), End::Right);
    const Play at_left{laid(1, 4), End::Left}, at_right{laid(4, 1), End::Right};
    const std::string why = first_of(view, at_left, at_right);
    CHECK(why.find("1-4 at 3") != std::string::npos);
}

TEST_CASE("D-8.8: where nothing else speaks for a play, Mack's trials do") {
    View view = at_1_and_4();
    view.hand = {tile_of(laid(1, 6)), tile_of(laid(4, 6))};
    const Play low{laid(1, 6)}, high{laid(4, 6)};
    for (const auto& [better, made] : {std::pair{low, high}, std::pair{high, low}})
        for (const std::string& sentence : why_better(view, better, made, "Ann"))
            CHECK_FALSE(sentence.empty());
    CHECK(first_of(view, low, low) == "1-6 at 3 won more often in the hands that Mack 2 tried");
}

}  // namespace parlor::dominoes
