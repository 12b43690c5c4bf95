// What people remember of a game: who left when, the best street, the dearest rent, the longest lead.
#include "rules/board/landmarks.hpp"

#include <array>

#include "rules/property/table.hpp"

using namespace parlor;
using namespace parlor::board;

namespace {

constexpr Seat ann{1}, bob{2};

const Board& uk() { return property::edition_of("uk")->board; }

told::RentDue rent(Seat from, Seat to, const char* square, int sum) {
    return {from, to, *uk().find(square), Money{sum}};
}

}  // namespace

TEST_CASE("U-10.5: the best street is the one whose rents come to most, the dearest rent is one") {
    Landmarks landmarks;
    CHECK_FALSE(landmarks.best_street(uk()));
    CHECK_FALSE(landmarks.dearest_rent());
    landmarks.add(rent(ann, bob, "strand", 90));
    landmarks.add(rent(bob, ann, "mayfair", 100));
    landmarks.add(rent(ann, bob, "strand", 90));
    landmarks.add(rent(bob, ann, "kings-cross-station", 200));
    const auto best = landmarks.best_street(uk());
    REQUIRE(best);
    CHECK(best->street == *uk().find("strand"));
    CHECK(best->owner == bob);
    CHECK(best->rents == 180_cash);
    REQUIRE(landmarks.dearest_rent());
    CHECK(landmarks.dearest_rent()->sum == 200_cash);
    CHECK(landmarks.dearest_rent()->from == bob);
}

TEST_CASE("U-10.5: the longest lead counts rounds, and ends where somebody catches up") {
    Landmarks landmarks;
    CHECK_FALSE(landmarks.longest_lead());
    for (const auto& [round, leader] : std::array<std::pair<int, Seat>, 6>{
             {{1, bank}, {2, ann}, {3, ann}, {4, bank}, {5, bob}, {8, bob}}}) {
        landmarks.add(told::Turn{ann, round});
        landmarks.lead(leader);
    }
    const auto lead = landmarks.longest_lead();
    REQUIRE(lead);
    CHECK(lead->seat == bob);
    CHECK(lead->from == 5);
    CHECK(lead->to == 8);
}

TEST_CASE("U-10.5: nobody leads while two have the most") {
    CHECK(leader_by(std::array{10_cash, 30_cash, 20_cash}) == bob);
    CHECK(leader_by(std::array{30_cash, 30_cash, 20_cash}) == bank);
}
