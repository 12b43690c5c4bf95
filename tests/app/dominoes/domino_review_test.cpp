// D-8.8: the review of a domino game, after the game and in its replay.
#include "app/domino_screened.hpp"
#include "judged_game.hpp"
#include "table/folder.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor::tui {
namespace {

// The files of a game, which only store its review.
struct Reviews : NoCabinet {
    Folder folder;
    [[nodiscard]] std::optional<std::filesystem::path> reviews() const override {
        return folder.path;
    }
};

Screened replay_of(table::GameTable& game, Cabinet& cabinet = no_cabinet()) {
    return Screened{
        {.cabinet = cabinet, .replay = table::load_replay(journal_text(game), "test", open_table)}};
}

void let_it_judge(Screened& screens) {
    while (const auto due = screens.app().next_tick()) screens.app().tick(*due);
}

// The first number in the row of the chosen play.
std::string chosen_move(Screened& screens) {
    for (int row = 13; row < 19; ++row)
        if (screens.row(row)[1 + std::string{"▞"}.size() - 1] == '>') {
            std::istringstream words{screens.row(row).substr(4)};
            std::string move;
            words >> move;
            return move;
        }
    return "none";
}

}  // namespace

TEST_CASE("D-8.8: in a replay V leads to the review, and S to a bad play in the replay") {
    Reviews files;
    const auto game = macks_game(60);
    keep_judgements(*game, files.folder.path);
    Screened replay = replay_of(*game, files);
    replay.keys("v");
    CHECK(replay.says("REVIEW"));
    CHECK(replay.says("MOVE 0/"));
    CHECK_FALSE(replay.app().next_tick());
    replay.keys("Down");
    const std::string move = chosen_move(replay);
    replay.keys("s");
    CHECK(replay.says("MOVE " + move + "/"));
    CHECK_FALSE(replay.says("GIVEN AWAY"));
    replay.keys("v");
    CHECK(replay.says("GIVEN AWAY"));
    CHECK(chosen_move(replay) == move);
    for (const char* const back : {"d", "v Esc"}) {
        replay.keys(back);
        CHECK(replay.says("MOVE " + move + "/"));
        CHECK_FALSE(replay.says("GIVEN AWAY"));
    }
}

TEST_CASE("D-8.8: Enter shows the position before a bad play, the better one, and why") {
    Reviews files;
    const auto game = macks_game(60);
    keep_judgements(*game, files.folder.path);
    Screened replay = replay_of(*game, files);
    replay.keys("v Enter");
    for (const char* const words : {"P PLAYED", "B BEST", "WINS", "HAND "})
        CHECK(replay.says(words));
    CHECK_FALSE(replay.says("GIVEN AWAY"));
    replay.shows("domino-review-position");
    const std::string heading = replay.row(0);
    replay.keys("Down");
    CHECK(replay.row(0) != heading);
    CHECK(replay.says("P PLAYED"));
    replay.keys("Up");
    CHECK(replay.row(0) == heading);
    for (const char* const back : {"Enter", "l Esc", "l d", "l x"}) {
        replay.keys(back);
        CHECK(replay.says("GIVEN AWAY"));
        CHECK_FALSE(replay.says("P PLAYED"));
    }
    replay.keys("Enter s");
    CHECK(replay.says("PAUSED"));
}

TEST_CASE("D-8.8: two plays to one end are seen in turn, with Left and Right") {
    Reviews files;
    const auto game = macks_game(60);
    keep_judgements(*game, files.folder.path);
    Screened replay = replay_of(*game, files);
    replay.keys("v Enter");
    for (int play = 0; play < 30 and not replay.says("P OR B"); ++play) replay.keys("Down");
    REQUIRE(replay.says("P OR B"));
    const Canvas played = replay.app().canvas();
    replay.keys("Right");
    CHECK(replay.app().canvas() != played);
    replay.shows("domino-review-position-best");
    replay.keys("Left");
    CHECK(replay.app().canvas() == played);
}

TEST_CASE("D-8.8, U-6.1: in a wide window the position is next to the list") {
    Reviews files;
    const auto game = macks_game(60);
    keep_judgements(*game, files.folder.path);
    Screened replay = replay_of(*game, files);
    replay.keys("v");
    check_golden("domino-review-wide", replay.app().canvas({24, 80}));
    check_golden("domino-review-large", replay.app().canvas({40, 120}));
    check_golden("domino-review-huge", replay.app().canvas({60, 200}));
    const Canvas before = replay.app().canvas({40, 120});
    replay.keys("Down");
    CHECK(replay.app().canvas({40, 120}) != before);
    replay.keys("Up Enter");
    check_golden("domino-review-position-wide", replay.app().canvas({24, 80}));
    check_golden("domino-review-position-large", replay.app().canvas({40, 120}));
    check_golden("domino-review-position-huge", replay.app().canvas({60, 200}));
}

TEST_CASE("D-8.8: keys are heard between the plays that are judged, and what was judged is kept") {
    Reviews files;
    const auto game = macks_game(15);
    Screened replay = replay_of(*game, files);
    replay.keys("v");
    CHECK(replay.says("▞ 0 OF "));
    CHECK(replay.app().next_tick() == 0);
    replay.app().tick(0);
    CHECK_FALSE(std::filesystem::is_empty(files.folder.path));
    replay.keys("?");
    CHECK(replay.says("THE KEYS"));
    replay.keys("Space d");
    CHECK_FALSE(replay.app().next_tick());
    Screened again = replay_of(*game, files);
    again.keys("v");
    CHECK_FALSE(again.says("▞ 0 OF "));
    let_it_judge(again);
    CHECK(again.says("GIVEN AWAY"));
    Screened without_files = replay_of(*game);
    without_files.keys("v");
    let_it_judge(without_files);
    CHECK(without_files.app().canvas() == again.app().canvas());
}

TEST_CASE("D-8.8, D-8.4: after a game V leads to its review, from there to a play, and back") {
    Reviews files;
    DominoScreened table{AppNeeds{.cabinet = files}};
    table.keys("2 5 3 0 Enter Enter");
    table.plays_until("ANOTHER GAME");
    keep_judgements(*table.place.table, files.folder.path);
    table.keys("v");
    CHECK(table.says("GIVEN AWAY"));
    table.keys("d");
    CHECK(table.says("ANOTHER GAME"));
    const Canvas over = table.app().canvas();
    table.keys("v s");
    CHECK(table.says("PAUSED"));
    table.keys("v");
    CHECK(table.says("GIVEN AWAY"));
    table.keys("d q");
    CHECK(table.app().canvas() == over);
}

TEST_CASE("D-8.8: a bad play leads to another game, from there on") {
    Reviews files;
    DominoScreened table{AppNeeds{.cabinet = files}};
    table.keys("2 5 3 0 Enter Enter");
    table.plays_until("ANOTHER GAME");
    const int moves = table.place.table->moves();
    keep_judgements(*table.place.table, files.folder.path);
    table.keys("v s Left t y");
    CHECK(table.place.table->decider());
    CHECK(table.place.table->moves() < moves);
    CHECK_FALSE(table.says("PAUSED"));
    table.plays_until("ANOTHER GAME");
}

TEST_CASE("a replay of a game without reviews says so") {
    Screened replay = replayed(
        "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann\n"
        "seat 2 person Bob\nbegin\nroll\n");
    replay.keys("v");
    CHECK(replay.says("NO REVIEW."));
    replay.keys("Space");
    CHECK(replay.says("PAUSED"));
}

}  // namespace parlor::tui
