// Replays on the screen: keys in, canvas out.
#include <fstream>
#include <iterator>

#include "games/games.hpp"
#include "screened.hpp"
#include "table/journal/journal_text.hpp"
#include "where.hpp"

using namespace parlor;
using namespace parlor::tui;

namespace {

const std::string ann_and_bob =
    "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann red\nseat 2 person Bob blue\n"
    "begin\n0 dice 6 6\n0 dice 1 2\n0 deck chest bank-error\n0 deck chance go\n";
const std::string a_walk = ann_and_bob +
                           "1 roll\n0 dice 1 2\n1 buy\n1 end\n2 roll\n0 dice 1 6\n2 end\n"
                           "1 roll\n0 dice 4 2\n1 buy\n1 end\n";

table::LoadedReplay loaded_from(const std::string& text) {
    return table::load_replay(text, "test", open_table);
}

std::string text_of(const std::string& name) {
    std::ifstream file{std::string{tests_folder} + "/games/" + name};
    return {std::istreambuf_iterator<char>{file}, {}};
}

table::LoadedReplay loaded_game(const std::string& name) { return loaded_from(text_of(name)); }

AppNeeds needs_for(table::LoadedReplay loaded) {
    return {.options = {.movement = Options::Movement::Stepping}, .replay = std::move(loaded)};
}

// A game whose file grows.
struct Followed {
    std::string text;
    bool is_longer = false;
    AppNeeds needs() {
        AppNeeds all = needs_for(loaded_from(text));
        all.grown = [this]() -> std::optional<table::LoadedReplay> {
            if (not std::exchange(is_longer, false)) return std::nullopt;
            if (text.empty()) return table::LoadedReplay{{}, "game.parlor: no such file", {}};
            return loaded_from(text);
        };
        return all;
    }
    void add(const std::string& lines) {
        text += lines;
        is_longer = true;
    }
};

struct Replayed : Screened {
    explicit Replayed(AppNeeds like) : Screened{std::move(like)} {}
    explicit Replayed(const std::string& text) : Screened{needs_for(loaded_from(text))} {}

    // Lets the replay play for this long, as a terminal would.
    void passes(int milliseconds) {
        while (const auto due = app().next_tick()) {
            if (*due > milliseconds) break;
            milliseconds -= *due;
            app().tick(*due);
        }
        app().tick(milliseconds);
    }
};

}  // namespace

TEST_CASE("a replay of the property game is seen in its own screens, step by step") {
    Replayed replay{a_walk};
    CHECK(replay.says("MOVE 0/8 ROUND 1 PAUSED 1X"));
    replay.keys("Right");
    CHECK(replay.says("MOVE 1/8"));
    CHECK(replay.says("ANN ROLLS 1 AND 2 AND GOES TO"));
    CHECK(replay.says("UNOWNED DEED"));
    replay.shows("replay-property");
    replay.keys("Right Left Left Left");
    CHECK(replay.says("MOVE 0/8"));
    replay.keys("End");
    CHECK(replay.says("MOVE 8/8"));
    replay.keys("Right Home");
    CHECK(replay.says("MOVE 0/8"));
}

TEST_CASE("a replay lists no keys of a watched game, which do nothing there") {
    std::string text = a_walk.substr(0, a_walk.find("2 end"));
    text.replace(text.find("seat 2 person"), 13, "seat 2 cpu:0");
    Replayed replay{text};
    replay.keys("End Left");
    CHECK(replay.says("BOB'S TURN"));
    CHECK_FALSE(replay.says("PAUSE\n"));
    CHECK_FALSE(replay.says("PRESS ANY KEY"));
    CHECK_FALSE(replay.says("QUIT"));
}

TEST_CASE("U-3.9: in a replay a wrong key is heard") {
    Replayed replay{a_walk};
    (void)replay.app().take_sounds();
    replay.keys("k");
    CHECK(replay.app().take_sounds() == std::vector{SoundEffect::Buzz});
}

TEST_CASE("a card that was drawn lies there until it is read") {
    Replayed replay{a_walk};
    replay.keys("Right Right Right Right");
    CHECK(replay.says("BOB"));
    replay.shows("replay-card");
    replay.keys("Right");
    CHECK(replay.says("MOVE 4/8"));
    replay.keys("Right");
    CHECK(replay.says("MOVE 5/8"));
}

TEST_CASE("a replay goes by turns, and back") {
    Replayed replay{a_walk};
    replay.keys("PgDn");
    CHECK(replay.says("MOVE 3/8"));
    replay.keys("Down");
    CHECK(replay.says("MOVE 5/8"));
    replay.keys("PgUp");
    CHECK(replay.says("MOVE 3/8"));
    replay.keys("Up");
    CHECK(replay.says("MOVE 0/8"));
}

TEST_CASE("a replay plays by itself: tokens step, moves are followed by a rest, and it ends") {
    Replayed replay{a_walk};
    CHECK_FALSE(replay.app().next_tick());
    replay.keys("Space");
    CHECK(replay.says("PLAYING 1X"));
    replay.passes(1200);
    CHECK(replay.says("MOVE 1/8"));
    CHECK(replay.says("PLAYER MOVING"));
    replay.passes(4 * 340 + 1200);
    CHECK(replay.says("MOVE 2/8"));
    replay.keys("Space");
    CHECK(replay.says("PAUSED"));
    CHECK_FALSE(replay.app().next_tick());
    replay.keys("Space");
    replay.passes(120'000);
    CHECK(replay.says("MOVE 8/8"));
    CHECK(replay.says("PAUSED"));
    replay.keys("Space");
    CHECK(replay.says("MOVE 0/8"));
}

TEST_CASE("at eight times the speed a replay takes an eighth of the time") {
    Replayed slow{a_walk}, fast{a_walk};
    slow.keys("Space");
    fast.keys("+ + + + Space");
    CHECK(fast.says("PLAYING 8X"));
    slow.passes(8'000);
    fast.passes(1'000);
    fast.keys("- - - -");
    CHECK(fast.says("PLAYING 1X"));
    for (int row = 0; row < Canvas::rows; ++row) CHECK(slow.row(row) == fast.row(row));
}

TEST_CASE("the end and every move of a replay have the state in the journal") {
    auto loaded = loaded_from(a_walk);
    auto& replay = *loaded.replay;
    replay.go_to(replay.size());
    auto again = loaded_from(table::journal_text(replay.table()));
    CHECK(again.complaint.empty());
    for (int step = replay.size(); step >= 0; --step) {
        replay.go_to(step);
        again.replay->go_to(step);
        CHECK(replay.table().state() == again.replay->table().state());
    }
}

TEST_CASE("a replay is taken over at any move, as a game that goes on") {
    Replayed replay{a_walk};
    replay.keys("Right t");
    replay.shows("replay-take-over");
    replay.keys("n");
    CHECK(replay.place.table == nullptr);
    CHECK(replay.says("MOVE 1/8"));
    replay.keys("t y");
    REQUIRE(replay.place.table != nullptr);
    CHECK_FALSE(replay.says("MOVE 1/8"));
    CHECK(replay.says("UNOWNED DEED"));
    replay.keys("b");
    CHECK(replay.says("'S TURN"));
    CHECK(replay.place.table->entry_text(replay.place.table->entries() - 1) == "1 buy\n");
}

TEST_CASE("a game that is taken over is kept from there on") {
    struct Files : NoCabinet {
        int kept = 0;
        std::optional<Error> keep(const table::GameTable& /*game*/) override {
            ++kept;
            return std::nullopt;
        }
    } files;
    const int& kept = files.kept;
    Screened replay{{.cabinet = files,
                     .options = {.movement = Options::Movement::Stepping},
                     .replay = loaded_from(a_walk)}};
    replay.keys("Right Right");
    CHECK(kept == 0);
    replay.keys("t y");
    CHECK(kept == 1);
}

TEST_CASE("the keys of a replay are explained, and one leaves it") {
    Replayed replay{a_walk};
    replay.keys("?");
    replay.shows("replay-help");
    replay.keys("Space");
    CHECK(replay.says("PAUSED"));
    replay.keys("q");
    CHECK(replay.says("D - DOMINOES"));
    Replayed other{a_walk};
    other.keys("Esc");
    CHECK(other.says("D - DOMINOES"));
}

TEST_CASE("a damaged journal says so, and is replayed up to the damage") {
    Replayed replay{a_walk + "1 juggle\n1 roll\n"};
    CHECK(replay.says("CUT SHORT"));
    replay.shows("replay-cut-short");
    replay.keys("Space End");
    CHECK(replay.says("MOVE 8/8"));
}

TEST_CASE("the launcher reports a file that is not a game") {
    Replayed replay{"parlor 1\ngame chess\nbegin\n"};
    CHECK(replay.says("NO REPLAY"));
}

TEST_CASE(
    "dominoes are seen with the hand of the seat that moved, and the last tile beside the count") {
    Screened replay{needs_for(loaded_game("domino_spinner.parlor"))};
    replay.keys("Right");
    CHECK(replay.says("HAND 1 PAUSED"));
    replay.shows("replay-dominoes");
    Screened blocked{needs_for(loaded_game("domino_blocked.parlor"))};
    blocked.keys("End Left Left");
    CHECK(blocked.says("MOVE 39/41 HAND 1"));
    CHECK(blocked.says("NEXT DOWN"));
    blocked.keys("Right Right");
    CHECK(blocked.says("MOVE 40/41 HAND 2"));
    CHECK(blocked.says("A HAND IS DEALT."));
    Screened mack{needs_for(loaded_game("domino_against_mack.parlor"))};
    mack.keys("Right Right Right Right Right");
    CHECK(mack.says("THE LAST 2 MOVES ARE TAKEN BACK."));
}

TEST_CASE(
    "T-3.8: a game is followed as it is played elsewhere, from where it is until it is over") {
    Followed game{a_walk};
    Replayed follower{game.needs()};
    CHECK(follower.says("MOVE 8/8"));
    CHECK(follower.says("WAITING"));
    follower.passes(60'000);
    CHECK(follower.says("MOVE 8/8"));
    game.add("2 roll\n0 dice 1 2\n2 end\n");
    follower.passes(60'000);
    CHECK(follower.says("MOVE 10/10"));
    CHECK(follower.says("ROUND 3 WAITING"));
    follower.keys("Left Left");
    CHECK(follower.says("MOVE 8/10"));
    for (const char* const key : {"t", "v"}) {
        follower.keys(key);
        CHECK(follower.says("THE GAME IS STILL"));
        follower.keys("Space");
    }
    game.add("1 end-game\n2 agree\n");
    follower.passes(60'000);
    CHECK(follower.says("MOVE 12/12"));
    CHECK_FALSE(follower.app().next_tick());
    follower.keys("t");
    CHECK(follower.says("PLAY ON FROM HERE"));
}

TEST_CASE("T-3.8: a followed game grows while it is paused, and the next move is a key away") {
    Followed game{a_walk};
    Replayed follower{game.needs()};
    follower.keys("Space");
    CHECK(follower.says("MOVE 8/8 ROUND 2 PAUSED"));
    game.add("2 roll\n0 dice 1 2\n2 end\n");
    follower.passes(60'000);
    CHECK(follower.says("MOVE 8/10 ROUND 2 PAUSED"));
    follower.keys("Right Right");
    CHECK(follower.says("MOVE 10/10"));
    game.add("1 roll\n0 dice 1 2\n");
    follower.keys("Right");
    CHECK(follower.says("MOVE 11/11"));
}

TEST_CASE("T-3.8: a card that was read does not come again when a paused game grows") {
    Followed game{a_walk.substr(0, a_walk.find("2 end"))};
    Replayed follower{game.needs()};
    follower.keys("Space");
    CHECK(follower.says("PRESS ANY KEY"));
    follower.keys("Right");
    CHECK_FALSE(follower.says("PRESS ANY KEY"));
    game.add("2 end\n");
    follower.passes(60'000);
    CHECK(follower.says("MOVE 4/5"));
    CHECK_FALSE(follower.says("PRESS ANY KEY"));
}

TEST_CASE("a page opened during a replay stops it only until the page is closed") {
    for (const std::string page : {"p", "h"}) {
        Followed game{a_walk};
        Replayed follower{game.needs()};
        follower.keys(page);
        CHECK(follower.says("MOVE 8/8 ROUND 2 PAUSED"));
        game.add("2 roll\n0 dice 1 2\n2 end\n");
        follower.passes(60'000);
        CHECK(follower.says("MOVE 8/8 ROUND 2 PAUSED"));
        follower.keys("Esc");
        CHECK(follower.says("MOVE 8/8 ROUND 2 WAITING"));
        follower.passes(60'000);
        CHECK(follower.says("MOVE 10/10 ROUND 3 WAITING"));
        Replayed replay{a_walk};
        replay.keys("Space " + page + " Esc");
        CHECK(replay.says("PLAYING"));
        replay.keys("Space " + page + " Esc");
        CHECK(replay.says("PAUSED"));
    }
}

TEST_CASE("T-3.8: whoever follows a game is told when its file is damaged, gone, or shorter") {
    Followed game{a_walk};
    Replayed follower{game.needs()};
    game.add("1 juggle\n");
    follower.passes(60'000);
    CHECK(follower.says("THE GAME'S FILE"));
    CHECK(follower.says("JUGGLE"));
    follower.keys("Space");
    CHECK(follower.says("MOVE 8/8 ROUND 2 STOPPED"));
    game.text.clear();
    game.add("");
    follower.passes(60'000);
    CHECK(follower.says("SUCH FILE"));
    follower.keys("Space");
    CHECK(follower.says("MOVE 8/8 ROUND 2 STOPPED"));
    game.add(a_walk.substr(0, a_walk.find("2 roll")));
    follower.passes(60'000);
    CHECK(follower.says("MOVE 3/3 ROUND 1 WAITING"));
    CHECK(follower.says("BOB HAS THE DICE"));
}

TEST_CASE("U-3.7: V says why where a replay has no review") {
    const std::string text = text_of("moneyloopy_deals.parlor");
    Replayed replay{text};
    replay.keys("v");
    CHECK(replay.says("THIS GAME HAS"));
    CHECK(replay.says("NO REVIEW."));
    replay.keys("Space End v");
    CHECK(replay.says("NO REVIEW."));
    Followed game{text.substr(0, text.find("begin\n") + 6)};
    Replayed follower{game.needs()};
    follower.keys("v");
    CHECK(follower.says("THE GAME IS STILL"));
}

TEST_CASE("U-3.7: P says why while money is hidden in a game that is followed") {
    const std::string text = text_of("moneyloopy_deals.parlor");
    Followed game{text.substr(0, text.find("begin\n") + 6)};
    Replayed follower{game.needs()};
    follower.keys("p");
    CHECK(follower.says("MONEY IS HIDDEN"));
    follower.keys("Space");
    CHECK_FALSE(follower.says("MONEY IS HIDDEN"));
    CHECK(follower.says("WAITING"));
}

TEST_CASE("T-3.1: whoever follows a game sees who decides, and nobody's menu") {
    Followed game{a_walk.substr(0, a_walk.find("1 buy"))};
    Replayed follower{game.needs()};
    CHECK(follower.says("UNOWNED DEED"));
    CHECK(follower.says("ANN DECIDES"));
    CHECK_FALSE(follower.says("B - BUY"));
    game.add("1 pass\n2 bid 60\n");
    follower.passes(60'000);
    CHECK(follower.says("ANN BIDS"));
    CHECK(follower.says("BOB BIDS $60."));
    CHECK_FALSE(follower.says("AMT"));
    game.add("1 pass\n1 end\n");
    follower.passes(60'000);
    CHECK(follower.says("BOB'S TURN"));
    CHECK_FALSE(follower.says("MANAGE"));
}

TEST_CASE("T-3.1: whoever follows a game that has just begun sees no menu either") {
    const std::string text = text_of("moneyloopy_deals.parlor");
    Followed game{text.substr(0, text.find("begin\n") + 6)};
    Replayed follower{game.needs()};
    CHECK(follower.says("MOVE 0/0"));
    CHECK_FALSE(follower.says("MANAGE"));
    game.add("0 die 6\n0 die 2\n0 die 1\n");
    follower.passes(60'000);
    CHECK(follower.says("ANN'S TURN"));
    CHECK_FALSE(follower.says("MANAGE"));
    game.add("1 roll\n0 dice 1 2\n1 buy\n1 end\n");
    follower.passes(60'000);
    CHECK(follower.says("BOB'S TURN"));
    CHECK_FALSE(follower.says("MANAGE"));
}

TEST_CASE("T-3.8: whoever follows a game sees no hand before it is over") {
    Followed game{text_of("domino_blocked.parlor")};
    game.text.resize(game.text.find("\n1 play") + 1);
    Replayed follower{game.needs()};
    follower.shows("follow-dominoes");
}

TEST_CASE("the story of a game is in sentences") {
    for (const std::string name : {"mortgaged_trade",
                                   "last_player_wins",
                                   "moneyloopy_deals",
                                   "moneyloopy_to_bankruptcy",
                                   "hotel_without_houses",
                                   "claims_and_leavings",
                                   "domino_against_mack",
                                   "domino_blocked"}) {
        const auto loaded = loaded_game(name + ".parlor");
        INFO(loaded.complaint);
        REQUIRE(loaded.replay);
        check_golden_text("story-" + name, story_until(*loaded.replay, loaded.replay->size()));
    }
}
