// Who beat whom.
#include "table/journal/rivalries.hpp"

#include "catch.hpp"

using namespace parlor;
using namespace parlor::table;

namespace {

FinishedGame classic(const std::vector<Outcome::Player>& players) {
    return {"20261123-180000-01", {"classic", "uk", 34, players}};
}

FinishedGame ended(const std::vector<std::string>& names) {
    std::vector<Outcome::Player> players(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        players[i] = {names[i], std::nullopt, static_cast<int>(i) + 1, 0};
    return classic(players);
}

}  // namespace

TEST_CASE("T-2.7: who beat whom counts who ended before whom, without seats that were given up") {
    const std::vector<FinishedGame> games{
        ended({"ann", "bob"}),
        ended({"bob", "ann"}),
        ended({"bob", "ann", "cid"}),
        classic({{"ann", 1, 1, 50, {{"changed", 1}}}, {"bob", std::nullopt, 2, 40}}),
        classic({{"ann", std::nullopt, 1, 9}, {"cid", std::nullopt, 1, 9}}),  // nobody's
        classic({{"Victor", 1, 1, 9}, {"Ada", 1, 2, 8}, {"cid", std::nullopt, 3, 1}})};
    const auto met = rivalries_of(games, "classic");
    REQUIRE(met.size() == 4);
    CHECK(met[0].one == "bob");
    CHECK(met[0].other == "ann");
    CHECK(met[0].won == 2);
    CHECK(met[0].lost == 1);
    CHECK(met[1].one == "cpu:1");
    CHECK(met[1].won == 2);
    CHECK(met[1].lost == 0);
    CHECK(met[2].one == "bob");
    CHECK(met[2].other == "cid");
    CHECK(met[3].one == "ann");
    CHECK(met[3].won == 1);
    CHECK(met[3].lost == 0);
    CHECK(rivalries_of(games, "city").empty());
}
