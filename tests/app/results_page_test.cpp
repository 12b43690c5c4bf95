// The book of results in the launcher.
#include "app/results_book.hpp"
#include "app/users_in_results.hpp"
#include "screened.hpp"

namespace parlor::tui {
namespace {

struct HeldResults : NoCabinet {
    table::Results held;
    bool has_results() override { return not held.games.empty(); }
    Result<table::Results> results() override { return held; }
};

table::FinishedGame game(const std::string& mode, const std::string& winner, int score) {
    return {"20261123-180000-01",
            {mode, "uk", 34, {{winner, std::nullopt, 1, score}, {"Victor", 1, 2, 0}}}};
}

}  // namespace

TEST_CASE("U-2.1, U-7.7: B shows who played what, who won, and the last games") {
    HeldResults shelves;
    shelves.held.games = {game("classic", "Ann", 4200),
                          game("classic", "Maximilian Long.", 12345),
                          game("dominoes", "Ann", 255)};
    Screened table{{.cabinet = shelves}};
    table.keys("a b");
    table.shows("results");
    CHECK(table.says("CLASSIC: 2 GAMES"));
    CHECK(table.says("MAXIMILIAN LONG."));
    table.keys("n");
    CHECK(table.says("DOMINOES: 1 GAME"));
    table.keys("n n");
    table.shows("results-last");
    table.keys("n");
    CHECK(table.says("THE LAST GAMES"));
    table.keys("Esc");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-7.7: many players and games go on over pages, with their heads") {
    HeldResults shelves;
    for (int i = 0; i < 60; ++i)
        shelves.held.games.push_back(game("city", "Player " + std::to_string(i), 100 + i));
    Screened table{{.cabinet = shelves}};
    table.keys("a b");
    for (int i = 0; i < 4; ++i) {
        INFO(i);
        CHECK(table.says("CITY: 60 GAMES"));
        CHECK(table.says("PLAYED  WON   BEST"));
        table.keys("n");
    }
}

TEST_CASE("T-2.7: in a host's book players are users, with their names, and who beat whom") {
    const auto shared = [](const std::string& mode,
                           const std::vector<std::pair<std::string, std::string>>& people) {
        Outcome outcome{mode, "uk", 34, {}};
        int place = 0;
        for (const auto& [user, name] : people) {
            ++place;
            outcome.players.push_back(
                {player_of_user(user, name), std::nullopt, place, 1000 - place});
        }
        outcome.players.push_back({"Victor", 1, ++place, 10});
        return table::FinishedGame{"20261123-180000-01-table-" + mode, outcome};
    };
    table::Results results;
    results.games = {
        shared("classic", {{"ann", "Ann"}, {"parlor/bob", "Bob"}}),
        shared("classic", {{"parlor/bob", "Robert"}, {"ann", "Annie"}, {"ann", "Zoe"}}),
        shared("classic", {{"ann", "Annie"}, {"parlor/bob", "Robert"}, {"cid", "Cid"}}),
        shared("dominoes", {{"ann", "Ann"}})};
    BookUi ui{.book = shared_results_book(all_games(), results)};
    SoundQueue sounds;
    const auto shows = [&](const std::string& name) {
        Canvas canvas;
        draw_book(canvas, ui);
        check_golden(name, canvas);
    };
    shows("shared-results");
    (void)press(ui, key_of(U'n'), sounds);
    shows("shared-results-who-beat-whom");
    for (int page = 0; page < 9; ++page) (void)press(ui, key_of(U'n'), sounds);
    shows("shared-results-last");
}

TEST_CASE("T-2.7: a user with several seats has the one that ended first") {
    table::Results results;
    results.games = {{"20261123-180000-01-table-7",
                      {"classic",
                       "uk",
                       34,
                       {{"bob:Bob", std::nullopt, 2, 50},
                        {"ann:Ann", std::nullopt, 3, 40},
                        {"ann:Bea: the 2nd", std::nullopt, 1, 60},
                        {"cid:Cid", 1, 4, 10, {{"changed", 1}}},
                        {"Victor", 1, 5, 0}}}}};
    const ResultsByUser sorted = by_user(results);
    std::vector<std::string> names;
    for (const Outcome::Player& player : sorted.results.games[0].outcome.players)
        names.push_back(player.name);
    CHECK(names == std::vector<std::string>{"ann", "bob", "cid", "Victor"});
    CHECK(sorted.results.games[0].outcome.players[0].score == 60);
    CHECK(sorted.called.at("cid") == "Cid");
}

TEST_CASE("T-2.7: one's own book says where the results of shared tables are") {
    HeldResults shelves;
    shelves.held.games = {game("classic", "Ann", 4200)};
    Screened table{{.cabinet = shelves}};
    table.keys("a b n");
    CHECK(table.says("GAMES AT SHARED TABLES: S, THEN B"));
}

TEST_CASE("U-2.1: what there is nothing of yet is dark, and says so") {
    Screened table;
    table.keys("a b");
    CHECK(table.says("NO RESULTS YET"));
}

}  // namespace parlor::tui
