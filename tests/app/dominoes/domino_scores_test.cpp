// D-8.6: the chart of a domino game.
#include "app/domino_screened.hpp"
#include "judged_game.hpp"
#include "shell/dominoes/pictures.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor::tui {

TEST_CASE("D-8.6: a replay shows the scores of the game so far, hand by hand") {
    Screened replay = replayed(journal_text(*macks_game(250)));
    replay.keys("p");
    CHECK(replay.says("250 POINTS TO WIN, IN HAND 1"));
    replay.keys("d End p");
    replay.shows("domino-scores");
    replay.keys("?");
    replay.shows("domino-scores-help");
    replay.keys("Space x");
    CHECK(replay.says("PAUSED"));
    CHECK_FALSE(replay.says("POINTS TO WIN"));
}

TEST_CASE("D-8.6, D-8.4: after a game P shows its scores, and D leads back") {
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 0 Enter Enter");
    table.plays_until("ANOTHER GAME");
    table.keys("p");
    table.shows("domino-scores-after");
    table.keys("d");
    CHECK(table.says("ANOTHER GAME"));
    for (const char* const closing : {"Enter", "x", "X", "Esc"}) {
        table.keys("p " + std::string{closing});
        CHECK(table.says("ANOTHER GAME"));
    }
}

TEST_CASE("D-8.6, D-9.8: S shows the scores hand by hand, and where the points came from") {
    DominoScreened table;
    table.seat_two_people();
    table.deal(spinner_deal);
    table.reads();
    table.keys("s");
    CHECK(table.says("HAND BY HAND"));
    CHECK(table.row(6).find("1     0    -     0     0    -     0") != std::string::npos);
    table.keys("x");
    CHECK(table.says("YOUR TILE"));
    for (const char* const line : {"1 play 05", "2 play 55"}) table.play(line);
    table.reads();
    table.keys("s");
    CHECK(table.row(6).find("1     5    -     5    10    -    10") != std::string::npos);
    table.keys("p");
    CHECK(table.says("250 POINTS TO WIN, IN HAND 1"));
    table.keys("h");
    CHECK(table.says("PLAYS   END  ALL"));
    table.keys("d");
    CHECK(table.says("YOUR TILE"));
}

TEST_CASE("D-8.6: the sheet of a game adds up, and its pages turn") {
    const auto game = macks_game(999);
    Screened replay = replayed(journal_text(*game));
    replay.keys("End p h");
    replay.shows("domino-sheet");
    replay.keys("PgUp");
    replay.shows("domino-sheet-before");
    replay.keys("PgUp PgUp PgDn PgDn Down");
    replay.shows("domino-sheet");
    replay.keys("? Space x");
    CHECK(replay.says("PAUSED"));
}

TEST_CASE("D-8.6: the scores are printed as text, also of a game that was decided in one count") {
    const auto text = shell::domino_pictures(*macks_game(5), GlyphSet::Ascii);
    CHECK(text.starts_with(" SCORES\n 5 POINTS TO WIN, AFTER 1 HAND\n"));
    CHECK(text.find(" COUNT DOMINO BLOCK SCORE\n") != std::string::npos);
}

}  // namespace parlor::tui
