#include "table/session.hpp"

#include "catch.hpp"
#include "toy_game.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::Pig;

namespace {

constexpr Seat ann{1}, bob{2};

std::string last_told(const Session<Pig>& session) {
    return Pig::event_line(session.setup(), session.told().back());
}

// Rolls as long as there is anybody to roll; each roll with what the dealer makes of it.
void roll(Session<Pig>& session, int times) {
    for (int i = 0; i < times; ++i) {
        REQUIRE_FALSE(session.play(*session.decider(), Pig::Roll{}));
        session.answer_chance();
    }
}

std::uint64_t hash(const Session<Pig>& session) { return Pig::hash(session.position()); }

}  // namespace

TEST_CASE("a refused move changes nothing and is not in the log") {
    Session<Pig> session{{}, 1};
    CHECK(session.play(bob, Pig::Roll{}) == "another seat has to decide");
    CHECK(session.log().empty());
    CHECK(session.told_count() == 1);  // it began
    CHECK(session.moves() == 0);
}

TEST_CASE("only chance makes chance's moves, and makes no others") {
    Session<Pig> session{{}, 1};
    CHECK(session.play(ann, Pig::Die{6}) == "only chance (seat 0) makes this move");
    CHECK_FALSE(session.play(ann, Pig::Roll{}));
    CHECK(session.play(chance, Pig::Hold{}) == "chance (seat 0) does not make this move");
    CHECK_FALSE(session.play(chance, Pig::Die{6}));
}

TEST_CASE("an attempt tells what would be refused and leaves everything as it was") {
    Session<Pig> session{{}, 1};
    const auto before = hash(session);
    CHECK(session.attempt(bob, Pig::Roll{}).refusal);
    CHECK_FALSE(session.attempt(bob, Pig::Roll{}).left_a_trace);
    CHECK_FALSE(session.attempt(ann, Pig::Roll{}).refusal);
    CHECK(hash(session) == before);
    CHECK(session.log().empty());
}

TEST_CASE("undo takes back the last player's move with chance's part in it") {
    Session<Pig> session{{}, 1};
    roll(session, 1);
    const auto before = hash(session);
    roll(session, 1);
    CHECK(session.log().size() == 4);
    CHECK(session.undo());
    CHECK(hash(session) == before);
    CHECK(session.log().size() == 2);
    CHECK(session.moves() == 1);
}

TEST_CASE("the game before a seat's last move is had without taking anything back") {
    Session<Pig> session{{}, 1};
    REQUIRE_FALSE(session.play(ann, Pig::Roll{}));
    REQUIRE_FALSE(session.play(chance, Pig::Die{4}));
    const auto before = hash(session);
    REQUIRE_FALSE(session.play(ann, Pig::Hold{}));
    REQUIRE_FALSE(session.play(bob, Pig::Roll{}));
    REQUIRE_FALSE(session.play(chance, Pig::Die{5}));
    const auto now = hash(session);
    const Session<Pig> earlier = session.before_last_move_of(ann);
    CHECK(hash(earlier) == before);
    CHECK(earlier.decider() == ann);
    CHECK(earlier.log().size() == 2);
    CHECK(earlier.moves() == 1);
    CHECK(hash(session) == now);
    CHECK(session.log().size() == 5);
}

TEST_CASE("undo of more moves than there are changes nothing") {
    Session<Pig> session{{}, 1};
    roll(session, 3);
    const auto before = hash(session);
    CHECK_FALSE(session.undo(4));
    CHECK_FALSE(session.undo(0));
    CHECK(hash(session) == before);
    CHECK(session.undo(3));
    CHECK(session.log().empty());
    CHECK_FALSE(session.undo());
}

TEST_CASE("chance that was drawn comes out the same again after an undo") {
    Session<Pig> session{{}, 1};
    roll(session, 40);
    const auto after = hash(session);
    CHECK(session.undo(40));
    roll(session, 40);
    CHECK(hash(session) == after);
}

TEST_CASE("chance that was written comes out the same again, unless another is written") {
    Session<Pig> session{{}, 1};
    const auto throws = [&](int face) {
        REQUIRE_FALSE(session.play(*session.decider(), Pig::Roll{}));
        REQUIRE_FALSE(session.play(chance, Pig::Die{face}));
    };
    for (const int face : {6, 5, 4, 3}) throws(face);
    CHECK(session.undo(4));
    roll(session, 2);
    CHECK(session.position().pot == 11);
    throws(2);
    roll(session, 1);
    CHECK(session.position().pot == 16);
}

TEST_CASE("chance answers what was foreseen, and then draws") {
    Session<Pig> session{{}, 1};
    session.foresee({Pig::Die{6}, Pig::Die{5}});
    roll(session, 2);
    CHECK(session.position().pot == 11);
    CHECK(session.undo(2));
    roll(session, 2);
    CHECK(session.position().pot == 11);
    roll(session, 1);
    CHECK(session.moves() == 3);
}

TEST_CASE("a game goes on after loading as it would have without") {
    Session<Pig> whole{{}, 99}, loaded{{}, 99};
    roll(whole, 20);
    for (const auto& entry : whole.log())
        REQUIRE_FALSE(loaded.play(entry.mover, std::get<Pig::Action>(entry.what)));
    CHECK(hash(loaded) == hash(whole));
    roll(whole, 20);
    roll(loaded, 20);
    CHECK(hash(loaded) == hash(whole));
}

TEST_CASE("what is told lasts from the beginning of the last player's move") {
    Session<Pig> session{{}, 1};
    CHECK(session.told().size() == 1);
    REQUIRE_FALSE(session.play(ann, Pig::Roll{}));
    CHECK(session.told().empty());
    REQUIRE_FALSE(session.play(chance, Pig::Die{4}));
    CHECK(last_told(session) == "rolled seat=1 points=4");
    REQUIRE_FALSE(session.play(ann, Pig::Hold{}));
    CHECK(last_told(session) == "held seat=1 points=4");
    CHECK(session.undo());
    CHECK(last_told(session) == "rolled seat=1 points=4");
    CHECK(session.told().size() == 1);
}

TEST_CASE("who follows the game hears everything once, over undo and thousands of moves") {
    Session<Pig> session{{}, 1};
    std::uint64_t heard = 0, seen = 0;
    const auto listen = [&] {
        heard += session.told_since(seen).size();
        seen = session.told_count();
    };
    for (int i = 0; i < 2'000; ++i) {
        roll(session, 1);
        listen();
    }
    CHECK(heard == 2'001);
    CHECK(session.undo(1'500));
    listen();
    CHECK(heard == 2'001);
    roll(session, 1);
    listen();
    CHECK(heard == 2'002);
}

TEST_CASE("every fiftieth move of a player keeps the state it led to") {
    Session<Pig> session{{}, 1};
    roll(session, 120);
    int kept = 0, moves = 0;
    for (const auto& entry : session.log()) {
        if (entry.mover != chance) ++moves;
        if (not entry.state) continue;
        ++kept;
        CHECK(moves % 50 == 0);
    }
    CHECK(kept == 2);
}

TEST_CASE("riggings may contradict each other on the way, but not at the end") {
    Session<Pig> session{{}, 1};
    roll(session, 1);
    const auto before = hash(session);
    const auto log_before = session.log().size();
    const std::vector<std::string> forty{"40"}, none{"0"};
    CHECK_FALSE(session.rig("seat.1.score", forty));
    CHECK_FALSE(session.rig("pot", forty));
    CHECK(session.settle() == "nobody has so many points");
    CHECK(hash(session) == before);
    CHECK(session.log().size() == log_before);

    CHECK_FALSE(session.rig("seat.1.score", forty));
    CHECK_FALSE(session.rig("pot", forty));
    CHECK_FALSE(session.rig("seat.1.score", none));
    CHECK_FALSE(session.settle());
    CHECK(session.position().pot == 40);
    CHECK(session.log().size() == log_before + 3);
}

TEST_CASE("undo takes back what was rigged after the move, and keeps what was before") {
    Session<Pig> session{{}, 1};
    const std::vector<std::string> nine{"9"}, eight{"8"};
    CHECK_FALSE(session.rig("seat.1.score", nine));
    CHECK_FALSE(session.settle());
    roll(session, 1);
    CHECK_FALSE(session.rig("seat.1.score", eight));
    CHECK_FALSE(session.settle());
    CHECK(session.undo());
    CHECK(session.position().score[0] == 9);
    CHECK(session.log().size() == 1);
}
