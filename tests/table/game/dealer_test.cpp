#include "table/game/dealer.hpp"

#include <vector>

#include "base/draw.hpp"
#include "catch.hpp"

using namespace parlor;
using namespace parlor::table;

namespace {

std::vector<int> draws(Act act, int count, int faces) {
    std::vector<int> drawn(static_cast<std::size_t>(count));
    for (int& number : drawn) number = act(faces);
    return drawn;
}

}  // namespace

TEST_CASE("an act of the dealer depends on the seed and its number alone") {
    const Dealer dealer{42}, same{42}, other{43};
    CHECK(draws(dealer.act(9), 50, 6) == draws(same.act(9), 50, 6));
    CHECK(draws(dealer.act(9), 50, 6) != draws(dealer.act(10), 50, 6));
    CHECK(draws(dealer.act(9), 50, 6) != draws(other.act(9), 50, 6));
}

TEST_CASE("what a computer draws depends on the seed and the move alone, and is no act of chance") {
    const Dealer dealer{42}, same{42}, other{43};
    CHECK(draws(dealer.choice(9), 50, 6) == draws(same.choice(9), 50, 6));
    CHECK(draws(dealer.choice(9), 50, 6) != draws(dealer.choice(10), 50, 6));
    CHECK(draws(dealer.choice(9), 50, 6) != draws(other.choice(9), 50, 6));
    CHECK(draws(dealer.choice(9), 50, 6) != draws(dealer.act(9), 50, 6));
}

TEST_CASE("what the dealer draws is the same in every version and on every machine") {
    CHECK(draws(Dealer{42}.act(0), 8, 6) == std::vector{4, 2, 4, 3, 0, 5, 3, 1});
    CHECK(draws(Dealer{42}.act(1), 8, 40) == std::vector{13, 6, 22, 21, 14, 14, 29, 20});
}

TEST_CASE("every face comes up about as often as the others, from act to act and within one") {
    constexpr int throws = 600'000, faces = 6;
    std::vector<int> first(faces), third(faces);
    for (int n = 0; n < throws; ++n) {
        auto act = Dealer{7}.act(static_cast<std::uint64_t>(n));
        ++first[static_cast<std::size_t>(act(faces))];
        act(faces);
        ++third[static_cast<std::size_t>(act(faces))];
    }
    for (const auto& counts : {first, third})
        for (const int count : counts) CHECK(std::abs(count - throws / faces) < 1'500);  // 5 sigma
}

TEST_CASE("an act can be drawn from through a Draw") {
    auto act = Dealer{1}.act(0), same = Dealer{1}.act(0);
    const Draw draw{act};
    for (int count = 1; count < 100; ++count) {
        const int drawn = draw(count);
        CHECK(drawn == same(count));
        CHECK((drawn >= 0 and drawn < count));
    }
}

TEST_CASE("the system does not give one seed twice") { CHECK(system_seed() != system_seed()); }
