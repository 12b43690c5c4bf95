// Visits, which computers use, compared with counts from simulated dice.
#include <cmath>

#include "catch.hpp"
#include "library/data_folder.hpp"
#include "rules/property/figures/odds.hpp"
#include "rules/property/random_games.hpp"

namespace parlor::property {

TEST_CASE("M-6.1: visits go in the direction of the game, as throws do") {
    const auto folders = library::data_folders();
    for (const char* const id : {"classic", "city", "reverse"}) {
        const auto mode = folders.mode(id);
        REQUIRE(mode);
        const auto edition = folders.edition(*mode, "turkey");
        REQUIRE(edition);
        Numbers numbers{1};
        const Odds odds =
            throw_many(**edition, mode->rules, GaolPlan::LeaveAtOnce, 400'000, Draw{numbers});
        const board::Board& board = (*edition)->board;
        for (int at = 0; at < board.size; ++at) {
            INFO(id << " " << at);
            const Square square{static_cast<std::uint8_t>(at)};
            const std::int64_t extra = square == board.gaol ? odds.ended_in_gaol : 0;
            const double counted = odds.per_cent(odds.ended[square] + extra);
            CHECK(std::abs(100 * (*edition)->visits[square] - counted) < 1.0);
        }
    }
}

TEST_CASE("M-6.1: where chest squares turn the direction, other squares are visited most") {
    const auto folders = library::data_folders();
    const auto straight = folders.edition(*folders.mode("city"), "uk");
    const auto turning = folders.edition(*folders.mode("reverse"), "uk");
    REQUIRE(straight);
    REQUIRE(turning);
    double difference = 0;
    for (int at = 0; at < 40; ++at)
        difference += std::abs((*straight)->visits[Square(at)] - (*turning)->visits[Square(at)]);
    CHECK(difference > 0.05);
}

}  // namespace parlor::property
