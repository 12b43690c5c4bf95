#include "table/game/session.hpp"

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

// Rolls while somebody has to roll; the dealer answers each roll.
void roll(Session<Pig>& session, int times) {
    for (int i = 0; i < times; ++i) {
        REQUIRE_FALSE(session.play(*session.decider(), Pig::Roll{}));
        session.answer_chance();
    }
}

void set_pot(Session<Pig>& session, int times) {
    const std::vector<std::string> five{"5"};
    for (int i = 0; i < times; ++i) REQUIRE_FALSE(session.rig("pot", five));
    REQUIRE_FALSE(session.settle());
}

// The same log, played from the start.
Session<Pig> replayed(const Session<Pig>& session) {
    Session<Pig> again{session.setup(), session.seed()};
    for (const auto& entry : session.log())
        REQUIRE_FALSE(again.play(entry.mover, std::get<Pig::Action>(entry.what)));
    return again;
}

std::vector<std::string> told_in(const Session<Pig>& session) {
    std::vector<std::string> lines;
    for (const auto& event : session.told())
        lines.push_back(Pig::event_line(session.setup(), event));
    return lines;
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

TEST_CASE("who is behind when moves are taken back hears what is left of them once") {
    Session<Pig> session{{}, 1};
    roll(session, 1);
    const std::uint64_t seen = session.told_count();
    roll(session, 2);
    const std::size_t entries = session.log().size();
    SECTION("by an undo") {
        REQUIRE(session.undo());
        CHECK(session.told_since(seen).size() == 1);
    }
    SECTION("by going back") {
        roll(session, 1);
        session.return_to(entries);
        CHECK(session.told_since(seen).size() == 2);
    }
}

TEST_CASE("an undo can be taken back, with all that has followed it") {
    Session<Pig> session{{}, 1};
    roll(session, 4);
    const auto before = hash(session);
    const auto last = session.log().back().serial;
    REQUIRE(session.undo(2));
    roll(session, 1);
    session.redo();
    CHECK(hash(session) == before);
    CHECK(session.log().back().serial == last);
    CHECK(session.moves_of_people() == 4);
    CHECK(session.undo());
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

TEST_CASE("what is played and taken back over and over costs no replay, however long the log") {
    Session<Pig> session{{}, 1};
    set_pot(session, 40'000);
    for (int i = 0; i < 20'000; ++i) {
        roll(session, 1);
        REQUIRE(session.undo());
    }
    CHECK(session.work() == 40'000 + 2 * 20'000);
}

TEST_CASE("taking a long game back move by move costs a few moves each") {
    constexpr int moves = 20'000;
    Session<Pig> session{{}, 1};
    roll(session, moves);
    const std::uint64_t before = session.work();
    while (session.moves_of_people() > 0) REQUIRE(session.undo());
    CHECK(session.work() - before < std::uint64_t{40} * moves);
    CHECK(session.log().empty());
}

TEST_CASE("taking much back, many times, costs about as much as was played") {
    constexpr int times = 100, moves = 1'000;
    Session<Pig> session{{}, 1};
    for (int i = 0; i < times; ++i) {
        roll(session, moves);
        REQUIRE(session.undo(moves - 1));
    }
    CHECK(session.work() < std::uint64_t{4} * times * moves);
}

TEST_CASE("whatever is taken back and played again, the game is as if it had not been") {
    Session<Pig> session{{}, 1};
    Act act{7};
    for (int i = 0; i < 300; ++i) {
        roll(session, act(40));
        if (const int most = session.moves_of_people(); most > 0) {
            REQUIRE(session.undo(act(std::min(most, 60)) + 1));
            CHECK(session.moves_of_people() < most);
        }
        const Session<Pig> again = replayed(session);
        REQUIRE(hash(again) == hash(session));
        REQUIRE(again.moves() == session.moves());
        REQUIRE(again.moves_of_people() == session.moves_of_people());
        REQUIRE(told_in(again) == told_in(session));
    }
}

TEST_CASE("a game that goes back to an earlier entry is as if nothing had followed") {
    Session<Pig> session{{}, 1};
    roll(session, 3);
    REQUIRE_FALSE(session.play(*session.decider(), Pig::Roll{}));
    const auto before = hash(session);
    REQUIRE_FALSE(session.play(chance, Pig::Die{6}));
    session.return_to(7);
    CHECK(hash(session) == before);
    CHECK(session.moves_of_people() == 4);
    CHECK(session.known_acts().empty());
}

TEST_CASE("however long a game was, no take-back replays more than a short part of it at once") {
    constexpr std::uint64_t most = 49'152;
    Session<Pig> session{{}, 1};
    roll(session, 100'000);
    set_pot(session, 100'000);
    Act act{7};
    while (session.moves_of_people() > 0) {
        const std::uint64_t before = session.work();
        REQUIRE(session.undo(act(std::min(session.moves_of_people(), 30'000)) + 1));
        REQUIRE(session.work() - before <= most);
    }
}
