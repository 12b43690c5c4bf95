// Trades, from the first page to the deeds that change hands.
#include "app/table/at_table.hpp"

namespace parlor::tui {

TEST_CASE("U-3.8: a trade is put together, proposed, confirmed and answered") {
    AtFurnishedTable table{3};
    table.keys("t");
    table.shows("trade-start");
    table.keys("w");
    CHECK(table.says("FIRST CHOOSE"));
    table.keys("p");
    table.shows("trade-partner");
    table.keys("3 w");
    table.shows("trade-selector");
    table.keys("s u");
    table.shows("trade-wanted");
    check_golden_in_mono("trade-wanted-mono", table.app().canvas());
    table.keys("a o");
    table.shows("trade-offering");
    table.keys("i a");
    table.shows("trade-ready");
    table.keys("c");
    table.shows("trade-confirm");
    table.keys("y");
    table.shows("trade-proposed");
    CHECK(table.says("PLAYER_1 OFFERS"));
    table.keys("Space");
    table.shows("trade-approval");
    table.keys("w");
    table.shows("trade-approval-wanted");
    table.keys("a o");
    table.shows("trade-approval-offering");
    table.keys("a .");
    table.shows("trade-approval-page-2");
    table.keys("c");
    table.shows("trade-approval-confirm");
    table.keys("y");
    CHECK(table.says("ACQUIRED"));
}

TEST_CASE("U-5.2: the selector's cursor goes over what the side can trade, and over nothing else") {
    AtTable table{2,
                  {"square.mayfair.owner 2",
                   "square.strand.owner 2",
                   "square.old-kent-road.owner 2",
                   "square.whitechapel-road.owner 2",
                   "square.whitechapel-road.houses 1",
                   "square.fleet-street.owner 1",
                   "seat.2.free-cards chance"}};
    table.keys("t w");
    for (const char* const name : {"STRAND", "MAYFAIR", "GET OUT OF GAOL", "STRAND"}) {
        INFO(name);
        CHECK(table.says(name));
        table.keys("f");
    }
    table.keys("b b");
    CHECK(table.says("GET OUT OF GAOL"));
}

TEST_CASE("U-5.2: the selector says the price, and how many of the group each of the two has") {
    AtTable table{3,
                  {"square.strand.owner 2",
                   "square.fleet-street.owner 2",
                   "square.trafalgar-square.owner 1",
                   "square.mayfair.owner 3"}};
    table.keys("t p 2 w");
    CHECK(table.says("WANTED: PLAYER_2"));
    CHECK(table.says("PRICE $ 220"));
    CHECK(table.says("GROUP OF 3: YOU 1, PLAYER_2 2"));
    table.keys("d p 3 o");
    CHECK(table.says("GROUP OF 3: YOU 1, PLAYER_3 0"));
}

TEST_CASE(
    "U-1.6: the cursor stands on the selector's button once it is chosen, else on the square") {
    AtTable table{2, {"square.mayfair.owner 2", "square.strand.owner 2"}};
    table.keys("t w");
    const At square = table.app().canvas().cursor();
    table.keys("Right");
    const At next = table.app().canvas().cursor();
    CHECK_FALSE(next == square);
    table.keys("Down Down");
    CHECK(table.app().canvas().cursor() == At{15, 28});  // SELECT
    table.keys("Left");
    CHECK(table.app().canvas().cursor() == square);
    table.keys("u");
    CHECK(table.app().canvas().cursor() == At{7, 8});
}

TEST_CASE("U-3.7: what the selector refuses is said below its frame") {
    AtTable table{2};
    table.keys("t w");
    const std::string edge = table.row(21);
    const auto refuses = [&](const std::string& keys, const std::string& words) {
        INFO(keys << ": " << words);
        table.keys(keys);
        CHECK(table.says(words));
        CHECK(table.row(21) == edge);
    };
    refuses("r", "THERE IS NOTHING");
    refuses("f", "TO CHOOSE FROM");
    refuses("s", "NOTHING HERE CAN");
    refuses("u u u u u u u u u u u u u u u u", "PLAYER_2 HAS ONLY");
}

TEST_CASE("cards are offered, the Community Chest one first") {
    AtTable table{2, {"seat.1.free-cards both"}};
    table.keys("t o b s");
    table.shows("trade-cards");
    CHECK(table.says("*GAOL CARD"));
}

TEST_CASE("U-3.8: what cannot be paid is said in words, and a trade that is invalid in a dialog") {
    AtTable table{2,
                  {"square.mayfair.owner 2", "square.mayfair.mortgaged yes", "seat.1.money 100"}};
    table.keys("t w s r");
    table.shows("trade-invalid");
    CHECK(table.says("MORT.$200"));
    CHECK(table.says("INVALID"));
    table.keys("a c");
    table.shows("trade-invalid-dialog");
    CHECK(table.says("YOUR REMAINING MONEY"));
}

TEST_CASE("U-3.8: too much money is said in words") {
    AtTable table{2, {"seat.1.money 32700", "seat.2.money 1000"}};
    table.keys("t w u");
    CHECK(table.says("TOO BIG"));
}

TEST_CASE("U-3.8: a deed that is being traded says so while managing") {
    AtTable table{2, {"square.whitechapel-road.owner 2"}};
    table.keys("t w s a c y Space m f");
    CHECK_FALSE(table.says("BEING TRADED!"));
    table.keys("f f");
    table.shows("manage-being-traded");
    CHECK(table.says("BEING TRADED!"));
}

TEST_CASE("the approver marks what they repay, and cannot approve what they cannot pay") {
    AtTable table{2,
                  {"square.mayfair.owner 1", "square.mayfair.mortgaged yes", "seat.2.money 100"}};
    table.keys("t o s a c y Space o r");
    table.shows("trade-approval-repay");
    CHECK(table.says("INVALID"));
    table.keys("a c");
    CHECK(table.says("CANNOT APPROVE"));
    table.keys("Space o r a c y h");
    CHECK(table.says("FEE"));
}

TEST_CASE("U-5.2: the sum of a trade is typed in digits, too") {
    AtTable table{2};
    table.keys("t w 1 2 0");
    CHECK(table.says("$  120"));
    table.keys("Backspace");
    CHECK(table.says("$   12"));
    table.keys("u");
    CHECK(table.says("$  112"));
    table.keys("5 0");
    CHECK(table.says("$   50"));
    table.keys("0 0");
    CHECK(table.says("PLAYER_2 HAS ONLY"));
    CHECK(table.says("$ 1500"));
}

TEST_CASE(
    "U-5.2: both sides of a trade are told before it is proposed, and before it is accepted") {
    AtTable table{2,
                  {"square.strand.owner 2",
                   "square.mayfair.owner 1",
                   "square.mayfair.mortgaged yes",
                   "seat.1.free-cards chest"}};
    table.keys("t w s a o s 5 0 f s a");
    for (const char* const keys : {"", "c", "y Space", "c"}) {
        INFO(keys);
        table.keys(keys);
        for (const char* const words : {"YOU GIVE", "$50", "A GAOL CARD", "YOU GET", "STRAND"})
            CHECK(table.says(words));
        CHECK(table.says("MAYFAIR    MD"));
    }
    CHECK(table.says("LEFT   $  1530"));  // including the fee of $20
}

TEST_CASE(
    "U-10.4: a trade names who offers and who answers, each deed's group, and what would be") {
    AtTable table{2,
                  {"square.strand.owner 2",
                   "square.fleet-street.owner 1",
                   "square.trafalgar-square.owner 1",
                   "square.mayfair.owner 1",
                   "square.park-lane.owner 2"}};
    table.keys("t");
    CHECK(table.says("PLAYER_1"));
    table.keys("w s a o Tab Tab Tab End s a");
    table.shows("trade-groups");
    CHECK(table.says("STRAND      R2"));
    CHECK(table.says("MAYFAIR     D1"));
    CHECK(table.says("YOU ALL 3 R"));
    CHECK(table.says(" ALL 2 D"));
    table.keys("c y Space");
    table.shows("trade-groups-answer");
    CHECK(table.says("PLAYER_1 OFFERS"));
    CHECK(table.says("PLAYER_2"));
    CHECK(table.says("STRAND      R1"));
    CHECK(table.says("YOU ALL 2 D"));
}

TEST_CASE("U-5.2: a trade that finds no room on its card says how much more there is") {
    AtTable table{2};
    std::vector<std::string> facts;
    for (const char* const deed : {"old-kent-road",
                                   "whitechapel-road",
                                   "kings-cross-station",
                                   "the-angel-islington",
                                   "euston-road",
                                   "pentonville-road",
                                   "pall-mall",
                                   "electric-company",
                                   "whitehall",
                                   "northumberland-avenue",
                                   "marylebone-station",
                                   "bow-street"})
        facts.push_back("square." + std::string{deed} + ".owner 1");
    table.set(facts);
    table.keys("t o s");
    for (std::size_t i = 1; i < facts.size(); ++i) table.keys("f s");
    table.keys("a w 9 9 a");
    table.shows("trade-long");
    CHECK(table.says("AND 5 MORE"));
    CHECK(table.says("$99"));
    table.keys("c y");
    table.shows("trade-long-proposed");
}

TEST_CASE("U-5.2: a declined offer stays open, to be changed") {
    AtTable table{2, {"square.strand.owner 2", "square.mayfair.owner 1"}};
    table.keys("t w s 2 0 a o s a c y Space x");
    table.shows("trade-declined");
    CHECK(table.says("DECLINED!"));
    CHECK(table.says("TRADE INITIATION"));
    CHECK(table.says("WITH PLAYER_2"));
    table.keys("o 5 0 a c y");
    CHECK(table.says("PLAYER_1 OFFERS"));
    CHECK(table.says("$50 AND"));
    table.keys("Space x x");
    CHECK(table.says("'S TURN"));
    table.keys("t");
    CHECK_FALSE(table.says("STRAND"));
}

TEST_CASE("U-5.2: an offer stays open, too, when the other player mortgages before declining it") {
    AtTable table{2, {"square.strand.owner 2", "square.mayfair.owner 2"}};
    table.keys("t w s a c y Space m End m d x");
    CHECK(table.says("TRADE INITIATION"));
    CHECK(table.says("STRAND"));
}

TEST_CASE("U-10.7, C-8.5: an offer can be answered by a changed one, which is answered in turn") {
    AtTable table{2, {"square.mayfair.owner 1"}};
    table.play("1 propose 2 give mayfair for $500");
    table.keys("Space n");
    CHECK(table.says("TRADE INITIATION"));
    CHECK(table.says("WITH PLAYER_1"));
    table.keys("o 4 0 0 a c y");
    CHECK(table.fact("decision.seat") == "1");
    CHECK(table.says("PLAYER_2 OFFERS"));
    table.keys("Space c y");
    CHECK(table.fact("square.mayfair.owner") == "2");
    CHECK(table.fact("seat.1.money") == "1900");
    CHECK(table.fact("decision.seat") == "1");
}

TEST_CASE("U-5.2: an offer that was accepted does not come back") {
    AtTable table{2, {"square.strand.owner 2"}};
    table.keys("t w s a c y Space c y");
    CHECK(table.says("'S TURN"));
}

}  // namespace parlor::tui
