// Trades, from the first thought to the deeds that change hands.
#include "app/furnished.hpp"

namespace parlor::tui {

TEST_CASE("U-3.8: a trade is put together, proposed, confirmed and answered") {
    Screened table;
    table.sit_down(3);
    furnish(table);
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
    check_golden("trade-wanted-console", table.app().canvas(), GlyphSet::Console);
    check_golden_in_mono("trade-wanted-mono", table.app().canvas());
    table.keys("a o");
    table.shows("trade-offering");
    table.keys("i a");
    table.shows("trade-ready");
    table.keys("c");
    table.shows("trade-confirm");
    table.keys("y");
    table.shows("trade-proposed");
    CHECK(table.says("TRADE INITIATED BY:"));
    CHECK(table.says("PLAYER_1"));
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

TEST_CASE("the selector's cursor goes over forty squares and the two cards") {
    Screened table;
    table.sit_down(2);
    table.keys("t w");
    for (int i = 0; i < 39; ++i) table.keys("f");
    CHECK(table.says("MAYFAIR"));
    table.keys("f");
    CHECK(table.says("GET OUT OF GAOL"));
    table.keys("s");
    CHECK(table.says("SUCH CARD"));
    table.keys("f f");
    CHECK(table.says("GO "));
    table.keys("b");
    CHECK(table.says("GET OUT OF GAOL"));
}

TEST_CASE(
    "U-1.6: the cursor stands on the selector's button once it is chosen, else on the square") {
    Screened table;
    table.sit_down(2);
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
    Screened table;
    table.sit_down(2);
    table.set({"square.mayfair.owner 2",
               "square.park-lane.owner 2",
               "square.mayfair.houses 1",
               "square.old-kent-road.owner 2",
               "square.old-kent-road.mortgaged yes"});
    table.keys("t w");
    const std::string edge = table.row(21);
    const auto refuses = [&](const std::string& keys, const std::string& words) {
        INFO(keys << ": " << words);
        table.keys(keys);
        CHECK(table.says(words));
        CHECK(table.row(21) == edge);
    };
    refuses("r", "THERE IS NOTHING");
    refuses("b s", "THIS IS NO DEED");
    refuses("b b b s", "ITS GROUP HAS");
    refuses("u u u u u u u u u u u u u u u u", "PLAYER_2 HAS ONLY");
    refuses("b b b b s", "NOT A DEED OF");
}

TEST_CASE("cards are offered, the Community Chest one first") {
    Screened table;
    table.sit_down(2);
    table.set({"seat.1.free-cards both"});
    table.keys("t o b s");
    table.shows("trade-cards");
    CHECK(table.says("*GOFREE"));
}

TEST_CASE("U-3.8: what cannot be paid is said in words, and a trade that is invalid in a dialog") {
    Screened table;
    table.sit_down(2);
    table.set({"square.mayfair.owner 2", "square.mayfair.mortgaged yes", "seat.1.money 100"});
    table.keys("t w s r");
    table.shows("trade-invalid");
    CHECK(table.says("INVALID"));
    table.keys("a c");
    table.shows("trade-invalid-dialog");
    CHECK(table.says("YOUR REMAINING MONEY"));
}

TEST_CASE("U-3.8: too much money is said in words") {
    Screened table;
    table.sit_down(2);
    table.set({"seat.1.money 32700", "seat.2.money 1000"});
    table.keys("t w u");
    CHECK(table.says("TOO BIG"));
}

TEST_CASE("U-3.8: a deed that is being traded says so while managing") {
    Screened table;
    table.sit_down(2);
    table.set({"square.whitechapel-road.owner 2"});
    table.keys("t w s a c y Space m f");
    CHECK_FALSE(table.says("BEING TRADED!"));
    table.keys("f f");
    table.shows("manage-being-traded");
    CHECK(table.says("BEING TRADED!"));
}

TEST_CASE("the approver marks what they repay, and cannot approve what they cannot pay") {
    Screened table;
    table.sit_down(2);
    table.set({"square.mayfair.owner 1", "square.mayfair.mortgaged yes", "seat.2.money 100"});
    table.keys("t o s a c y Space o r");
    table.shows("trade-approval-repay");
    CHECK(table.says("INVALID"));
    table.keys("a c");
    CHECK(table.says("CANNOT APPROVE"));
    table.keys("Space o r a c y h");
    CHECK(table.says("FEE"));
}

}  // namespace parlor::tui
