#include "table/game/sitting.hpp"

#include "table/folder.hpp"
#include "table/game/replay.hpp"
#include "table/journal/journal.hpp"
#include "table/journal/unfinished_game.hpp"
#include "table/pig_script.hpp"
#include "table/played_in.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::Pig;
using toy::pig_header;
using toy::play_pig;

namespace {

constexpr Seat ann{1}, bob{2};

std::string kinds(const Session<Pig>& session) {
    std::string kinds;
    for (const Seat seat : {ann, bob})
        kinds += " " + seat_kind(Pig::computer_level(session.setup(), session.position(), seat));
    return kinds.substr(1);
}

void hold(Session<Pig>& session) { REQUIRE_FALSE(session.play(*session.decider(), Pig::Hold{})); }

void sit(Session<Pig>& session, Seat seat, std::optional<int> level) {
    REQUIRE_FALSE(session.sit(seat, level));
}

std::string refusal(const std::string& lines) {
    const auto ran = play_pig(lines);
    CHECK(ran.status == 2);
    return ran.complaints;
}

}  // namespace

TEST_CASE("T-5.1: a seat changes hands by a line, an event and a fact tell of it") {
    const auto ran = play_pig(
        "0 sit 2 cpu:0\n.event sat seat=2 kind=cpu:0\n.expect seat.2.kind cpu:0\n"
        "1 hold\n.expect turn 1\nsit 2 person\n.expect seat.2.kind person\n"
        ".expect seat.1.kind person\n1 hold\n.expect turn 2\n");
    CHECK(ran.complaints.empty());
    CHECK(ran.answers ==
          "began\nsat seat=2 kind=cpu:0\nheld seat=1 points=0\nheld seat=2 points=0\n"
          "sat seat=2 kind=person\nheld seat=1 points=0\n");
}

TEST_CASE("T-5.1: a replay tells that a seat has changed hands with the move before it") {
    const auto loaded =
        load_replay(pig_header + "1 hold\n0 sit 2 cpu:1\n2 hold\n0 sit 2 person\n1 hold\n",
                    "test",
                    toy::open_pig);
    REQUIRE(loaded.status == Status::Fine);
    Replay& replay = *loaded.replay;
    CHECK(story_until(replay, replay.size()) ==
          "0. Pig begins.\n"
          "1. Ann held 0. Bob B is played by a computer of level 1 from now on.\n"
          "2. Bob B held 0 and is played by a person from now on.\n"
          "3. Ann held 0.\n");
    replay.go_to(1);
    CHECK(replay.table().deciding_level() == 1);
    replay.go_to(0);
    CHECK(replay.table().facts().back() == Fact{"seat.2.kind", "person"});
}

TEST_CASE("T-5.1: the header has the seats as they were entered, whoever sits there now") {
    TextTable<Pig> table{{}, 5};
    const std::string header = table.header();
    REQUIRE_FALSE(table.session().sit(ann, 1));
    CHECK(table.header() == header);
    CHECK(table.entry_text(0) == "0 sit 1 cpu:1\n");
    CHECK(table.anew()->facts().back() == Fact{"seat.2.kind", "person"});
}

TEST_CASE("T-5.4: a seat changes hands at once, also while chance or a computer has to decide") {
    const auto at_chance = play_pig("1 roll\n0 sit 1 cpu:0\n0 die 3\n.expect pot 0\n");
    CHECK(at_chance.complaints.empty());
    CHECK(at_chance.answers ==
          "began\nsat seat=1 kind=cpu:0\nrolled seat=1 points=3\nheld seat=1 points=3\n");
    const auto at_computer = play_pig("0 sit 1 cpu:0\n0 sit 1 person\n.expect turn 1\n");
    CHECK(at_computer.complaints.empty());
}

TEST_CASE("T-5.4: it is not an act of chance, not a move, and takes no time") {
    Session<Pig> session{{}, 3}, other{{}, 3};
    sit(session, bob, 0);
    sit(session, bob, 1);
    const auto position = Pig::hash(session.position());
    CHECK(position == Pig::hash(other.position()));
    CHECK(session.moves() == 0);
    CHECK(session.moves_of_people() == 0);
    for (Session<Pig>* const each : {&session, &other}) {
        REQUIRE_FALSE(each->play(ann, Pig::Roll{}));
        each->answer_chance();
    }
    CHECK(Pig::hash(session.position()) == Pig::hash(other.position()));
    CHECK(session.known_acts().empty());
}

TEST_CASE("T-5.4: what a decision has taken so far stays, and states come after as many moves") {
    Session<Pig> session{{}, 3};
    for (int move = 1; move < moves_between_states; ++move) {
        hold(session);
        sit(session, bob, move % 2 == 0 ? std::optional<int>{} : 0);
        CHECK_FALSE(session.log().back().state);
    }
    hold(session);
    CHECK(session.log().back().state);
}

TEST_CASE(
    "T-5.4: refused is who sits there, a seat that is none, anybody but seat 0, and the end") {
    CHECK(refusal("0 sit 1 person\n") ==
          "test:7: sit 1 person: a person plays seat 1 already (T-5.4)\n");
    CHECK(refusal("0 sit 3 person\n") == "test:7: sit 3 person: there is no seat 3 (T-5.4)\n");
    CHECK(refusal("0 sit 0 person\n") == "test:7: sit 0 person: there is no seat 0 (T-5.4)\n");
    CHECK(refusal("0 sit 1 cpu:2\n") ==
          "test:7: sit 1 cpu:2: there is no level 2 in this version; there is 0 and 1\n");
    CHECK(refusal("1 sit 1 cpu:1\n") == "test:7: only seat 0 says who plays a seat (T-5.4)\n");
    const std::string usage =
        "test:7: write `0 sit SEAT person` or `0 sit SEAT cpu:L`, with L from 0 to 2\n";
    for (const std::string wrong : {"0 sit",
                                    "0 sit 1",
                                    "0 sit Ann person",
                                    "0 sit 1 nobody",
                                    "0 sit 1 cpu:1 now",
                                    "0 sit 1 cpu:1 @5"})
        CHECK(refusal(wrong + "\n") == usage);
    CHECK(refusal(".set seat.1.score 20\n1 hold\n0 sit 1 cpu:1\n") ==
          "test:9: sit 1 cpu:1: the game is over (T-5.4)\n");
    CHECK(
        play_pig(".refuse 0 sit 1 person\n.refuse 2 sit 1 cpu:0\n.refuse 0 sit 9 cpu:0\n").status ==
        0);
    CHECK(play_pig(".refuse 0 sit 1 cpu:0\n").status == 1);
}

TEST_CASE("T-5.4: also a program that plays live lets seats change hands") {
    const auto ran = toy::run_live(pig_header + "0 sit 2 cpu:0\n1 hold\n0 die 3\n");
    CHECK(ran.answers ==
          "began\nasked seat=1 kind=turn\nsat seat=2 kind=cpu:0\nasked seat=1 kind=turn\n"
          "held seat=1 points=0\nheld seat=2 points=0\nasked seat=1 kind=turn\n"
          "asked seat=1 kind=turn\n");
}

TEST_CASE("T-5.5: taking back keeps who sits where, in order, after what is left") {
    Session<Pig> session{{}, 3};
    hold(session);
    sit(session, ann, 0);
    hold(session);
    sit(session, ann, std::nullopt);
    hold(session);
    sit(session, bob, 1);
    CHECK(session.undo(2));
    CHECK(kinds(session) == "person cpu:1");
    REQUIRE(session.log().size() == 4);
    CHECK(std::get<Sat>(session.log()[1].what).level == 0);
    CHECK_FALSE(std::get<Sat>(session.log()[2].what).level);
    CHECK(session.decider() == bob);
    session.return_to(2);
    CHECK(kinds(session) == "cpu:0 person");
    session.return_to(0);
    CHECK(kinds(session) == "person person");
}

TEST_CASE("T-5.5: a move counts for who made it, whoever sits there now") {
    Session<Pig> session{{}, 3};
    hold(session);
    hold(session);
    sit(session, ann, 0);
    hold(session);
    sit(session, ann, std::nullopt);
    CHECK(session.moves_of_people() == 2);
    CHECK(session.undo());
    CHECK(session.moves() == 1);  // Ann's own
    CHECK(session.decider() == bob);
    CHECK(kinds(session) == "person person");
}

TEST_CASE("T-5.5: `.undo` takes back what a person did, and keeps who sits where") {
    const auto kept = [](const std::string& lines) {
        LineReader reader{pig_header + lines};
        Output complaints;
        return played_in(*load_script(reader, "test", toy::open_pig, complaints).table);
    };
    CHECK(kept("1 hold @5\n0 sit 1 cpu:0\n2 hold @7\n.undo\n") ==
          kept("1 hold @5\n0 sit 1 cpu:0\n"));
}

TEST_CASE("T-5.5: a journal with takings back leads to the same seats and the same game") {
    const Folder folder;
    Journal journal{disk::real_disk(), folder.path, "now"};
    TextTable<Pig> table{{}, 5};
    const auto sits = [&](int seat, const std::string& kind) {
        return table.play({chance, {"sit", std::to_string(seat), kind}});
    };
    for (int i = 0; i < 200; ++i) {
        REQUIRE(table.play({table.decider(), {i % 3 == 0 ? "hold" : "roll"}}).kind ==
                Verdict::Kind::Played);
        table.answer_chance();
        if (i % 5 == 1) (void)sits(1 + i % 2, i % 4 == 0 ? "cpu:1" : "person");
        if (i % 7 == 3) (void)table.undo(1 + i % 3);
        if (i % 11 == 4) (void)sits(1, "cpu:0");
        if (i % 13 == 6) (void)table.undo(1);
        if (i % 4 != 2) REQUIRE_FALSE(journal.follow(table, 0));
        const auto game = game_in(sealed_part(content(journal.path())), "journal", toy::open_pig);
        REQUIRE(game);
        if (i % 4 != 2) REQUIRE(played_in(*game->table) == played_in(table));
        if (i % 4 != 2) REQUIRE(game->table->facts() == table.facts());
        if (not table.decider()) break;
    }
}
