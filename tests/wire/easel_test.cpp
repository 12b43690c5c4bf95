#include "wire/easel.hpp"

#include "catch.hpp"

namespace parlor::wire {
namespace {

constexpr Decision first{1}, second{2};

tui::Canvas says(std::string_view words) {
    tui::Canvas canvas;
    canvas.write({0, 0}, words, {});
    return canvas;
}

// What a guest has on its screen, who takes all pictures.
struct Guest {
    tui::Canvas canvas;
    void take(const std::optional<Picture>& picture) {
        REQUIRE(picture);
        REQUIRE_FALSE(draw(canvas, *picture));
    }
};

}  // namespace

TEST_CASE("T-1.7: one picture is under way at a time, and the next is the newest") {
    Easel easel;
    Guest guest;
    guest.take(easel.next(says("ONE"), "", first));
    CHECK_FALSE(easel.next(says("TWO"), "", first));
    CHECK_FALSE(easel.next(says("THREE"), "", first));
    CHECK(easel.is_under_way());
    REQUIRE_FALSE(easel.shown(Showing{1}));
    CHECK_FALSE(easel.is_under_way());
    guest.take(easel.next(says("FOUR"), "", first));
    CHECK(guest.canvas == says("FOUR"));
}

TEST_CASE("T-4.1: a guest that takes nothing keeps only the picture that is under way") {
    Easel easel;
    REQUIRE(easel.next(says("ONE"), "", first));
    for (int i = 0; i < 1000; ++i) REQUIRE_FALSE(easel.next(says(std::to_string(i)), "", first));
}

TEST_CASE("T-4.1: a guest says once of each picture that it shows it, and of no other") {
    Easel easel;
    CHECK(easel.shown(Showing{}));
    CHECK(easel.shown(Showing{1}));
    REQUIRE(easel.next(says("ONE"), "", first));
    CHECK(easel.shown(Showing{2}));
    CHECK(easel.is_under_way());
    CHECK_FALSE(easel.shown(Showing{1}));
    CHECK(easel.shown(Showing{1}));
}

TEST_CASE("T-1.7: what the guest sees already is not sent again") {
    Easel easel;
    REQUIRE(easel.next(says("ONE"), "", first));
    REQUIRE_FALSE(easel.shown(Showing{1}));
    CHECK_FALSE(easel.next(says("ONE"), "", first));
    CHECK(easel.next(says("ONE"), "Leave?", first));
}

TEST_CASE("T-3.13: a key counts for the decision that its picture showed") {
    Easel easel;
    CHECK_FALSE(easel.counts(Showing{}, Decision{}));
    REQUIRE(easel.next(says("ROLL"), "", first));
    CHECK_FALSE(easel.counts(Showing{1}, first));  // it is not yet there
    REQUIRE_FALSE(easel.shown(Showing{1}));
    CHECK(easel.counts(Showing{1}, first));
    CHECK_FALSE(easel.counts(Showing{1}, second));
    CHECK_FALSE(easel.counts(Showing{2}, first));
}

TEST_CASE("T-3.13: a key that was pressed before the next picture came is an answer to the last") {
    Easel easel;
    REQUIRE(easel.next(says("ROLL"), "", first));
    REQUIRE_FALSE(easel.shown(Showing{1}));
    REQUIRE(easel.next(says("BUY?"), "", second));
    CHECK_FALSE(easel.counts(Showing{1}, second));
    CHECK_FALSE(easel.counts(Showing{2}, second));
    REQUIRE_FALSE(easel.shown(Showing{2}));
    CHECK(easel.counts(Showing{2}, second));
}

TEST_CASE("T-3.13: two decisions that look the same have two pictures") {
    Easel easel;
    REQUIRE(easel.next(says("ROLL"), "", first));
    REQUIRE_FALSE(easel.shown(Showing{1}));
    const auto picture = easel.next(says("ROLL"), "", second);
    REQUIRE(picture);
    CHECK(picture->changes.empty());
    CHECK(picture->number == Showing{2});
}

}  // namespace parlor::wire
