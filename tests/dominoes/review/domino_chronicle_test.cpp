// D-8.6: the course of a game: both scores as they changed.
#include "dominoes/review/chronicle.hpp"

#include "catch.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

using Scores = std::vector<Points>;

struct Course {
    Game game;
    Chronicle chronicle;

    Course() { add(0, 0, {}); }
    void add(int first, int second, std::vector<Event> told) {
        game.players[first_seat].score = {first};
        game.players[second_seat].score = {second};
        chronicle.add(game, told);
    }
};

}  // namespace

TEST_CASE("D-8.6: a score has a point when it changes, the other player's with it") {
    Course course;
    course.add(0, 0, {told::Passed{first_seat}});
    course.add(10, 0, {told::Counted{first_seat, {10}}});
    course.add(10, 5, {told::Counted{second_seat, {5}}});
    course.add(0, 0, {told::Redealt{first_seat}});
    CHECK(course.chronicle.scores[first_seat] == Scores{{0}, {10}, {10}, {0}});
    CHECK(course.chronicle.scores[second_seat] == Scores{{0}, {0}, {5}, {0}});
    CHECK(course.chronicle.hand_ends.empty());
    CHECK(course.chronicle.earned[first_seat].counts == no_points);
}

TEST_CASE("D-8.6: a hand that is over has a point, with points or without") {
    Course course;
    course.add(30, 0, {told::Counted{first_seat, {10}}, told::Dominoed{first_seat, {20}}});
    course.add(30, 0, {told::Blocked{nobody, {0}}});
    course.add(30, 150, {told::Counted{second_seat, {150}}, told::GameOver{second_seat}});
    CHECK(course.chronicle.hand_ends == std::vector{1, 2, 3});
    CHECK(course.chronicle.points() == 4);
    CHECK(course.chronicle.scores[second_seat] == Scores{{0}, {0}, {0}, {150}});
    CHECK(course.chronicle.earned[first_seat].dominoes == Points{20});
}
