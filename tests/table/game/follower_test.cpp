// A follower has the game as it was when each event was told, and stands where the session stands.
#include "table/game/follower.hpp"

#include "catch.hpp"
#include "toy_game.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::Pig;

namespace {

constexpr Seat ann{1}, bob{2};

void throw_die(Session<Pig>& session, Seat seat, int face) {
    REQUIRE_FALSE(session.play(seat, Pig::Roll{}));
    REQUIRE_FALSE(session.play(chance, Pig::Die{face}));
}

void hold(Session<Pig>& session, Seat seat) { REQUIRE_FALSE(session.play(seat, Pig::Hold{})); }

// The events, each with the pot and Ann's score at that moment.
std::vector<std::string> lines_of(const Session<Pig>& session,
                                  const std::vector<Follower<Pig>::Told>& told) {
    std::vector<std::string> lines;
    lines.reserve(told.size());
    for (const auto& [event, position] : told)
        lines.push_back(Pig::event_line(session.setup(), event) + ": pot " +
                        std::to_string(position.pot) + ", Ann " +
                        std::to_string(position.score[0]));
    return lines;
}

void check_it_stands_there(const Follower<Pig>& follower, const Session<Pig>& session) {
    CHECK(Pig::hash(follower.position()) == Pig::hash(session.position()));
}

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a follower hears what was told since it came, with the game at each event") {
    Session<Pig> session{{}, 1};
    throw_die(session, ann, 6);
    Follower<Pig> follower{session};
    CHECK(follower.follow(session).empty());
    throw_die(session, ann, 5);
    hold(session, ann);
    CHECK(lines_of(session, follower.follow(session)) ==
          Lines{"rolled seat=1 points=5: pot 11, Ann 0", "held seat=1 points=11: pot 0, Ann 11"});
    CHECK(follower.follow(session).empty());
    check_it_stands_there(follower, session);
}

TEST_CASE("a follower from the deal hears everything but the deal") {
    Session<Pig> session{{}, 1};
    throw_die(session, ann, 2);
    auto follower = Follower<Pig>::from_deal(session);
    CHECK(lines_of(session, follower.follow(session)) ==
          Lines{"rolled seat=1 points=2: pot 2, Ann 0"});
    check_it_stands_there(follower, session);
}

TEST_CASE("after a take-back a follower hears nothing, and then only the moves that follow") {
    Session<Pig> session{{}, 1};
    Follower<Pig> follower{session};
    throw_die(session, ann, 6);
    (void)follower.follow(session);
    throw_die(session, ann, 5);
    (void)follower.follow(session);
    REQUIRE(session.undo());
    CHECK(follower.follow(session).empty());
    check_it_stands_there(follower, session);
    throw_die(session, ann, 3);
    CHECK(lines_of(session, follower.follow(session)) ==
          Lines{"rolled seat=1 points=3: pot 9, Ann 0"});
}

TEST_CASE("a follower notices that a move was taken back and another was played") {
    Session<Pig> session{{}, 1};
    Follower<Pig> follower{session};
    throw_die(session, ann, 6);
    hold(session, ann);
    (void)follower.follow(session);
    REQUIRE(session.undo());
    throw_die(session, ann, 4);
    CHECK(follower.follow(session).empty());
    check_it_stands_there(follower, session);
}

TEST_CASE("a follower skips to the last move of a player") {
    Session<Pig> session{{}, 1};
    Follower<Pig> follower{session};
    throw_die(session, ann, 6);
    throw_die(session, ann, 5);
    CHECK(follower.skip_to_last_move(session));
    CHECK(follower.position().pot == 6);
    CHECK(lines_of(session, follower.follow(session)) ==
          Lines{"rolled seat=1 points=5: pot 11, Ann 0"});
    CHECK(follower.skip_to_last_move(session));
    check_it_stands_there(follower, session);
}

TEST_CASE("a follower sees what is set") {
    Session<Pig> session{{}, 1};
    Follower<Pig> follower{session};
    const std::vector<std::string> seven{"7"};
    REQUIRE_FALSE(session.rig("pot", seven));
    REQUIRE_FALSE(session.settle());
    throw_die(session, ann, 1);
    CHECK(lines_of(session, follower.follow(session)) ==
          Lines{"rolled seat=1 points=1: pot 0, Ann 0"});
    CHECK(session.decider() == bob);
    check_it_stands_there(follower, session);
}
