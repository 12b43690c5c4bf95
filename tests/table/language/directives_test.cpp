#include "table/folder.hpp"
#include "table/language/expectation.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::toy;

namespace {

std::string complaint(const std::string& lines, int status) {
    const auto ran = play_pig(lines);
    CHECK(ran.status == status);
    return ran.complaints;
}

}  // namespace

TEST_CASE(".show prints the facts that begin with a prefix, or all") {
    CHECK(play_pig(".show seat.2\n").answers ==
          "began\nseat.2.name \"Bob B\"\nseat.2.score 0\nseat.2.spent 0\nseat.2.kind person\n");
    CHECK(play_pig(".show\n").answers ==
          "began\nseat.1.name Ann\nseat.1.score 0\nseat.1.spent 0\n"
          "seat.2.name \"Bob B\"\nseat.2.score 0\nseat.2.spent 0\n"
          "turn 1\npot 0\ndecision.seat 1\ndecision.kind turn\n"
          "seat.1.kind person\nseat.2.kind person\n");
    CHECK(play_pig(".show nothing\n").answers == "began\n");
    CHECK(complaint(".show a b\n", 2) == line_of_pig(1) + "write `.show [PREFIX]`\n");
}

TEST_CASE(".choices prints the moves that are open") {
    CHECK(play_pig(".choices\n").answers == "began\nroll\nhold\n");
}

TEST_CASE(".expect fails unless the fact has the value") {
    CHECK(complaint(".expect seat.2.name \"Bob B\"\n", 0).empty());
    CHECK(complaint(".expect pot 1\n", 1) == line_of_pig(1) + "pot is 0, not 1\n");
    CHECK(complaint(".expect pots 1\n", 1) == line_of_pig(1) + "there is no fact `pots`\n");
    CHECK(complaint(".expect pot\n", 2) == line_of_pig(1) + "write `.expect KEY VALUE`\n");
}

TEST_CASE(".event fails unless it was told since the last player's move began") {
    const std::string roll = "1 roll\n0 die 4\n";
    CHECK(complaint(roll + ".event rolled\n", 0).empty());
    CHECK(complaint(roll + ".event rolled seat=1\n", 0).empty());
    CHECK(complaint(roll + ".event rolled points=4 seat=1\n", 0).empty());
    CHECK(complaint(roll + ".event rolled points=5\n", 1) ==
          line_of_pig(3) + "there was no `rolled points=5`; there was rolled seat=1 points=4\n");
    CHECK(complaint(roll + "1 hold\n.event rolled\n", 1) ==
          line_of_pig(4) + "there was no `rolled`; there was held\n");
    CHECK(complaint(roll + ".event rolled face=4\n", 2) ==
          line_of_pig(3) + "`rolled` has no `face`\n");
    CHECK(complaint(roll + ".event rolled four\n", 2) ==
          line_of_pig(3) + "after the event come pairs key=value, not `four`\n");
    CHECK(complaint(".event\n", 2) == line_of_pig(1) + "the name of an event is missing\n");
    CHECK(complaint(".event began\n", 0).empty());
}

TEST_CASE(".no-event fails if it was told") {
    const std::string roll = "1 roll\n0 die 4\n";
    CHECK(complaint(roll + ".no-event held\n.no-event rolled points=5\n", 0).empty());
    CHECK(complaint(roll + ".no-event rolled points=4\n", 1) ==
          line_of_pig(3) + "there was such an event; there was rolled seat=1 points=4\n");
}

TEST_CASE("an event, or a key of one, that there never is, is a slip of the script") {
    const std::string none = line_of_pig(1) + "there is no event `juggled`\n";
    CHECK(complaint(".event juggled\n", 2) == none);
    CHECK(complaint(".no-event juggled\n", 2) == none);
    CHECK(complaint(".no-event held face=4\n", 2) == line_of_pig(1) + "`held` has no `face`\n");
    CHECK(complaint(".event held seat=1\n", 1) ==
          line_of_pig(1) + "there was no `held seat=1`; there was began\n");
}

TEST_CASE(".refuse fails unless the move is refused, and nothing changes") {
    CHECK(complaint(".refuse 2 roll\n.refuse 1 die 3\n.refuse 0 die 3\n", 0).empty());
    CHECK(complaint(".refuse 1 roll\n", 1) == line_of_pig(1) + "`1 roll` is not refused\n");
    CHECK(complaint(".refuse 1 rol\n", 2) ==
          line_of_pig(1) + "there is no move `rol`: roll, hold, die 1..6\n");
    const auto ran = run_text(pig_header + ".refuse 1 roll\n.expect turn 1\n.choices\n", true);
    CHECK(ran.answers == "began\nroll\nhold\n");
}

TEST_CASE("a move with whatever cannot be is refused; what is no move is a slip of the script") {
    CHECK(complaint(".refuse 0 die 7\n.refuse 1 die many\n.refuse die\n", 0).empty());
    CHECK(complaint(".refuse 99 roll\n.refuse 1 roll @soon\n.refuse 1 roll twice\n", 0).empty());
    CHECK(complaint("1 roll\n.refuse 0 die 7\n0 die 3\n.expect pot 3\n", 0).empty());
    CHECK(complaint(".refuse 99 rol\n", 2) == line_of_pig(1) + "there is no seat 99\n");
    CHECK(complaint(".refuse 1\n", 2) == line_of_pig(1) + "there is no move on the line\n");
    CHECK(complaint(".refuse\n", 2) == line_of_pig(1) + "there is no move on the line\n");
}

TEST_CASE("a verb that another game knows is refused, and one that none knows is a slip") {
    const auto opened = toy::open_pig({.game = table::WordAsked{.word = "pig"}, .seats = {{}, {}}});
    auto& game = *std::get<std::unique_ptr<table::GameTable>>(opened);
    const auto is_a_slip = [&](const char* words) {
        return table::expect_refusal(game, *table::split(words)).has_value();
    };
    CHECK(is_a_slip("1 castle e1"));
    game.learn_verbs([](std::string_view verb) { return verb == "castle"; });
    CHECK_FALSE(is_a_slip("1 castle e1"));
    CHECK_FALSE(is_a_slip("0 castle"));
    CHECK(is_a_slip("1 castles"));
    CHECK(game.play({.words = {"castle"}}).why == "`castle` is a move of another game");
    CHECK(game.anew()->knows_verb("castle"));
}

TEST_CASE(".set rigs a fact, and the position must be possible before the next other line") {
    CHECK(complaint(".set pot 9\n.expect pot 9\n", 0).empty());
    CHECK(complaint(".set seat.1.score 49\n.set pot 9\n.set seat.1.score 3\n1 roll\n", 0).empty());
    CHECK(complaint(".set seat.1.score 49\n.set pot 9\n\n1 roll\n", 1 + 1) ==
          line_of_pig(2) + "this cannot be: nobody has so many points\n");
    CHECK(complaint(".set pot 60\n", 2) ==
          line_of_pig(1) + "this cannot be: nobody has so many points\n");
    CHECK(complaint(".set pot many\n", 2) == line_of_pig(1) + "pot: points are 0 to 99\n");
    CHECK(complaint(".set pot\n", 2) == line_of_pig(1) + "write `.set KEY VALUE`\n");
    const auto ran = play_pig(".set pot 60\n.expect pot 0\n", true);
    CHECK(ran.complaints == line_of_pig(1) + "this cannot be: nobody has so many points\n");
}

TEST_CASE(".undo takes back moves of players, and chance comes out the same again") {
    CHECK(complaint("1 roll\n0 die 4\n1 roll\n0 die 5\n.undo\n.expect pot 4\n1 roll\n"
                    ".expect pot 9\n.undo 2\n.expect pot 0\n",
                    0)
              .empty());
    CHECK(complaint("1 roll\n0 die 4\n.undo\n1 roll\n0 die 6\n.expect pot 6\n", 0).empty());
    CHECK(complaint(".undo\n", 2) == line_of_pig(1) + "there is no move to take back\n");
    CHECK(complaint("1 roll\n.undo 2\n", 2) ==
          line_of_pig(2) + "more moves than can be taken back: there are 1\n");
    CHECK(complaint(".undo 0\n", 2) == line_of_pig(1) + "write `.undo [N]`, with N from 1\n");
    CHECK(complaint(".undo x\n", 2) == line_of_pig(1) + "write `.undo [N]`, with N from 1\n");
}

TEST_CASE(".quit stops, after the dealer has decided") {
    const auto ran = play_pig("1 roll\n.quit\n1 juggle\n");
    CHECK(ran.status == 0);
    CHECK(ran.answers.find("rolled seat=1") != std::string::npos);
}

TEST_CASE("what .save writes plays again to the same state, and then on as it would have") {
    const Folder folder;
    const std::string rest = "1 roll\n.show\n";
    const std::string moves = "1 roll @0\n0 die 4\n.set pot 9\n1 roll @1500\n0 die 3\n";
    const auto played = run_text(pig_header + moves + ".save saved\n" + rest,
                                 false,
                                 {},
                                 table::saving_into(disk::real_disk(), folder.path));
    const std::string saved = content(folder.path / "saved");
    CHECK(saved.starts_with("parlor 1\ngame pig\nseed 7\nseat 1 person \"Ann\"\n"));
    CHECK(saved.find("begin\n" + moves + "# state ") != std::string::npos);
    const auto again = run_text(saved + rest);
    CHECK(again.complaints.empty());
    CHECK(again.answers == played.answers);
}

TEST_CASE("a name that .save may not use is status 2, a file that cannot be written status 3") {
    const auto save = [](const std::string& words, const std::filesystem::path& folder) {
        return run_text(pig_header + ".save" + words + "\n",
                        false,
                        {},
                        table::saving_into(disk::real_disk(), folder));
    };
    const auto nowhere = save(" x", "/nowhere");
    CHECK(nowhere.complaints ==
          line_of_pig(1) + "x cannot be written: No such file or directory\n");
    CHECK(nowhere.status == 3);
    const auto absolute = save(" /dev/full", "");
    CHECK(absolute.complaints ==
          line_of_pig(1) + "nothing can be saved as `/dev/full`: a name cannot have a /\n");
    CHECK(absolute.status == 2);
    CHECK(save("", "").complaints == line_of_pig(1) + "write `.save NAME`\n");
    CHECK(save(" a b", "").complaints == line_of_pig(1) + "write `.save NAME`\n");
    CHECK(complaint(".save x\n", 2) == line_of_pig(1) + "nothing is saved while a file is read\n");
}

TEST_CASE("a state comment that does not agree names its line") {
    const auto ran = play_pig("1 roll\n0 die 4\n# state 0123456789abcdef\n1 roll\n");
    CHECK(ran.status == 2);
    CHECK(ran.complaints.starts_with(line_of_pig(3) + "the state here is "));
    CHECK(play_pig("# state of the nation\n# state\n# state 12\n").status == 0);
}
