#include "app/screened.hpp"

namespace parlor::tui {
namespace {

// A table of two where seat 1 begins, and tokens step.
struct Stepping : Screened {
    explicit Stepping(const Options& options = {}) : Screened{{.options = options}} { sit_down(2); }

    void throws(const std::string& dice) {
        play("1 roll");
        play("0 dice " + dice);
    }
    [[nodiscard]] bool moves() { return says("PLAYER MOVING"); }
    [[nodiscard]] std::optional<int> next() {
        (void)app().canvas();
        return app().next_tick();
    }
};

}  // namespace

TEST_CASE("U-3.5: stepping moves the token one square every 340 ms, and the view follows") {
    Stepping table;
    table.throws("3 5");
    table.shows("stepping-begins");
    CHECK(table.next() == 340);
    table.app().tick(339);
    CHECK(table.next() == 1);
    table.shows("stepping-begins");
    table.app().tick(1);
    table.shows("stepping-one");
    table.app().tick(340 * 6);
    table.shows("stepping-seven");
    table.app().tick(340);
    CHECK(table.moves());
    table.app().tick(340);
    CHECK_FALSE(table.moves());
    CHECK(table.says("UNOWNED DEED"));
    CHECK_FALSE(table.next());
}

TEST_CASE("U-3.5: any key jumps to the end, and does nothing else") {
    Stepping table;
    table.throws("3 5");
    table.app().tick(500);
    CHECK(table.moves());
    table.keys("p");
    CHECK(table.says("UNOWNED DEED"));
    CHECK(table.says("FOR SALE"));
}

TEST_CASE("U-3.5: any key jumps to the end of a walk; a card there is read before what it does") {
    Stepping table;
    table.set({"seat.1.square kings-cross-station", "deck.chance red"});
    table.throws("1 1");
    table.keys("Space");
    CHECK(table.says("ADVANCE"));
    CHECK_FALSE(table.moves());
    table.keys("Space");
    CHECK(table.moves());
    table.keys("Space");
    CHECK(table.says("UNOWNED DEED"));
}

TEST_CASE("U-3.5: where tokens jump, a card is read before what it does is seen, too") {
    Stepping table{{.movement = Options::Movement::Jumping}};
    table.set({"seat.1.square kings-cross-station", "deck.chance chairman"});
    table.throws("1 1");
    CHECK(table.says("CHANCE"));
}

TEST_CASE("U-3.5: who leaves Gaol has left it, and paid, before the first step") {
    Stepping table;
    table.set({"seat.1.square gaol", "seat.1.gaol 3"});
    table.throws("2 3");
    CHECK(table.moves());
    CHECK(table.says("P>PLAYER_1 $  1450"));
    CHECK_FALSE(table.says("PLAYER_1#"));

    Stepping other;
    other.set({"seat.1.square gaol", "seat.1.gaol 1"});
    CHECK(other.says("PLAYER_1#"));
    other.throws("3 3");
    CHECK(other.moves());
    CHECK(other.says("OUT OF GAOL"));
    CHECK_FALSE(other.says("#PLAYER_1"));
}

TEST_CASE("a trade is approved, and then each deed acquired") {
    Stepping table;
    table.set({"square.strand.owner 2", "square.mayfair.owner 1"});
    table.play("1 propose 2 give mayfair $100 for strand");
    table.keys("Space");
    table.play("2 accept");
    CHECK(table.says("APPROVED!"));
    CHECK(table.next() == 680);
    table.app().tick(680);
    CHECK(table.says("ACQUIRED"));
    CHECK(table.says("PLAYER_1 $  1400"));
    CHECK(table.says("PLAYER_2 $  1600"));
    table.keys("Space");
    CHECK(table.says("'S TURN"));
}

TEST_CASE("U-3.5: whoever passes GO is paid there") {
    Stepping table;
    table.set({"seat.1.square mayfair"});
    table.throws("2 3");
    CHECK(table.says("PLAYER_1 $  1500"));
    table.app().tick(340);
    CHECK(table.says("PLAYER_1 $  1700"));
    CHECK(table.says("SALARY"));
    CHECK(table.moves());
    table.app().tick(340 * 5);
    CHECK_FALSE(table.moves());
}

TEST_CASE("U-3.5: a card's walk begins when the card has been read, and back is no walk") {
    Stepping table;
    table.set({"seat.1.square kings-cross-station", "deck.chance red"});
    table.throws("1 1");
    table.app().tick(340 * 3);
    CHECK(table.says("CHANCE"));
    CHECK_FALSE(table.moves());
    table.keys("Space");
    CHECK(table.moves());
    table.app().tick(240 * 17);
    CHECK(table.moves());
    table.app().tick(240);
    CHECK(table.says("UNOWNED DEED"));

    Stepping other;
    other.set({"seat.1.square kings-cross-station", "deck.chance back-three"});
    other.throws("1 1");
    other.app().tick(340 * 3);
    CHECK(other.says("CHANCE"));
    other.keys("Space");
    CHECK_FALSE(other.moves());
    CHECK(other.says("TAX"));
}

TEST_CASE("U-3.8: an own card that moves the token continues by itself, after some time") {
    Stepping table;
    table.set({"seat.1.square kings-cross-station", "deck.chance red"});
    table.throws("1 1");
    table.app().tick(340 * 3);
    CHECK(table.says("ADVANCE"));
    CHECK(table.next() == 5000);
    table.app().tick(4999);
    CHECK(table.says("ADVANCE"));
    table.app().tick(1);
    CHECK(table.moves());
}

TEST_CASE("U-3.8: an own card with an amount waits until it has been read") {
    Stepping table;
    table.set({"seat.1.square kings-cross-station", "deck.chance dividend"});
    table.throws("1 1");
    table.app().tick(340 * 3);
    CHECK(table.says("CHANCE"));
    CHECK_FALSE(table.next());
    table.app().tick(100'000);
    CHECK(table.says("PRESS ANY KEY"));
}

TEST_CASE("U-3.5: a card's long walk takes no longer than one of twelve squares") {
    Stepping table;
    table.set({"seat.1.square kings-cross-station", "deck.chance go"});
    table.throws("1 1");
    table.app().tick(340 * 3);
    table.keys("Space");
    CHECK(table.next() == 12 * 340 / 33);
    table.app().tick(12 * 340 - 340);
    CHECK(table.moves());
    table.app().tick(340 + 12 * 340 / 33);
    CHECK_FALSE(table.moves());
    CHECK(table.says("SALARY"));
}

TEST_CASE("U-3.5: stepping and jumping cause the same events, and the same position") {
    std::vector<std::string> events;
    std::vector<std::uint64_t> states;
    for (const auto movement : {Options::Movement::Jumping, Options::Movement::Stepping}) {
        Stepping table{{.movement = movement}};
        events.push_back(table.place.table->take_news());
        table.keys("r");
        table.app().tick(400);
        while (not table.says("UNOWNED DEED")) table.keys("Space r");
        table.keys("b");
        events.back() = table.place.table->take_news();
        states.push_back(table.place.table->state());
    }
    CHECK(events[0] == events[1]);
    CHECK(states[0] == states[1]);
}

TEST_CASE("U-3.5: jumping moves at once, without any pause") {
    Stepping table{{.movement = Options::Movement::Jumping}};
    table.throws("3 5");
    CHECK(table.says("UNOWNED DEED"));
    CHECK_FALSE(table.next());
}

TEST_CASE("U-3.5: the next move finishes a walk at once") {
    Stepping table;
    table.throws("3 5");
    CHECK(table.moves());
    table.play("1 buy");
    CHECK(table.says("'S TURN"));
    table.play("1 end");
    table.play("2 roll");
    table.play("0 dice 1 2");
    table.app().tick(340 * 3);
    CHECK(table.moves());
    CHECK(table.says("L>PLAYER_2"));
    table.app().tick(340);
    CHECK_FALSE(table.moves());
}

TEST_CASE("deeds are sold and mortgaged one by one, at the pace of the options") {
    const auto owe = [](Stepping& table) {
        table.set({"square.mayfair.owner 2",
                   "square.park-lane.owner 2",
                   "square.mayfair.houses 3",
                   "square.park-lane.houses 3",
                   "seat.1.square bond-street",
                   "seat.1.money 1000",
                   "square.bow-street.owner 1",
                   "square.strand.owner 1",
                   "square.coventry-street.owner 1",
                   "square.regent-street.owner 1"});
        table.throws("2 3");
        table.keys("Space a");
    };
    Stepping table;
    owe(table);
    table.shows("game-updating");
    CHECK(table.next() == 680);
    table.app().tick(680);
    CHECK(table.says("GAME UPDATING"));
    table.keys("Space");
    CHECK(table.says("'S TURN"));
    Stepping slow{{.pace = Options::Pace::Slow}};
    owe(slow);
    CHECK(slow.next() == 1360);
    Stepping fast{{.pace = Options::Pace::Fast}};
    owe(fast);
    CHECK(fast.next() == 170);
}

TEST_CASE("U-3.1: the deeds at the start are dealt one by one, however tokens move") {
    for (const auto movement : {Options::Movement::Jumping, Options::Movement::Stepping}) {
        Screened table{{.terms = {.seed = 1}, .options = {.movement = movement}}};
        table.keys("a p p c c d d s r r Space");
        CHECK_FALSE(table.app().next_tick());
        CHECK(table.says("PLAYER_1 $  1500"));
        table.keys("b");
        CHECK(table.says("GAME UPDATING"));
        CHECK(table.says("BOUGHT"));
        CHECK(table.says("PLAYER_2 $  1500"));
        CHECK(table.app().next_tick() == 3200);
        table.app().tick(3200 * 2);
        CHECK_FALSE(table.says("PLAYER_2 $  1500"));
        CHECK(table.says("GAME UPDATING"));
        table.app().tick(3200 * 2);
        CHECK(table.says("'S TURN"));
        CHECK_FALSE(table.app().next_tick());
    }
}

TEST_CASE("U-3.5: where tokens jump, deeds that change hands take no time, those sold do") {
    Stepping table{{.movement = Options::Movement::Jumping}};
    table.set({"square.bow-street.owner 1", "square.strand.owner 1"});
    table.play("1 propose 2 give bow-street strand for $10");
    table.play("2 accept");
    CHECK_FALSE(table.next());
    table.set({"square.mayfair.owner 2",
               "square.park-lane.owner 2",
               "square.park-lane.houses 4",
               "square.mayfair.houses 4",
               "square.bow-street.owner 1",
               "square.strand.owner 1",
               "square.trafalgar-square.owner 1",
               "square.fleet-street.owner 1",
               "seat.1.square bond-street",
               "seat.1.money 1400"});
    table.throws("2 3");
    table.keys("Space a");
    CHECK(table.says("GAME UPDATING"));
    CHECK(table.next() == 680);
}

TEST_CASE("U-3.1, U-2.3: tokens jump as soon as the options at the table say so") {
    Stepping table;
    table.keys("o m x");
    CHECK(table.says("'S TURN"));
    table.throws("3 5");
    CHECK(table.says("UNOWNED DEED"));
}

}  // namespace parlor::tui
