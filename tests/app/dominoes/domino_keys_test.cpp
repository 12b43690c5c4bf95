// U-4.4: every key of section 9 of the rules of dominoes, and its effect.
#include <algorithm>

#include "app/domino_screened.hpp"

namespace parlor::tui {
namespace {

// Seat 1 plays a 6; seat 2 has no 6, and in the boneyard of 14 tiles the last tile is the first
// with a 6.
struct NothingFits : DominoScreened {
    explicit NothingFits(const std::string& options = "",
                         const std::string& tiles =
                             "66 56 46 36 26 16 06 00 11 22 33 44 55 01 "
                             "02 03 04 05 12 13 14 15 23 24 25 34 35 45") {
        keys(options);
        seat_two_people();
        deal(tiles);
        reads();
        types("66");
        keys("Space");
    }
};

// Three pages with keys to type: the hand, one digit, and the question for an end.
struct Asked : DominoScreened {
    explicit Asked(const std::string& after) {
        seat_two_people();
        play_round_the_spinner();
        keys(after);
    }
};

}  // namespace

TEST_CASE("U-4.4, D-9.1: 1 to 8 in the options window; S, X, Enter, arrows and Space") {
    DominoScreened table;
    for (const auto& [keys, words] : std::initializer_list<std::pair<const char*, const char*>>{
             {"2", "HAND OF 7"},
             {"2", "HAND OF 9"},
             {"2", "HAND OF 11"},
             {"3", "3 - REDEALS"},
             {"3", "NO REDEALS"},
             {"4", "HIGH DOUBLE"},
             {"4", "DOWN IN TURN"},
             {"5 7", "POINTS 7_"},
             {"Esc", "POINTS 250"},
             {"5 1 2 3 Backspace Enter", "POINTS 12"},
             {"5 1 0 0 0", "POINTS 1000_"},
             {"Enter", "1 TO 999 POINTS"},
             {"5 0 Enter", "1 TO 999 POINTS"},
             {"5 Enter", "POINTS 12"},
             {"5 x 9 9 9 Enter", "POINTS 999"},
             {"6 A b", "REC AB_"},
             {"Enter", "6 - REC AB"},
             {"6 Esc", "6 - RECORD"},
             {"7", "REPEAT A GAME"},
             {"x", "MACK'S PARLOR"},
             {"8", "FELT BLUE"},
             {"8", "FELT BROWN"},
             {"8", "FELT BLACK"},
             {"Up Down", "FELT BLACK"},
             {"Space", "FELT GREEN"},
             {"s", "DEFAULTS NOW"},
             {"Enter", "SPACE CONTINUES"}}) {
        table.keys(keys);
        if (std::string_view{keys} == "Enter" and table.place.table) table.play("0 down 56 21");
        INFO(keys);
        CHECK(table.says(words));
    }
}

TEST_CASE("U-4.4, D-9.2: two digits and Enter or Space play a tile") {
    for (const char* const key : {"Enter", "Space"}) {
        DominoScreened table;
        table.begin_with_mack();
        table.keys("6 6");
        CHECK(table.says("YOUR TILE: 66_"));
        table.keys(key);
        CHECK(table.says("PLAYS 6-6"));
    }
}

TEST_CASE("U-4.4, D-9.2: X or Backspace, and any third key, start the entry over") {
    DominoScreened table;
    table.begin_with_mack();
    for (const char* const key : {"3 x", "3 X", "3 Backspace"}) {
        table.keys(key);
        CHECK(table.says("YOUR TILE: _"));
    }
    for (const char* const third :
         {"x", "Backspace", "5", "9", "q", "Esc", "r", "a", "d", "f", "Up", "Tab", "?"}) {
        table.keys("6 6 " + std::string{third});
        INFO(third);
        CHECK(table.says("YOUR TILE: _"));
        CHECK_FALSE(table.says("LEAVE THE TABLE"));
    }
}

TEST_CASE("U-4.4, D-9.2: what is no tile of the hand is refused in words") {
    DominoScreened table;
    table.begin_with_mack();
    table.keys("3 Enter");
    CHECK(table.says("TWO DIGITS"));
    table.keys("d");
    CHECK(table.says("TYPE A SECOND DIGIT, OR X"));
    table.keys("4 Enter");
    CHECK(table.says("THAT TILE IS NOT IN THE HAND  "));
    table.keys("7");
    CHECK(table.says("0 TO 6"));
    table.keys("g");
    CHECK(table.says("PRESS ? FOR HELP"));
}

TEST_CASE("U-4.4, D-9.2: the question for the end cannot be left for another tile") {
    Asked table{"6 4 Enter"};
    const std::string question = "6-4 AT WHICH END? 2 OR 3";
    for (const char* const key : {"x", "Backspace", "0", "5", "a", "d", "f", "Enter", "Space"}) {
        table.keys(key);
        CHECK(table.says("PRESS THE NUMBER OF AN END"));
        table.keys("? Space");
        CHECK(table.says(question));
    }
    table.keys("1");
    CHECK(table.says("ONE OF THE MARKED NUMBERS"));
    for (const char* const key : {"q n", "Esc n", "Esc Esc", "q q"}) {
        table.keys(key);
        CHECK(table.says(question));
    }
    table.keys("2");
    CHECK(table.says("PLAYS 6-4"));
    CHECK(table.fact("arm.2").ends_with("46"));
}

TEST_CASE("U-4.4, D-9.3: D, P and Space draw when nothing fits, one tile each") {
    for (const char* const key : {"d", "p", "Space", "D", "P"}) {
        NothingFits table;
        CHECK(table.says("PLAYER_2, IT IS NOW"));
        CHECK_FALSE(table.says("NOTHING FITS"));
        table.keys("Space");
        table.shows("domino-draws");
        table.keys(key);
        CHECK(table.fact("hand.2.count") == "8");
        CHECK(table.says("PLAYER_2 DRAWS 0-2"));
    }
}

TEST_CASE("D-9.3: D draws one tile, and once more until a tile fits, and all of them are told") {
    NothingFits table{
        "", "66 56 46 36 26 16 00 11 22 33 44 55 05 01 02 03 04 06 12 13 14 15 23 24 25 34 35 45"};
    table.reads();
    CHECK(table.says("NOTHING FITS: D DRAWS  "));
    table.keys("d");
    CHECK(table.says("PLAYER_2 DRAWS 0-2"));
    CHECK(table.says("NOTHING FITS: D DRAWS UNTIL A TILE DOES"));
    table.keys("d");
    CHECK(table.says("PLAYER_2 DRAWS 0-2 0-3 0-4 0-6"));
    CHECK(table.says("YOUR TILE"));
    CHECK(table.fact("hand.2.count") == "11");
}

TEST_CASE("D-9.3: whoever draws the whole boneyard does not pass with the same key") {
    NothingFits table;
    table.reads();
    table.keys("d d");
    CHECK(table.fact("hand.2.count") == "21");
    CHECK(table.says("PLAYER_2 DRAWS 14, NOW 4-5"));
    CHECK(table.says("NOTHING FITS: P PASSES"));
}

TEST_CASE("U-4.4, D-9.3: D, P and Space pass when there is nothing to draw") {
    for (const char* const key : {"d", "p", "Space"}) {
        NothingFits table;
        table.reads();
        table.keys("d d");
        CHECK(table.says("NOTHING FITS: P PASSES"));
        table.keys(key);
        CHECK(table.says("PLAYER_2 PASSES"));
        CHECK(table.says("PLAYER_1, IT IS NOW"));
    }
}

TEST_CASE("U-4.4, D-9.3: D, P and Space say why not when something fits") {
    DominoScreened table;
    table.begin_with_mack();
    for (const char* const key : {"d", "p", "Space"}) {
        table.keys(key);
        CHECK(table.says("YOU MUST PLAY WHEN YOU CAN; "));
    }
    table.shows("domino-refused");
}

TEST_CASE("U-4.4, D-9.3: F asks for the redeal") {
    DominoScreened table;
    table.keys("3");
    table.sit_down_with_mack();
    table.deal("00 11 22 33 05 06 12 44 34 35 23 24 55 66");
    table.keys("Space");
    CHECK(table.says("F - NEW DEAL"));
    table.shows("domino-redeal");
    table.keys("f");
    CHECK(table.place.table->decider() == chance);
    CHECK(table.says("HAS TOO MANY DOUBLES"));
    table.keys("Space");
    table.deal(spinner_deal);
    CHECK(table.fact("hand.1") == "05,06,11,33,36,46,66");
    table.reads();
    table.keys("f");
    CHECK(table.says("TOO FEW DOUBLES"));
}

TEST_CASE("D-6.1: the hint is to ask for a new deal where level 2 would ask for one") {
    DominoScreened table;
    table.keys("3 0");
    table.sit_down_with_mack();
    table.deal("00 11 22 33 05 06 12 44 34 35 23 24 55 66");
    table.reads();
    table.keys("h");
    CHECK(table.says("ASK FOR A NEW DEAL"));
}

TEST_CASE("D-6.1: a player who can ask for the redeal reads so when nothing fits, too") {
    NothingFits table{"3"};
    table.reads();
    CHECK(table.says("NOTHING FITS: D DRAWS   F - NEW DEAL"));
    table.keys("d");
    CHECK(table.says("NOTHING FITS: D DRAWS"));
    CHECK_FALSE(table.says("F - NEW DEAL"));
}

TEST_CASE("U-4.4, D-9.3: F says so when there are no redeals") {
    DominoScreened table;
    table.begin_with_mack();
    table.keys("f");
    CHECK(table.says("THIS GAME HAS NO NEW DEALS"));
}

TEST_CASE("U-4.4, D-9.3: Q and Esc ask, from wherever, and go on where it was") {
    for (const char* const before : {"Ctrl-L", "6", "6 4 Enter", "6 4 Enter 2"})
        for (const char* const key : {"q", "Q", "Esc"}) {
            Asked table{before};
            const auto page = lines_of(table.app().canvas(), GlyphSet::Unicode);
            table.keys(key);
            CHECK(table.says("LEAVE THE TABLE"));
            table.keys("n");
            CHECK(lines_of(table.app().canvas(), GlyphSet::Unicode) == page);
            table.keys(std::string{key} + " Enter");
            CHECK(lines_of(table.app().canvas(), GlyphSet::Unicode) == page);
            table.keys(std::string{key} + " y");
            CHECK(table.says("MAIN MENU"));
            CHECK_FALSE(table.place.table);
        }
}

TEST_CASE("U-4.4, D-9.3: the question before leaving, and R to the options window") {
    DominoScreened table;
    table.begin_with_mack();
    table.keys("q");
    table.shows("domino-leave");
    table.keys("n r");
    table.shows("domino-leave-for-another");
    table.keys("y");
    CHECK(table.says("ENTER - START"));
    CHECK(table.says("HAND OF 7"));
    table.keys("Enter q y");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-4.4, D-9.3: R asks, and X leads back to the game, as it was left") {
    for (const char* const before : {"Ctrl-L", "6", "6 4 Enter", "6 4 Enter 2"})
        for (const char* const way :
             {"r n", "r Esc", "R Enter", "r y x", "r y Esc", "r y 5 9 Enter x"}) {
            Asked table{before};
            const auto page = lines_of(table.app().canvas(), GlyphSet::Unicode);
            const std::size_t entries = table.place.table->entries();
            table.keys(way);
            INFO(before << ", " << way);
            CHECK(lines_of(table.app().canvas(), GlyphSet::Unicode) == page);
            CHECK(table.place.table->entries() == entries);
        }
}

TEST_CASE(
    "U-4.4, D-9.3: what was chosen before X shows at the table, and the games won are still "
    "there") {
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 Enter Enter");
    table.plays_until("ANOTHER GAME");
    table.keys("y");
    table.reads();
    const std::string hand = table.fact("hand.1");
    table.keys("r y ?");
    CHECK(table.says("TO YOUR GAME"));
    table.keys("Space Space x");
    CHECK_FALSE(table.says("GAMES WON"));
    CHECK(table.fact("hand.1") == hand);
    table.keys("r y 2 Enter");  // another game begins, and this one is left
    CHECK(table.fact("hand.1") != hand);
    table.keys("q y");
    CHECK(table.says("GAMES WON"));
}

TEST_CASE("U-4.4, D-9.4: arrows move the mark, Ins or Space selects, Enter swaps or flips") {
    DominoScreened table;
    table.begin_with_mack();
    table.keys("a Space Right Right Ins");
    table.shows("domino-arranging");
    table.keys("Right Left Left");
    CHECK(table.says("0│5*> 0┃6   1│1*  3│3"));  // the mark leaves the star alone
    table.keys("Right");
    table.keys("Enter");
    CHECK(table.row(18).find("1│1   0│6 > 0┃5") != std::string::npos);
    table.keys("Left Space Enter");
    CHECK(table.row(18).find("1│1 > 6┃0   0│5") != std::string::npos);
    table.keys("Enter");
    CHECK(table.says("YOUR TILE"));
}

TEST_CASE("U-4.4, D-9.4: arrows go through both rows; a third tile cannot be selected") {
    DominoScreened table;
    table.begin_with_mack();
    table.keys("a Down");
    CHECK(table.row(20).starts_with(" > 6┃6"));
    table.keys("Right");
    CHECK(table.row(18).starts_with(" > 0┃5"));
    table.keys("Left");
    CHECK(table.row(20).starts_with(" > 6┃6"));
    table.keys("Up Space Right Space Right Space");
    CHECK(table.says("TWO ARE SELECTED"));
    table.keys("Left Ins Left Ins Enter");
    CHECK(table.says("YOUR TILE"));
    table.keys("a 5 x d Esc");
    CHECK(table.says("YOUR TILE: _"));
    CHECK(table.row(18).starts_with("   0│5   0│6   1│1   3│3   3│6   4│6"));
}

TEST_CASE("U-5.6: Z says in words what it took back, and who stays at the keyboard can read it") {
    DominoScreened table;
    table.begin_with_mack();
    table.types("46");
    table.keys("Space z");
    CHECK(table.says("TAKEN BACK: 4-6"));
    CHECK(table.says("YOUR TILE: _"));
    NothingFits drawn;
    drawn.keys("Space d z y");
    CHECK(drawn.says("TAKEN BACK: A DRAW"));
}

TEST_CASE("U-4.4, D-9.4: the rules and hints are there while the hand is arranged") {
    DominoScreened table;
    table.keys("0");
    table.begin_with_mack();
    table.keys("a Right h");
    CHECK(table.says("MACK 2"));  // its list
    table.keys("Space");
    CHECK(table.says("SPACE SELECTS"));
    CHECK(table.row(18).find("> 0┃6") != std::string::npos);
    table.keys("b");
    CHECK(table.says("HOW TO PLAY"));
    table.keys("x ?");
    CHECK(table.says("SWAP, FLIP"));
    table.keys("Space 5");
    CHECK(table.says("ENTER OR ESC FIRST ENDS ARRANGING"));
    table.keys("Enter");
    CHECK(table.says("YOUR TILE: _"));
}

TEST_CASE("U-4.4, D-9.4: without hints H opens the rules while the hand is arranged, too") {
    DominoScreened table;
    table.begin_with_mack();
    table.keys("a h");
    CHECK(table.says("HOW TO PLAY"));
    table.keys("x Enter");
    CHECK(table.says("YOUR TILE: _"));
}

TEST_CASE("U-4.4, D-9.5: the last tile of the hand takes the place of the one that is played") {
    DominoScreened table;
    table.begin_with_mack();
    CHECK(table.row(18).starts_with("   0│5   0│6   1│1"));
    table.types("05");
    CHECK(table.row(18).starts_with("   6│6   0│6   1│1"));
}

TEST_CASE("U-4.4, D-9.6: after every play the count is shown, and Space or Enter goes on") {
    for (const char* const key : {"Space", "Enter"}) {
        DominoScreened table{{.terms = {.chance = ChanceBy::Script},
                              .options = {.wait_for_key = Options::Answer::Yes}}};
        table.begin_with_mack();
        table.types("05");
        table.shows("domino-count");
        CHECK(table.says("PLAYER_1 PLAYS 0-5, COUNT 5: +5"));
        for (const char* const other : {"1", "a", "d", "x", "f", "Up", "Backspace"}) {
            table.keys(other);
            CHECK(table.says("PRESS SPACE OR ENTER"));
        }
        table.app().tick(60'000);
        CHECK(table.says("PLAYER_1 PLAYS 0-5"));
        table.keys(key);
        CHECK(table.says("MACK 1 PLAYS"));
        CHECK(table.says("COUNT"));
        table.keys(key);
        CHECK(table.says("YOUR TILE"));
    }
}

TEST_CASE("D-9.6: without that option a play goes on by itself, by the pace of the options") {
    for (const auto& [pace, wait] :
         {std::pair{Options::Pace::Slow, 2'500}, {Options::Pace::Normal, 1'250}}) {
        DominoScreened table{{.terms = {.chance = ChanceBy::Script}, .options = {.pace = pace}}};
        table.begin_with_mack();
        table.types("05");
        for (const char* const told : {"PLAYER_1 PLAYS 0-5", "MACK 1 PLAYS"}) {
            CHECK(table.says("SPACE CONTINUES"));
            table.app().tick(wait - 1);
            CHECK(table.says(told));
            CHECK(table.says("SPACE CONTINUES"));
            table.app().tick(1);
            table.app().tick(0);  // Mack decides
        }
        CHECK(table.says("YOUR TILE"));
    }
}

TEST_CASE("D-9.6: any other key goes on, too, and is what it is once the player decides") {
    DominoScreened table;
    table.begin_with_mack();
    table.types("05");
    table.keys("6");
    CHECK(table.says("MACK 1 PLAYS"));
    table.keys("? Space");
    CHECK(table.says("MACK 1 PLAYS"));
    CHECK(table.says("SPACE CONTINUES"));
    table.keys("6");
    CHECK(table.says("YOUR TILE: 6_"));
}

TEST_CASE("U-4.4, D-9.8: what is on both lines is true at any time of a game") {
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 0 Enter Enter");
    // Before the last count of a hand has been read, the next hand is not shown.
    const auto is_dealt_meanwhile = [&] {
        const auto told = table.place.table->told();
        return table.says("SPACE CONTINUES") and
               std::ranges::any_of(
                   told, [](const std::string& line) { return line.starts_with("hand "); });
    };
    while (not table.says("ANOTHER GAME")) {
        const bool is_covered =
            table.says("PRESS ANY KEY") or table.says("ANY KEY SKIPS") or table.says("LEADERBOARD");
        if (not is_covered and not is_dealt_meanwhile()) {
            std::istringstream mack{table.row(0).substr(1)}, own{table.row(1).substr(1)};
            std::string word, boneyard, tiles, score;
            mack >> word >> word >> score;
            CHECK(score == table.fact("score.2"));
            while (mack >> tiles) {}
            CHECK(tiles == table.fact("hand.2.count"));
            own >> word >> score >> word >> word;
            CHECK(score == table.fact("score.1"));
            CHECK(word == "90");
            own >> word >> boneyard >> tiles;
            CHECK(boneyard == table.fact("boneyard.count"));
            CHECK(tiles == table.fact("hand.1.count"));
        }
        table.does_something();
    }
}

TEST_CASE(
    "H marks what level 2 would play, with the values of each play, where the options want it") {
    DominoScreened table;
    table.begin_with_mack();
    table.keys("h");
    CHECK(table.says("HOW TO PLAY DOMINOES"));
    DominoScreened hinted;
    hinted.keys("0");
    CHECK(hinted.says("- HINTS"));
    hinted.begin_with_mack();
    hinted.keys("h");
    hinted.shows("domino-hint");
    hinted.keys("Space");
    hinted.shows("domino-hinted");
    hinted.keys("?");
    CHECK(hinted.says("H        HINT"));
}

TEST_CASE("T shows what has not been seen and what the other lacks, where the options want it") {
    DominoScreened table;
    table.keys("t");
    CHECK(table.says("- TRAINING"));
    table.seat_two_people();
    table.play_round_the_spinner();
    table.keys("t");
    table.shows("domino-not-seen");
    table.keys("Space 6 4");
    CHECK(table.says("YOUR TILE: 64_"));
    table.keys("Enter");
    CHECK(table.says("AT WHICH END? 2 (+"));
    DominoScreened plain;
    plain.begin_with_mack();
    plain.keys("t");
    CHECK_FALSE(plain.says("NOT SEEN"));
}

TEST_CASE("a tile that is entered has its count told before it is played, where there are aids") {
    DominoScreened table;
    table.keys("t");
    table.begin_with_mack();
    table.keys("4 6");
    CHECK(table.says("YOUR TILE: 46_   COUNT 10: +10"));
    table.keys("x 4 5");
    CHECK_FALSE(table.says("COUNT"));
}

TEST_CASE("W tells why Mack played so, where the options have computers explain themselves") {
    AppNeeds needs{.terms = {.chance = ChanceBy::Script}};
    needs.options.explain = Options::Answer::Yes;
    DominoScreened table{needs};
    table.begin_with_mack();
    table.keys("w");
    CHECK(table.says("NO COMPUTER HAS DECIDED YET"));
    table.types("46");
    table.keys("Space w");
    CHECK(table.says("WHY"));
    CHECK(table.says("MACK"));
    table.shows("domino-why");
}

}  // namespace parlor::tui
