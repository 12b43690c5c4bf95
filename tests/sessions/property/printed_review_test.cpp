// docs/playing.md, "Review": whose decisions of a property game are judged, and the review as text.
#include "sessions/property/review.hpp"

#include "catch.hpp"
#include "games/games.hpp"
#include "sessions/property/review_text.hpp"
#include "sessions/property/table.hpp"
#include "table/game/replay.hpp"

namespace parlor {
namespace {

using namespace property;

std::unique_ptr<table::GameTable> game_of(const std::string& first,
                                          const std::string& second,
                                          const std::string& lines) {
    const auto loaded = table::load_replay("parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 " +
                                               first + " Ann\nseat 2 " + second +
                                               " Bob\nbegin\n0 dice 6 5\n0 dice 1 2\n" + lines,
                                           "test",
                                           open_table);
    REQUIRE(loaded.replay);
    loaded.replay->go_to(loaded.replay->size());
    return loaded.replay->take_over();
}

std::size_t judged_in(const std::string& second, const std::string& lines) {
    const auto game = game_of("cpu:1", second, lines);
    return reviewables_in(*property_session(*game)).size();
}

// Ann gives money away, and Bob takes it.
struct Reviewed {
    std::unique_ptr<table::GameTable> game =
        game_of("person",
                "person",
                ".set seat.1.money 5000\n1 propose 2 give $4900 for nothing\n2 accept\n");
    std::vector<Reviewable> decisions = reviewables_in(session());
    std::vector<Judgement> judgements{costs(0.2, Roll{}), costs(0.12, Decline{})};

    [[nodiscard]] const table::Session<Property>& session() const {
        return *property_session(*game);
    }
    static Judgement costs(double cost, const Action& best) {
        return {.best = best, .moves = 2, .chance_of_best = 0.5, .chance_of_played = 0.5 - cost};
    }
    template <class Words>
    [[nodiscard]] std::string told(Words words) const {
        const std::vector<int> moves(session().log().size(), 7);
        return words({.setup = session().setup(),
                      .end = session().position(),
                      .decisions = decisions,
                      .judgements = judgements,
                      .strokes = {},
                      .luck = {},
                      .chances = {},
                      .moves = moves});
    }
    // With `#` for each number of a gain: the master's eye may change.
    [[nodiscard]] std::string line(std::size_t decision) const {
        const std::string line =
            told([&](const ReviewedProperty& each) { return line_for(each, decision); });
        std::string text;
        for (std::size_t i = 0; i < line.size(); ++i) {
            text += line[i];
            if (line[i] != '+' and line[i] != '-') continue;
            text += '#';
            i = line.find(' ', i) - 1;
        }
        return text;
    }
};

}  // namespace

TEST_CASE("computers are reviewed only where no person ever sat, whoever has decided anything") {
    const std::string computer_moves = "1 roll\n";
    CHECK(judged_in("cpu:0", computer_moves) == 1);
    CHECK(judged_in("person", computer_moves) == 0);
    CHECK(judged_in("cpu:0", "0 sit 2 person\n" + computer_moves + "0 sit 2 cpu:0\n") == 0);
    CHECK(judged_in("person", "0 sit 2 cpu:0\n" + computer_moves) == 0);
}

TEST_CASE("a trade in a review as text has its terms, the partner's name, and what both gain") {
    Reviewed review;
    REQUIRE(review.decisions.size() == 2);
    CHECK(review.line(0) ==
          "move 7, round 1: Ann: propose Bob give $4900 for nothing (Ann -# % and Bob +# %); "
          "better: roll: 20.0 %, give or take 0.0 (very bad)");
    CHECK(review.line(1) ==
          "move 7, round 1: Bob: accept (Ann: give $4900 for nothing; Ann -# % and Bob +# %); "
          "better: decline: 12.0 %, give or take 0.0 (very bad)");
    const Propose counter{.to = Seat{1}, .give = {}, .want = {.money = 5000_cash}, .repay = {}};
    review.judgements[1].best = counter;
    CHECK(review.line(1).ends_with(
        "; better: propose Ann give nothing for $5000 (Bob +# % and Ann -# %): 12.0 %, give or "
        "take 0.0 (very bad)"));
}

TEST_CASE("the totals of a review as text say what fine decisions cost, which it does not list") {
    Reviewed review;
    review.judgements[1] = Reviewed::costs(0.015, Decline{});
    const std::string text = review.told(review_text);
    CHECK(text.find("Ann: 0 fine, 0 doubtful, 0 bad, 1 very bad; decisions gave away 20.0 % of a "
                    "game; luck") != std::string::npos);
    CHECK(text.find("Bob: 1 fine, 0 doubtful, 0 bad, 0 very bad; decisions gave away 1.5 % of a "
                    "game, 1.5 of that in fine ones; luck") != std::string::npos);
}

}  // namespace parlor
