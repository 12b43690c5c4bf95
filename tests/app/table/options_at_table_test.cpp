// The options at the table: U-2.3, docs/layout.md, 6, "Game options".
#include "app/domino_screened.hpp"
#include "app/moneyloopy/loopy_screened.hpp"
#include "app/seated.hpp"

namespace parlor::tui {
namespace {

// Remembers the options that were kept last.
struct OptionsKept : Nowhere {
    std::optional<Options> kept;
    std::optional<Error> trouble;
    std::optional<Error> keep(const Options& options) override {
        kept = options;
        return trouble;
    }
};

}  // namespace

TEST_CASE("U-2.3: O at the table has the options that can change in the middle of a game") {
    Screened table;
    table.sit_down(2);
    table.keys("o");
    table.shows("options-at-table");
    table.keys(".");
    table.shows("options-at-table-2");
    table.keys("?");
    CHECK(table.says("S SOUND DEVICE"));
    CHECK_FALSE(table.says("P LENGTH OF PAUSES"));
    table.keys("Space x");
    CHECK(table.says("'S TURN"));
}

TEST_CASE("U-5.1: the option of hints has a letter of its own, as H tells what happened") {
    OptionsKept outside;
    Screened table{{}, outside};
    table.sit_down(2);
    table.keys("o . . n");
    REQUIRE(outside.kept);
    CHECK(outside.kept->hints == Options::Answer::Yes);
    CHECK(table.says(">N - HINTS"));
}

TEST_CASE("U-2.3: what was chosen at the table is selected when the options are opened again") {
    OptionsKept outside;
    Screened table{{}, outside};
    table.sit_down(2);
    table.keys("o e p . l Up");
    CHECK(table.says(">S - SOUND BY"));
    table.keys("Left x o");
    CHECK(table.says("♦ YES"));  // prompts each player
    CHECK(table.says("♦ FAST"));
    table.keys(".");
    CHECK(table.says("♦ DEC TONES"));
    CHECK(table.says("♦ 6"));
    const Options& now = table.app().options();
    CHECK(now.prompt == Options::Prompt::EachPlayer);
    CHECK(now.pace == Options::Pace::Fast);
    CHECK(now.sound_by == Options::SoundBy::Decps);
    CHECK(now.sound_effects == 6);
    CHECK(outside.kept == now);
}

TEST_CASE("U-2.3: the pace that is chosen at the table counts at once") {
    // The milliseconds until a computer has decided after its throw; `keys` are pressed before.
    const auto time_to_decide = [](const std::string& keys) {
        Seated table{1, 1};
        table.keys(keys);
        for (const char* const line : {"1 roll", "0 dice 4 6", "1 end", "2 roll", "0 dice 1 3"})
            table.play(line);
        const std::size_t before = table.entries();
        int time = 0;
        while (table.entries() == before) {
            const auto due = table.next();
            REQUIRE(due);
            time += *due;
            table.app().tick(*due);
        }
        return time;
    };
    const int normal = time_to_decide("o x");
    CHECK(time_to_decide("o p x") < normal);
    CHECK(time_to_decide("o p p x") > normal);
}

TEST_CASE("U-2.3: the options are the same at Moneyloopy's table") {
    LoopyScreen table{ann_and_bob()};
    table.keys(". o p x o");
    CHECK(table.says("♦ FAST"));
    CHECK(table.app().options().pace == Options::Pace::Fast);
}

TEST_CASE("U-2.3: O at the domino table has pace, sounds and explanations, for all later games") {
    OptionsKept outside;
    DominoScreened table{AppNeeds{.terms = {.chance = ChanceBy::Script}}, outside};
    table.begin_with_mack();
    table.keys("o");
    for (const char* const words :
         {"ALL GAMES", "P - PACE", "K - WAIT FOR KEY", "NEXT PAGE", "X - BACK"})
        CHECK(table.says(words));
    table.keys(".");
    for (const char* const words :
         {"ALL GAMES", "S - SOUND BY", "L - LOUDNESS", "U - MUSIC", "W - SHOW REASONS", "X - BACK"})
        CHECK(table.says(words));
    for (const char* const words : {"MOVEMENT", "PROMPT EACH", "TAKE BACK", "COLOURS"})
        CHECK_FALSE(table.says(words));
    table.keys("?");
    CHECK(table.says("L EFFECTS VOLUME"));
    table.keys("Space l Left w m . k x");
    CHECK_FALSE(table.says("ALL GAMES"));
    const Options& now = table.app().options();
    CHECK(now.explain == Options::Answer::Yes);
    CHECK(now.wait_for_key == Options::Answer::Yes);
    CHECK(now.sound_effects == Options{}.sound_effects);
    CHECK(outside.kept == now);
    table.keys("?");
    CHECK(table.says("W        WHY"));
    table.keys("Space o");
    CHECK(table.says("♦ YES"));  // to wait for a key
    table.keys("Esc");
    CHECK_FALSE(table.says("ALL GAMES"));
    CHECK(table.place.table);
}

TEST_CASE("U-2.3: computers explain themselves as soon as the option says so at the table") {
    Seated table{1, 1};
    table.keys(".");
    CHECK_FALSE(table.says("WHY"));
    table.keys("o . w x");
    CHECK(table.says("W - WHY"));
}

TEST_CASE("U-2.3: options that cannot be saved are reported at the table, too") {
    OptionsKept outside;
    outside.trouble = Error{"config.toml: cannot be written"};
    Screened table{{}, outside};
    table.sit_down(2);
    table.keys("o m");
    CHECK(table.says("NOT KEPT"));
    table.keys("Space x");
    CHECK(table.says("'S TURN"));
}

}  // namespace parlor::tui
