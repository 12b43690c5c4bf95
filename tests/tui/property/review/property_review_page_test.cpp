// docs/playing.md, "Review": the page of a property game's review, without any playouts.
#include "tui/property/review/review_page.hpp"

#include "tui/golden.hpp"
#include "tui/property/review/decision_words.hpp"

namespace parlor::tui {
namespace {

using property_review::ReviewPage;
using property_review::Shows;

ReviewPage page_of(int players, int decisions, int judged) {
    constexpr std::array names{
        "ANN", "BRUNO", "PLAYER_3", "DOROTHEA", "EVA", "FLORIANA", "GUS", "MAXIMILIANE"};
    ReviewPage page{.decisions = decisions, .judged = judged, .chances = {.rounds = 12}};
    for (int n = 1; n <= players; ++n)
        page.players.push_back({.seat = Seat(n),
                                .name = names[static_cast<std::size_t>(n - 1)],
                                .colour = board::Colour(n - 1),
                                .token = names[static_cast<std::size_t>(n - 1)][0]});
    return page;
}

property_review::WorstDecision worst_of(int i, int players) {
    const double cost = 0.612 - 0.0405 * i;
    return {
        .step = 1234 - 7 * i,
        .round = 120 - 8 * i,
        .seat = Seat(1 + i % players),
        .played = i == 1 ? "BID 1200" : "END TURN",
        .best = i == 1 ? "FORFEIT" : "MORTGAGE",
        .played_words = "next turn",
        .best_words = "mortgage The Angel Islington",
        .about = {},
        .judged = {.best = property::End{},
                   .moves = 5,
                   .chance_of_best = 0.7,
                   .chance_of_played = 0.7 - cost,
                   .error = 0.0123},
        .table = {{Seat{1}, Money{1500}, 3, "The Angel Islington"}, {Seat{2}, 0_cash, 0, "out"}}};
}

ReviewPage judged_page(int players, int worst = 14) {
    ReviewPage page = page_of(players, 112, 112);
    auto& review = page.review.emplace();
    for (int n = 1; n <= players; ++n) {
        property::ReviewOfSeat& seat = review.seats[Seat(n)];
        seat.luck = n % 2 == 0 ? 1.234 : -0.123;
        if (n == 3) continue;
        seat.lost = 3.946 / n;
        seat.grades[Grade::Doubtful] = 12 * n;
        seat.grades[Grade::Bad] = n;
        seat.grades[Grade::VeryBad] = 123;
    }
    for (int i = 0; i < worst; ++i) review.worst.push_back(worst_of(i, players));
    return page;
}

struct Pressed {
    ReviewPage page;
    SoundQueue sounds;
    ReviewWish press(const std::string& key) {
        return property_review::press(page, *find_key(key), sounds);
    }
    std::size_t chosen_after(const std::string& key) {
        CHECK(press(key) == ReviewWish::Nothing);
        return page.chosen;
    }
};

}  // namespace

TEST_CASE("a bar tells how far the judging of decisions and of rounds is") {
    check_golden("property-review-begins", draw(page_of(4, 204, 0)));
    check_golden("property-review-goes-on", draw(page_of(4, 204, 77)));
    ReviewPage page = judged_page(4);
    page.chances.judged = 5;
    page.turn_to(Shows::Chances);
    check_golden("property-review-chances-go-on", draw(page));
}

TEST_CASE("a review has totals a player, and the worst decisions with grade and error") {
    ReviewPage page = judged_page(4);
    check_golden_everywhere("property-review", draw(page));
    page.chosen = 13;
    check_golden("property-review-second-page", draw(page));
    page.is_quick = false;
    page.review->worst.clear();
    check_golden("property-review-all-fine", draw(page));
    check_golden("property-review-of-eight", draw(judged_page(8)));
    CHECK_FALSE(draw_whole(page, {40, 120}));
}

TEST_CASE("keys choose one of the worst decisions, and show it") {
    Pressed pressed{judged_page(4), {}};
    CHECK(pressed.chosen_after("Down") == 1);
    CHECK(pressed.chosen_after("PgDn") > 4);
    CHECK(pressed.chosen_after("PgUp") == 1);
    CHECK(pressed.chosen_after("Up") == 0);
    CHECK(pressed.chosen_after("End") == 13);
    CHECK(pressed.chosen_after("Down") == 13);
    CHECK(pressed.chosen_after("Home") == 0);
    for (const Shows shown : {Shows::Decision, Shows::List}) {
        CHECK(pressed.press("Enter") == ReviewWish::Nothing);
        CHECK(pressed.page.shows == shown);
    }
    CHECK(pressed.press("s") == ReviewWish::Show);
    CHECK(step_shown(pressed.page) == 1233);
    CHECK(words_shown(pressed.page).starts_with("better than "));
    CHECK(pressed.chosen_after("?") == 0);
    check_golden("property-review-help", draw(pressed.page));
    CHECK(pressed.chosen_after("d") == 0);
    for (const char* const key : {"d", "Esc"}) CHECK(pressed.press(key) == ReviewWish::Shut);
}

TEST_CASE(
    "47: while decisions are judged there is nothing to show, and where none is bad only chances") {
    Pressed pressed{page_of(4, 120, 77), {}};
    for (const char* const key : {"s", "c", "Down", "End"}) CHECK(pressed.chosen_after(key) == 0);
    CHECK(pressed.page.shows == Shows::List);
    CHECK(pressed.press("Enter") == ReviewWish::Shut);
    pressed.page = judged_page(4, 0);
    for (const char* const key : {"s", "l", "Down", "End"}) CHECK(pressed.chosen_after(key) == 0);
    CHECK(pressed.page.shows == Shows::List);
    CHECK(pressed.press("c") == ReviewWish::Nothing);
    CHECK(pressed.page.shows == Shows::Chances);
    for (const char* const key : {"s", "Left", "End"})
        CHECK(pressed.press(key) == ReviewWish::Nothing);
}

TEST_CASE("the short words of each move fit the list") {
    using namespace property;
    for (const Action& move : std::initializer_list<Action>{
             Roll{},  Buy{},      Pass{},    Bid{Money{9990}}, Forfeit{}, End{},
             Bail{},  UseCard{},  Build{},   BuildGroup{},     Sell{},    Mortgage{},
             Repay{}, Recover{},  Propose{}, Accept{},         Decline{}, Claim{},
             Leave{}, LeaveAll{}, EndGame{}}) {
        const std::string words = property_review::short_words(move);
        INFO(words);
        CHECK_FALSE(words.empty());
        CHECK(words.size() <= property_review::longest_short);
    }
}

}  // namespace parlor::tui
