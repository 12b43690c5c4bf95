// The CSV file of a series: a row for each game.
#include "sim/property/csv.hpp"

#include <algorithm>

#include "catch.hpp"
#include "plans.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::sim;

namespace {

std::string csv_of(const PropertyPlan& plan) {
    const Folder folder;
    const auto path = folder.path / "games.csv";
    CsvFile csv{disk::real_disk(), path, plan};
    const auto keep = [&](const PlayedGame& game, const Moves&) { return csv.add(game); };
    REQUIRE(play_series(plan, keep, [](int) {}).ok());
    CHECK_FALSE(csv.finish());
    return content(path);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("a series has a row for each game, in their order, the same on any number of threads") {
    PropertyPlan plan = plan_of({Computer{0}, AtRandom{}, AtRandom{}}, 20);
    const auto text = csv_of(plan);
    plan.threads = 3;
    CHECK(csv_of(plan) == text);

    const auto lines = lines_of(text);
    REQUIRE(lines.size() == 21);
    CHECK(lines[0] ==
          "game,seed,seat_1,seat_2,seat_3,winner_seat,winner,ended,turns,decisions,bought,auctions,"
          "bids,proposed,accepted,houses,eliminated,rent,wealth_1,wealth_2,wealth_3");
    for (std::size_t i = 1; i < lines.size(); ++i) {
        CHECK(lines[i].starts_with(std::to_string(i) + ","));
        CHECK(std::ranges::count(lines[i], ',') == std::ranges::count(lines[0], ','));
    }
    CHECK(lines[1].find(",cpu:0,random,random,") != std::string::npos);
    CHECK(lines[2].find(",random,cpu:0,random,") != std::string::npos);
}

TEST_CASE("rows say who won, how the game ended, and what everybody was worth") {
    const PropertyPlan plan = plan_of({Computer{1}, AtRandom{}}, 1);
    PlayedGame game{.seed = 7, .kinds = all_orders(plan.players)[0]};
    game.wealth[Seat{1}] = 320_cash;
    game.ended = Ended::TurnsUp;
    CHECK(csv_row(plan, game) == "1,7,cpu:1,random,,,turns,0,0,0,0,0,0,0,0,0,0,320,0\n");
    game.ended = Ended::Score;
    game.winners = {Seat{2}};
    game.counts.rents[board::Group::Red] = 99;
    CHECK(csv_row(plan, game) == "1,7,cpu:1,random,2,random,score,0,0,0,0,0,0,0,0,0,99,320,0\n");
}

TEST_CASE("rows have the players where they sat at the end") {
    const PropertyPlan plan = plan_of({Computer{1}, AtRandom{}}, 1);
    PlayedGame game{.kinds = all_orders(plan.players)[0]};
    game.seating[Seat{1}] = Entrant{1};
    game.seating[Seat{2}] = Entrant{0};
    game.winners = {Seat{2}};
    CHECK(csv_row(plan, game).starts_with("1,0,random,cpu:1,2,cpu:1,"));
}

TEST_CASE("a table that cannot be written says so in words") {
    const PropertyPlan plan = plan_of({Computer{0}, AtRandom{}}, 1);
    CsvFile csv{disk::real_disk(), "/nowhere/games.csv", plan};
    const auto error = csv.add({});
    REQUIRE(error);
    CHECK(error->what == "/nowhere/games.csv: cannot be written: No such file or directory");
}
