// D-8.7: the sources of the points in a game, and the game's entry in the book of results.
#include "dominoes/review/earned.hpp"
#include "dominoes/table.hpp"
#include "sessions/dominoes/table.hpp"
#include "table/language/line.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

EarnedByBoth earned_by(std::initializer_list<Event> events) {
    EarnedByBoth earned;
    for (const Event& event : events) earned.hear(event);
    return earned;
}

// Two computers play to the end.
std::unique_ptr<table::GameTable> played_out(std::uint64_t seed) {
    Dominoes::Setup setup{.rules = {.hand = 7, .target = {100}}, .names = {}, .computers = {}};
    setup.names[first_seat] = "Ann";
    setup.names[second_seat] = "Mack";
    for (const Seat seat : both_seats) setup.computers[seat] = Level::Zero;
    auto table = open_dominoes(std::move(setup), seed);
    REQUIRE(table->play_on(std::nullopt));
    return table;
}

int figure(const Figures& figures, std::string_view name) {
    const auto found = find_figure(figures, name);
    REQUIRE(found);
    return *found;
}

}  // namespace

TEST_CASE("D-8.7: points come from counts, dominoes and blocks") {
    const auto earned = earned_by({told::GotHand{first_seat, {}},
                                   told::GotHand{second_seat, {}},
                                   told::Counted{first_seat, {10}},
                                   told::Counted{second_seat, {5}},
                                   told::Dominoed{second_seat, {20}},
                                   told::GotHand{first_seat, {}},
                                   told::GotHand{second_seat, {}},
                                   told::Counted{first_seat, {15}},
                                   told::Blocked{first_seat, {30}},
                                   told::Blocked{nobody, {0}}});
    CHECK(earned[first_seat] == Earned{.counts = {25}, .dominoes = {0}, .blocks = {30}});
    CHECK(earned[second_seat] == Earned{.counts = {5}, .dominoes = {20}, .blocks = {0}});
}

TEST_CASE("D-8.7: the counts of a void deal are not among them") {
    const auto earned = earned_by({told::GotHand{first_seat, {}},
                                   told::Counted{first_seat, {10}},
                                   told::GotHand{first_seat, {}},
                                   told::Counted{first_seat, {15}},
                                   told::Redealt{second_seat},
                                   told::GotHand{first_seat, {}},
                                   told::Counted{first_seat, {5}}});
    CHECK(earned[first_seat].counts == Points{15});
}

TEST_CASE("D-8.7: a finished game tells its hand, its target, and what its points came from") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        INFO(seed);
        const auto outcome = played_out(seed)->outcome();
        REQUIRE(outcome);
        CHECK(figure(outcome->figures, "hand") == 7);
        CHECK(figure(outcome->figures, "target") == 100);
        for (const Outcome::Player& player : outcome->players)
            CHECK(figure(player.figures, "counts") + figure(player.figures, "dominoes") +
                      figure(player.figures, "blocks") ==
                  player.score);
    }
}
