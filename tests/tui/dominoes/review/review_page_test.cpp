// D-8.8: the page of a review, with a review that needed no thinking.
#include "tui/dominoes/review/review_page.hpp"

#include "tui/golden.hpp"

namespace parlor::tui {
namespace {

domino_table::ReviewPage page_of(int plays, int judged) {
    domino_table::ReviewPage page{
        .names = {}, .levels = {}, .plays = plays, .judged = judged, .review = {}};
    page.names[dominoes::first_seat] = "PLAYER_1";
    page.names[dominoes::second_seat] = "MACK";
    page.levels[dominoes::second_seat] = dominoes::Level::Two;
    return page;
}

dominoes::ReviewOfSeat seat_with(int doubtful, int bad, int very_bad, double sign) {
    dominoes::ReviewOfSeat seat{
        .grades = {}, .lost_chance = 0.123, .lost_points = 1.44, .luck = sign * 2.25};
    seat.grades[Grade::Doubtful] = doubtful;
    seat.grades[Grade::Bad] = bad;
    seat.grades[Grade::VeryBad] = very_bad;
    return seat;
}

domino_table::ReviewPage judged_page() {
    constexpr int plays = 8;
    domino_table::ReviewPage page = page_of(2 * plays, 2 * plays);
    auto& review = page.review.emplace();
    review.seats[dominoes::first_seat] = seat_with(3, 2, 3, 1);
    review.seats[dominoes::second_seat] = seat_with(0, 10, 123, -1);
    for (int i = 0; i < plays; ++i)
        review.worst.push_back({.step = 1234 - 7 * i,
                                .hand = 12 - i,
                                .seat = i % 3 == 2 ? dominoes::second_seat : dominoes::first_seat,
                                .played = i == 1 ? "6-6" : "3-4 at 2",
                                .best = i == 1 ? "0-0" : "5-5 at 1",
                                .cost = 0.125 - 0.0145 * i});
    return page;
}

struct Pressed {
    domino_table::ReviewPage page;
    SoundQueue sounds;
    domino_table::ReviewWish press(const std::string& key) {
        return domino_table::press(page, *find_key(key), sounds);
    }
    std::size_t chosen_after(const std::string& key) {
        CHECK(press(key) == domino_table::ReviewWish::Nothing);
        return page.chosen;
    }
};

}  // namespace

TEST_CASE("D-8.8: a bar tells how far the judging is") {
    check_golden("domino-review-begins", draw(page_of(120, 0)));
    check_golden("domino-review-goes-on", draw(page_of(120, 77)));
}

TEST_CASE("D-8.8: a review has each player's totals, and the worst plays") {
    domino_table::ReviewPage page = judged_page();
    check_golden_everywhere("domino-review", draw(page));
    page.chosen = 7;
    check_golden("domino-review-second-page", draw(page));
    page.review->worst.clear();
    check_golden("domino-review-all-fine", draw(page));
}

TEST_CASE("D-8.8: keys choose one of the worst plays, and show it") {
    Pressed pressed{judged_page(), {}};
    CHECK(pressed.chosen_after("Down") == 1);
    CHECK(pressed.chosen_after("PgDn") == 7);
    CHECK(pressed.chosen_after("Down") == 7);
    CHECK(pressed.chosen_after("PgUp") == 1);
    CHECK(pressed.chosen_after("Up") == 0);
    CHECK(pressed.chosen_after("End") == 7);
    CHECK(pressed.chosen_after("Home") == 0);
    for (const bool is_open : {true, false}) {
        CHECK(pressed.press("Enter") == domino_table::ReviewWish::Nothing);
        CHECK(pressed.page.is_open == is_open);
    }
    CHECK(pressed.press("s") == domino_table::ReviewWish::Show);
    CHECK(pressed.chosen_after("?") == 0);
    check_golden("domino-review-help", draw(pressed.page));
    CHECK(pressed.chosen_after("d") == 0);
    for (const char* const key : {"d", "Esc"})
        CHECK(pressed.press(key) == domino_table::ReviewWish::Shut);
}

TEST_CASE("D-8.8: while plays are judged, and where none is bad, there is nothing to show") {
    Pressed pressed{page_of(120, 77), {}};
    for (const char* const key : {"s", "Down", "End"}) CHECK(pressed.chosen_after(key) == 0);
    CHECK(pressed.press("Enter") == domino_table::ReviewWish::Shut);
    pressed.page.review.emplace();
    for (const char* const key : {"s", "Down", "End"}) CHECK(pressed.chosen_after(key) == 0);
}

}  // namespace parlor::tui
