// docs/playing.md, "Review": a property game's review, after the game and in its replay.
#include "app/screened.hpp"
#include "judged_property.hpp"
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

// The replay of a game all of whose judgements are kept, with its review.
struct Judged {
    Reviews files;
    std::unique_ptr<table::GameTable> game = traders_game();
    Screened replay;

    Judged() : replay{kept()} {
        replay.keys("v");
        let_it_judge(replay);
    }
    Screened kept() {
        keep_decisions(*game, files.folder.path);
        keep_rounds(*game, files.folder.path);
        return replay_of(*game, files);
    }
    [[nodiscard]] bool shows_list() { return replay.says("GIVEN %"); }
    // The first number in the row whose cursor is chosen.
    [[nodiscard]] std::string chosen_move() {
        const Canvas canvas = replay.app().canvas();
        std::istringstream words{replay.row(canvas.cursor().row).substr(std::string{"▞"}.size())};
        std::string move;
        words >> move;
        return move;
    }
};

const std::string gives_all_away =
    "parlor 1\ngame classic\nboard uk\nseed 1\noption last-round 10\nseat 1 person Ann\n"
    "seat 2 person Bob\nbegin\n"
    "0 dice 6 5\n0 dice 1 2\n"
    ".set seat.1.money 5000\n.set seat.2.money 1500\n"
    "1 propose 2 give $4900 for nothing\n2 accept\n";

}  // namespace

TEST_CASE("V shows a property game's review in its replay, and S a decision in the replay") {
    Judged judged;
    Screened& replay = judged.replay;
    CHECK(replay.says("QUICK REVIEW"));
    CHECK(judged.shows_list());
    CHECK_FALSE(replay.app().next_tick());
    replay.shows("property-review-in-replay");
    replay.keys("Down");
    const std::string move = judged.chosen_move();
    const std::string before = std::to_string(std::stoi(move) - 1);
    replay.keys("s");
    CHECK(replay.says("MOVE " + before + "/"));
    CHECK(replay.says("BETTER THAN"));
    CHECK_FALSE(judged.shows_list());
    replay.keys("v");
    CHECK(judged.shows_list());
    CHECK(judged.chosen_move() == move);
    for (const char* const back : {"d", "v Esc", "v x"}) {
        replay.keys(back);
        CHECK(replay.says("MOVE " + before + "/"));
        CHECK_FALSE(judged.shows_list());
    }
}

TEST_CASE("the worst decisions come first") {
    Judged judged;
    const auto cost_in = [&] {
        const std::string row = judged.replay.row(judged.replay.app().canvas().cursor().row);
        return std::stod(row.substr(row.size() - 13));
    };
    judged.replay.keys("Home");
    double before = cost_in();
    CHECK(before == Approx(11.4).margin(0.05));
    for (int i = 0; i < 25; ++i) {
        judged.replay.keys("Down");
        CHECK(cost_in() <= before);
        before = cost_in();
    }
    judged.replay.keys("End");
    CHECK(cost_in() < 3);
}

TEST_CASE("Enter shows a decision in words, with both chances and the standard error") {
    Judged judged;
    Screened& replay = judged.replay;
    replay.keys("Enter");
    for (const char* const words :
         {"DONE: WINS 38.6 %", "BETTER: WINS 50.0 %", "COST 11.4 % ??", "STANDARD ERROR 1.1 %"})
        CHECK(replay.says(words));
    CHECK(replay.says(", WITH $"));
    CHECK_FALSE(judged.shows_list());
    replay.shows("property-review-decision");
    const std::string heading = replay.row(0);
    replay.keys("Down");
    CHECK(replay.row(0) != heading);
    replay.keys("Up");
    CHECK(replay.row(0) == heading);
    for (const char* const back : {"Enter", "l Esc", "l d", "l x", "l l"}) {
        replay.keys(back);
        CHECK(judged.shows_list());
    }
    replay.keys("Enter s");
    CHECK(replay.says("PAUSED"));
}

TEST_CASE("C shows the chance to win by round, with the turns that swung it marked") {
    Judged judged;
    Screened& replay = judged.replay;
    replay.keys("c");
    CHECK(replay.says("THE CHANCE TO WIN BY ROUND"));
    check_golden_everywhere("property-review-chances", replay.app().canvas());
    replay.keys("Home");
    const std::string first = replay.row(2);
    CHECK(first.find(" MOVE ") != std::string::npos);
    replay.keys("Right");
    const std::string second = replay.row(2);
    CHECK(second != first);
    replay.keys("Left");
    CHECK(replay.row(2) == first);
    replay.keys("End");
    CHECK(replay.row(2) != first);
    replay.keys("Home s");  // a decision: the position before it
    const int move = std::stoi(first.substr(first.find("MOVE ") + 5));
    CHECK(replay.says("MOVE " + std::to_string(move - 1) + "/"));
    CHECK(replay.says("BETTER THAN "));
    replay.keys("v");
    CHECK(replay.says("THE CHANCE TO WIN BY ROUND"));
    replay.keys("?");
    CHECK(replay.says("LEFT RIGHT CHOOSE"));
    replay.keys("Space");
    for (const char* const back : {"c", "c d", "c Esc", "c x"}) {
        replay.keys(back);
        CHECK(judged.shows_list());
    }
}

TEST_CASE("U-6.1: in a wide window the decision is next to the list, and to the chances") {
    Judged judged;
    Screened& replay = judged.replay;
    check_golden("property-review-narrow", replay.app().canvas({24, 40}));
    check_golden("property-review-wide", replay.app().canvas({24, 80}));
    check_golden("property-review-large", replay.app().canvas({40, 120}));
    const Canvas before = replay.app().canvas({40, 120});
    replay.keys("Down");
    CHECK(replay.app().canvas({40, 120}) != before);
    replay.keys("Up c");
    check_golden("property-review-chances-narrow", replay.app().canvas({24, 40}));
    check_golden("property-review-chances-wide", replay.app().canvas({24, 80}));
    replay.keys("c Enter");
    check_golden("property-review-decision-narrow", replay.app().canvas({24, 40}));
}

TEST_CASE("keys are heard between the decisions that are judged, and what was judged is kept") {
    Reviews files;
    const auto game = traders_game();
    Screened replay = replay_of(*game, files);
    replay.keys("v");
    CHECK(replay.says("▞ 0 OF "));
    CHECK(replay.app().next_tick() == 0);
    replay.app().tick(0);
    CHECK_FALSE(replay.says("▞ 0 OF "));
    CHECK_FALSE(std::filesystem::is_empty(files.folder.path));
    replay.keys("?");
    CHECK(replay.says("THE KEYS"));
    replay.keys("Space d");
    CHECK_FALSE(replay.app().next_tick());
    Screened again = replay_of(*game, files);
    again.keys("v");
    CHECK_FALSE(again.says("▞ 0 OF "));
}

TEST_CASE("a review that was interrupted shows the same as one without files") {
    const auto text = gives_all_away;
    Reviews files;
    const auto replayed_with = [&](Cabinet& cabinet) {
        return Screened{
            {.cabinet = cabinet, .replay = table::load_replay(text, "test", open_table)}};
    };
    Screened interrupted = replayed_with(files);
    interrupted.keys("v");
    interrupted.app().tick(0);
    interrupted.keys("d");
    Screened again = replayed_with(files), without_files = replayed_with(no_cabinet());
    for (Screened* const each : {&again, &without_files}) {
        each->keys("v");
        let_it_judge(*each);
    }
    CHECK(again.says("GIVEN %"));
    CHECK(without_files.app().canvas() == again.app().canvas());
    again.keys("c"), without_files.keys("c");
    CHECK(without_files.app().canvas() == again.app().canvas());
}

TEST_CASE(
    "47: a decision that gives a win away is the worst, and its trade is told for both sides") {
    Screened replay = replayed(gives_all_away);
    replay.keys("v");
    let_it_judge(replay);
    CHECK(replay.says("TRADE    ROLL"));
    CHECK(replay.says("?? "));
    replay.keys("Enter");
    CHECK(replay.says("MOVE 1, ROUND 1: ANN"));
    CHECK(replay.says("GO, WITH $5000"));
    CHECK(replay.says("OFFER BOB $4900 FOR NOTHING"));
    CHECK(replay.says("THE TRADE: ANN -"));
    CHECK(replay.says("AND FOR BOB +"));
    CHECK(replay.says("(VERY BAD)"));
}

TEST_CASE("the review is quick, unless the usual one is kept complete") {
    Reviews files;
    const auto game = traders_game();
    keep_decisions(*game, files.folder.path, property::Effort::Usual);
    Screened incomplete = replay_of(*game, files);
    incomplete.keys("v");
    CHECK(incomplete.says("QUICK REVIEW"));
    keep_rounds(*game, files.folder.path, property::Effort::Usual);
    Screened complete = replay_of(*game, files);
    complete.keys("v");
    let_it_judge(complete);
    CHECK_FALSE(complete.says("QUICK"));
    CHECK(complete.says(" 11.4"));
}

TEST_CASE("every mode of the property game has a review") {
    for (const char* const mode : {"classic", "city", "blitz", "reverse"}) {
        Screened replay =
            replayed("parlor 1\ngame " + std::string{mode} +
                     "\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nseat 3 person Cid\nbegin\n");
        INFO(mode);
        replay.keys("v");
        CHECK(replay.says("REVIEW"));
        CHECK_FALSE(replay.says("NO REVIEW."));
    }
}

TEST_CASE("after a game its review counts the moves as that of its replay does") {
    Judged judged;
    Screened table{AppNeeds{.cabinet = judged.files}};
    table.take_up(journal_text(*judged.game));
    while (not table.says("LEADERBOARD")) table.keys("Space");
    table.keys("v");
    let_it_judge(table);
    REQUIRE(judged.shows_list());
    constexpr int rows_of_page = 20;  // below is where the replay is
    for (int row = 0; row < rows_of_page; ++row) CHECK(table.row(row) == judged.replay.row(row));
}

TEST_CASE("after a property game V leads to its review, from the leaderboard and the table") {
    Reviews files;
    Screened table{AppNeeds{.cabinet = files}};
    table.take_up(
        "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n"
        "0 dice 6 6\n0 dice 1 2\n.set seat.1.square go\n.set seat.1.money 0\n1 roll\n0 dice 1 3\n");
    while (not table.says("LEADERBOARD")) table.keys("Space");
    for (const char* const page : {"LEADERBOARD", "GAME OVER"}) {
        CHECK(table.says(page));
        table.keys("v");
        let_it_judge(table);
        CHECK(table.says("GIVEN %"));
        table.keys("d");
        CHECK_FALSE(table.says("GIVEN %"));
        CHECK(table.says(page));
        table.keys("t");
    }
}

}  // namespace parlor::tui
