// D-7.2, as far as the view ensures it: a view lacks whatever a seat cannot know.
#include "dominoes/view.hpp"

#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

Table in_play(std::string_view other_hand, std::string_view boneyard) {
    Table table = table_with({{"34 36 11", other_hand}, boneyard});
    return table.plays({"1 play 34", "2 draw", "2 draw"});
}

}  // namespace

TEST_CASE("D-7.2: a view has the own hand, the layout and numbers of tiles, and what was seen") {
    const Table table = in_play("12 22", "01 45 55 66");
    const View view = view_for(table.game, first_seat);
    CHECK(view.hand == table.game.players[first_seat].hand);
    CHECK(view.other_count == 4);
    CHECK(view.boneyard_count == 2);
    CHECK(view.layout == table.game.layout);
    CHECK(view.history.size() == 3);
    CHECK(view.history[1] == Noted{second_seat, Doing::Drew, {}, {}});
    CHECK(view.decider == second_seat);
    CHECK_FALSE(view.winner);
}

TEST_CASE("D-7.2: what the other could play is not in a view, what the seat itself can is") {
    const Table table = in_play("12 22", "01 45 55 66");
    CHECK(view_for(table.game, first_seat).choices.plays.empty());
    CHECK_FALSE(view_for(table.game, first_seat).choices.draw);
    CHECK(view_for(table.game, second_seat).choices.plays.size() == 1);
}

TEST_CASE("D-7.2: every play and pass of the hand has been seen, and the next deal forgets it") {
    Table table = table_with({{"34 44 11", "66 55 22"}});
    table.plays({"1 play 34", "2 pass"});
    const History history = view_for(table.game, second_seat).history;
    REQUIRE(history.size() == 2);
    CHECK(history[0] == Noted{first_seat, Doing::Played, {Suit{3}, Suit{4}}, {}});
    CHECK(history[1] == Noted{second_seat, Doing::Passed, {}, {}});
    table.plays({"1 play 44"});
    CHECK(table.told_any("blocked"));
    table.plays({"0 tiles"});
    CHECK(view_for(table.game, second_seat).history.empty());
}
