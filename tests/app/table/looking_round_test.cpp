// M-5.2: what a player can look at during the game, whatever the decision.
#include "app/screened.hpp"

namespace parlor::tui {
namespace {

struct Looking : Screened {
    explicit Looking(const std::string& mode) {
        take_up("parlor 1\ngame " + mode +
                "\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nseat 3 person Cid\n"
                "begin\n0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n");
    }

    void looks_round() {
        INFO(fact("decision.kind"));
        const auto state = place.table->state();
        for (const char* const money : {"ANN", "BOB", "CID"}) CHECK(says(money));
        keys("v");
        CHECK(says("SYYUY"));
        keys("Space =");
        CHECK(says("DEEDS OF"));
        keys("Esc");
        keys("Ctrl-P");
        CHECK(says("GAME PAUSED"));
        keys("c");
        CHECK(place.table->state() == state);
    }
};

}  // namespace

TEST_CASE("M-5.2: the board, every deed and the pause menu are open in every decision") {
    Looking table{GENERATE("city", "blitz", "reverse")};
    table.set({"square.mayfair.owner 2", "square.park-lane.owner 2", "square.strand.owner 1"});
    table.looks_round();  // before the roll
    table.play("1 propose 2 give $1 for nothing");
    table.app().tick(0);
    table.keys("Space");  // the proposer is called
    table.looks_round();  // a trade to be answered
    table.play("2 decline");
    table.play("1 end-game");
    table.app().tick(0);
    table.looks_round();  // a vote
    table.play("2 refuse");
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.app().tick(0);
    table.looks_round();  // a deed for sale
    table.play("1 pass");
    table.app().tick(0);
    table.looks_round();  // the end of the turn
    table.play("1 end");
    table.set({"seat.2.square gaol", "seat.2.gaol 1"});
    table.app().tick(0);
    table.looks_round();  // in Gaol
    table.play("2 roll");
    table.play("0 dice 1 2");
    table.play("2 end");
    table.set({"square.bond-street.owner 3", "seat.3.money 20", "seat.3.square chance-3"});
    table.play("3 roll");
    table.play("0 dice 1 2");
    table.app().tick(0);
    REQUIRE(table.fact("decision.kind") == "debt");
    table.looks_round();
}

}  // namespace parlor::tui
