// What a viewer may see of Moneyloopy.
#include "catch.hpp"
#include "numbers.hpp"
#include "rules/moneyloopy/play.hpp"
#include "rules/moneyloopy/random_move.hpp"
#include "rules/moneyloopy/view.hpp"
#include "table.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

// The same position, except for the money that the viewer may not see.
Game with_other_purses(Game game, Seat viewer) {
    for (int seat = 1; seat <= game.seats; ++seat) {
        Money& money = game.money[Seat(seat)];
        if (not money_seen(game, viewer, Seat(seat))) money += Money{100 + seat};
    }
    return game;
}

}  // namespace

TEST_CASE("L-1.5: two positions that differ only in hidden money look the same") {
    const auto setup = sitting({"Ann", "Bob", "Cid", "Dot"});
    Numbers numbers{7};
    Game game = deal(*setup.edition, setup.rules, 4);
    int compared = 0;
    for (; game.over == OverHow::NotOver and compared < 4000; compared += 5) {
        for (int seat = 0; seat <= 4; ++seat) {
            const Game other = with_other_purses(game, Seat(seat));
            REQUIRE(view_for(setup, other, Seat(seat)) == view_for(setup, game, Seat(seat)));
        }
        REQUIRE_FALSE(play(game, random_move(game, Draw{numbers}), Tell{}));
    }
    CHECK(compared > 1000);
}

TEST_CASE("L-1.5: only who decides sees their choices, for these tell of their money") {
    Table table{"Ann", "Bob"};
    CHECK(view_for(table.setup, table.game, Seat{1}).choices.roll);
    CHECK(view_for(table.setup, table.game, Seat{2}).choices == Choices{});
    CHECK(view_for(table.setup, table.game, bank).choices == Choices{});
}

TEST_CASE("a view holds what lies open: who owns what, what is demanded, and deals in force") {
    Table table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 2", ".set square.park-place.owner 2"});
    table.plays({".set square.boardwalk.houses 5", ".set seat.1.square short-line"});
    table.plays({"1 deal 2 give $10; their-rent 50 on all", "2 accept", "1 roll", "0 dice 1 3"});
    const View view = view_for(table.setup, table.game, Seat{1});
    CHECK(view.squares[Square{39}] ==
          SquareView{.owner = Seat{2}, .houses = 5, .whole_group = true, .rent = 2000_cash});
    CHECK(view.squares[Square{37}].rent == 70_cash);
    CHECK(view.demanded == Debt{Seat{1}, Seat{2}, 2000_cash, Why::Rent});
    CHECK(view.seat(Seat{2}).hotels == 1);
    CHECK(view.seat(Seat{2}).equity == 800_cash);
    CHECK(view.seat(Seat{1}).wealth == 990_cash);
    CHECK_FALSE(view.seat(Seat{2}).wealth);
    CHECK(view.deals.size() == 1);
    CHECK(view.terms.size() == 1);
    CHECK(sentence_for(view, moneyloopy::told::Passed{Seat{2}}).who == "Bob");
}
