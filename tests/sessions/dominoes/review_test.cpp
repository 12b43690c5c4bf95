// Reviews of domino games: which plays are judged, what they cost, and the part of luck.
#include "sessions/dominoes/review.hpp"

#include "catch.hpp"
#include "sessions/dominoes/review_text.hpp"
#include "sessions/dominoes/table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

struct ReviewedGame {
    std::unique_ptr<table::GameTable> table;
    std::vector<Decision> decisions;
    std::vector<Judgement> judgements;

    ReviewedGame(Level first, Level second) {
        Dominoes::Setup setup{.rules = {.hand = 7, .target = {50}}};
        for (const Seat seat : both_seats) {
            setup.names[seat] = "P" + std::to_string(number(seat));
        }
        setup.computers[first_seat] = first;
        setup.computers[second_seat] = second;
        table = open_dominoes(std::move(setup), 3);
        table->play_on(std::nullopt);
        decisions = decisions_in(session());
        for (const Decision& each : decisions) judgements.push_back(judged(each, session().seed()));
    }
    [[nodiscard]] const table::Session<Dominoes>& session() const {
        return *domino_session(*table);
    }
};

// Level 0, which sometimes plays badly, against level 1.
const ReviewedGame& game() {
    static const ReviewedGame played{Level::Zero, Level::One};
    return played;
}

}  // namespace

TEST_CASE("a review judges the plays where there were several, by what the player could know") {
    REQUIRE(game().decisions.size() > 10);
    for (const Decision& each : game().decisions) {
        CHECK(each.view.seat == each.seat);
        CHECK(each.view.choices.plays.size() > 1);
        CHECK_FALSE(each.view.leftover);
        const auto& entry = game().session().log()[each.entry];
        CHECK(std::get<Play>(std::get<Action>(entry.what)) == each.played);
    }
}

TEST_CASE("what a play cost is never below nothing, and the best play costs nothing") {
    for (std::size_t i = 0; i < game().decisions.size(); ++i) {
        const Judgement& judgement = game().judgements[i];
        CHECK(judgement.cost() >= 0);
        Decision best = game().decisions[i];
        best.played = judgement.best;
        CHECK(judged(best, game().session().seed()).cost() == 0);
    }
}

TEST_CASE("D-7.3: what level 2 played itself is what it would have played, and costs nothing") {
    const ReviewedGame twos{Level::Two, Level::Zero};
    int looked = 0;
    for (std::size_t i = 0; i < twos.decisions.size(); ++i) {
        if (twos.decisions[i].seat != first_seat) continue;
        ++looked;
        CHECK(twos.judgements[i].cost() == 0);
    }
    CHECK(looked > 3);
}

TEST_CASE("D-2.4: a play at an end that is alike is judged as the other") {
    Decision decision = game().decisions.front();
    for (const Decision& each : game().decisions) {
        const auto end = each.view.layout.middle ? place_of(each.view.layout, each.played)
                                                 : std::optional<End>{};
        if (not end or each.played.end) continue;
        decision = each;
        decision.played.end = end;
        CHECK(judged(decision, 1).chance_of_played == judged(each, 1).chance_of_played);
        return;
    }
    FAIL("no play left its end out");
}

TEST_CASE("grades begin at 2, 5 and 10 games in 100") {
    CHECK(grade_of(0) == Grade::Fine);
    CHECK(grade_of(0.0199) == Grade::Fine);
    CHECK(grade_of(0.02) == Grade::Doubtful);
    CHECK(grade_of(0.05) == Grade::Bad);
    CHECK(grade_of(0.1) == Grade::VeryBad);
}

TEST_CASE(
    "luck is what the result has besides what both gave away, and one's is the other's loss") {
    const Game& end = game().session().position();
    const auto review = review_of(end, game().decisions, game().judgements);
    const int lead = (end.players[first_seat].score - end.players[second_seat].score).count;
    CHECK(review[first_seat].luck - review[first_seat].lost_points +
              review[second_seat].lost_points ==
          Approx(static_cast<double>(lead) / end.hand_number));
    CHECK(review[first_seat].luck == Approx(-review[second_seat].luck));
    int judged_plays = 0;
    for (const Seat seat : both_seats)
        for (const Grade grade : all_grades) judged_plays += review[seat].grades[grade];
    CHECK(judged_plays == static_cast<int>(game().decisions.size()));
}

TEST_CASE("the worst plays are told first, and fine ones are not") {
    const auto worst = worst_of(game().decisions, game().judgements);
    REQUIRE_FALSE(worst.empty());
    for (std::size_t i = 0; i < worst.size(); ++i) {
        CHECK(grade_of(game().judgements[worst[i]].cost()) != Grade::Fine);
        if (i > 0)
            CHECK(game().judgements[worst[i]].cost() <= game().judgements[worst[i - 1]].cost());
    }
}

TEST_CASE("T-5.5: where people decided, only the worst plays that they made themselves are told") {
    auto decisions = game().decisions;
    for (auto& each : decisions) each.is_of_person = each.seat == first_seat;
    for (const std::size_t i : worst_of(decisions, game().judgements))
        CHECK(decisions[i].seat == first_seat);
}

TEST_CASE("a review as text names move, hand, play, best play, cost, and both players' totals") {
    const std::vector<int> moves(game().session().log().size(), 7);
    const std::string text = review_text({game().session().setup(),
                                          game().session().position(),
                                          game().decisions,
                                          game().judgements,
                                          moves});
    for (const char* const words : {"move 7, hand 1: P",
                                    " plays ",
                                    ", best ",
                                    " % (",
                                    "P1 0: ",
                                    "P2 1: ",
                                    " points a hand; luck "})
        CHECK(text.find(words) != std::string::npos);
}
