// The pages of a turn, and their contents.
#include "app/table/at_table.hpp"

namespace parlor::tui {

TEST_CASE("U-3.2: one's turn, both pages") {
    AtTable table{3};
    check_golden_everywhere("turn-page-1", table.app().canvas());
    CHECK(table.says("V - OVERVIEW"));
    CHECK(table.says("PLAYER_1'S TURN"));  // U-10.4
    CHECK(table.says("ROUND 1 "));
    table.keys(".");
    table.shows("turn-page-2");
    CHECK(table.says("S - STATISTICS"));
}

TEST_CASE("a double allows another roll, and the page says so") {
    AtTable table{2};
    table.play("1 roll");
    table.play("0 dice 6 6");
    table.keys("b");
    table.shows("turn-doubles");
    CHECK(table.says("DOUBLES"));
}

TEST_CASE("what was paid stands in the prompts") {
    AtTable table{2};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.shows("tax-paid");
    CHECK(table.says("TAX    $-  200"));
}

TEST_CASE("an unowned deed is for sale, and then goes to auction") {
    AtTable table{2};
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.shows("unowned-deed");
    table.keys(".");
    table.shows("unowned-deed-page-2");
    table.keys("p");
    table.shows("auction");
    table.keys("u i o b");
    CHECK(table.says("$121 PLAYER_2"));
    table.shows("auction-after-a-bid");
    table.keys(".");
    table.shows("auction-page-2");
}

TEST_CASE("in Gaol, by three doubles") {
    AtTable table{2};
    for (const char* dice : {"0 dice 5 5", "0 dice 5 5", "0 dice 1 1"}) {
        table.play("1 roll");
        table.play(dice);
        if (table.says("UNOWNED DEED")) table.keys("b");
    }
    table.shows("gone-to-gaol");
    table.keys("n");
    table.play("2 roll");
    table.play("0 dice 6 4");
    table.play("2 end");
    table.shows("in-gaol");
    table.keys(".");
    table.shows("in-gaol-page-2");
}

TEST_CASE("managing shows the bank's houses and what is selected") {
    AtFurnishedTable table{3};
    table.keys("m f");
    table.shows("manage");
    table.keys("s");
    table.shows("manage-sold");
    table.keys("f f f f f f f f f f");
    table.shows("manage-mortgage");
}

TEST_CASE("U-3.8: MUST SELL is said, with the houses that are missing, while it matters") {
    AtTable table{2};
    std::vector<std::string> facts;
    const auto build = [&](std::initializer_list<const char*> streets, const char* houses) {
        for (const std::string street : streets) facts.push_back("square." + street + ".owner 1");
        for (const std::string street : streets)
            facts.push_back("square." + street + ".houses " + houses);
    };
    build({"pall-mall", "whitehall", "northumberland-avenue"}, "4");
    build({"the-angel-islington", "euston-road", "pentonville-road"}, "4");
    build({"bow-street", "marlborough-street", "vine-street"}, "2");
    build({"old-kent-road", "whitechapel-road"}, "5");
    table.set(facts);
    table.keys("m f s");
    CHECK(table.says("HSES- 2"));
    CHECK(table.says("MUST SELL IMPRV"));
    table.shows("manage-must-sell");
    table.keys("d");
    table.shows("must-sell");
}

TEST_CASE("building a group is confirmed") {
    AtTable table{2, {"square.old-kent-road.owner 1", "square.whitechapel-road.owner 1"}};
    table.keys("m f g");
    table.shows("confirm-group");
    table.keys("y");
    CHECK(table.says("CONSTRCT$-"));
}

TEST_CASE("U-5.3: before a group is built on, its cost and its streets are told") {
    AtTable table{2, {"square.old-kent-road.owner 1", "square.whitechapel-road.owner 1"}};
    table.keys("m f g");
    CHECK(table.says("FOR $100?"));
    CHECK(table.says("OLD KENT ROAD"));
    CHECK(table.says("WHITECHAPEL ROAD"));
    table.keys("n c g");  // a house on Old Kent Road, and then on the other street
    CHECK(table.says("FOR $50?"));
    CHECK_FALSE(table.says("OLD KENT ROAD   ▘"));
    CHECK(table.says("WHITECHAPEL ROAD"));
}

TEST_CASE("U-3.8: G says why a group cannot be built on, and asks nothing") {
    AtTable table{2, {"square.old-kent-road.owner 1"}};
    table.keys("m f");
    CHECK(table.says("G   GROUP"));
    table.keys("g");
    CHECK(table.says("THE WHOLE GROUP"));
    CHECK(table.says("MANAGE OPTIONS"));
}

TEST_CASE(
    "U-5.3: a deed for sale or at auction shows its price, its rents, and whose its group is") {
    AtTable table{2, {"square.the-angel-islington.owner 2", "square.euston-road.owner 2"}};
    table.play("1 roll");
    table.play("0 dice 4 5");
    CHECK(table.says("PRICE....$ 120"));
    CHECK(table.says("RENT.....$   8"));
    CHECK(table.says("HOTEL....$ 600"));
    CHECK(table.says("TO BUILD.$  50"));
    CHECK(table.says("GROUP OF 3:"));
    CHECK(table.says("L PLAYER_2   2"));
    table.keys("F1");
    CHECK(table.says("PRICE....$ 120"));
    table.keys("m");
    CHECK_FALSE(table.says("PRICE....$ 120"));
    table.keys("d p");
    CHECK(table.says("DEED AUCTION"));
    CHECK(table.says("PRICE....$ 120"));
    table.keys("f f");
    CHECK_FALSE(table.says("PRICE....$ 120"));
}

TEST_CASE("U-5.3: the cards of a station and of a utility for sale tell their rents, too") {
    AtTable table{2, {"seat.1.square go", "square.marylebone-station.owner 2"}};
    table.play("1 roll");
    table.play("0 dice 1 4");
    table.shows("station-for-sale");
    CHECK(table.says("3 OWNED..$ 100"));
    CHECK(table.says("L PLAYER_2   1"));
    AtTable other{2};
    other.play("1 roll");
    other.play("0 dice 6 6");
    other.shows("utility-for-sale");
    CHECK(other.says("WITH BOTH"));
    CHECK(other.says("ALL UNOWNED"));
}

TEST_CASE("U-5.3: in Gaol the page tells the bail, and which of the three tries this is") {
    AtTable table{2};
    for (const char* const turn : {"1", "2", "3"}) {
        table.set({"seat.1.square gaol", std::string{"seat.1.gaol "} + turn});
        CHECK(table.says(std::string{"TRY "} + turn + " OF 3"));
        CHECK(table.row(15).find("$50") != std::string::npos);
    }
    table.keys(".");
    CHECK(table.row(15).find("$50") == std::string::npos);
}

TEST_CASE("C on the most built street of an uneven group asks to raise the others") {
    AtTable table{2, {"square.old-kent-road.owner 1", "square.whitechapel-road.owner 1"}};
    table.keys("m f c");
    CHECK(table.says("CONSTRCT$-"));
    table.keys("c");
    CHECK(table.says("CONFIRM GROUP"));
    table.keys("y c");
    CHECK_FALSE(table.says("CONFIRM GROUP"));
}

TEST_CASE("U-3.8: a card stays readable, and its sum after it") {
    AtTable table{2, {"seat.1.square euston-road", "deck.chest bank-error"}};
    table.play("1 roll");
    table.play("0 dice 4 5");
    table.shows("card-chest");
    table.keys("Space");
    CHECK(table.says("CHEST  $   200"));
    table.shows("card-chest-sum");
}

TEST_CASE("a chance card, and one with the price of a house and of a hotel") {
    AtTable table{2, {"deck.chance station-1", "deck.chest street-repairs"}};
    table.play("1 roll");
    table.play("0 dice 3 4");
    table.shows("card-chance");
    table.come_in(1);
    table.sit_down(2);
    table.set({"deck.chest street-repairs"});
    table.play("1 roll");
    table.play("0 dice 1 1");
    table.shows("card-repairs");
    check_golden_in_mono("card-repairs-mono", table.app().canvas());
}

TEST_CASE(
    "U-3.7: a key without a name, like F2, is a wrong key, and one of any that are asked for") {
    AtTable table{2};
    table.app().press(Key::Unknown);
    CHECK(table.says("NO SUCH KEY."));
    table.app().press(Key::Resized);
    CHECK(table.says("NO SUCH KEY."));
    table.keys("m i");
    CHECK(table.says("COLLECT $200"));
    table.app().press(Key::Unknown);
    CHECK_FALSE(table.says("COLLECT $200"));
    CHECK_FALSE(table.says("NO SUCH KEY."));
}

TEST_CASE(
    "U-1.7: after looking round Esc goes back to the quadrant of the decision, and then from the "
    "page") {
    AtTable table{2};
    const auto seen = [&] { return picture_of(table.app().canvas(), GlyphSet::Unicode); };
    const std::string own = seen();
    for (const char* const key : {"Tab", "F5", "2"}) {
        table.keys(key);
        CHECK(seen() != own);
        table.keys("Esc");
        CHECK(seen() == own);
    }
    table.keys("m F5 Esc");
    CHECK(table.says("MANAGE OPTIONS"));
    table.keys("Esc");
    CHECK(table.says("'S TURN"));
    table.keys("Esc");
    CHECK(table.says("GAME PAUSED"));
}

TEST_CASE("U-1.7: `?` explains the keys of the page it is pressed on") {
    AtTable table{2};
    table.keys("?");
    table.shows("help-turn");
    CHECK(table.says(". MORE CHOICES"));
    table.keys("Space");
    table.shows("help-turn-anywhere");
    table.keys("Space t w ?");
    table.shows("help-selector");
    table.keys("Space");
    CHECK(table.says("H WHAT HAPPENED"));
    table.keys("Space");
    CHECK(table.says("DISMISS"));
}

TEST_CASE("U-3.7: a wrong key, and what is dark, say why") {
    AtTable table{2};
    table.keys("k");
    CHECK(table.says("NO SUCH KEY."));
    table.keys("n");
    table.shows("turn-refused");
    table.keys("a");
    CHECK(table.says("NOTHING IS OWED"));
    table.keys("e");
    CHECK_FALSE(table.says("NO SUCH KEY."));
}

TEST_CASE("U-5.6: a refusal is told without the rule's number") {
    AtTable table{2};
    table.keys("n");
    CHECK(table.says("IT IS TIME TO"));
    CHECK_FALSE(table.says("(C-"));
    table.keys("t c");
    CHECK(table.says("TO GIVE OR GET"));
    CHECK_FALSE(table.says("(C-"));
}

TEST_CASE(
    "U-5.6: what another player bought does not stand beside one's turn, nor under one's dice") {
    AtTable table{2};
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.keys("b");
    CHECK(table.says("BOUGHT $-   60"));
    table.keys("n");
    CHECK_FALSE(table.says("BOUGHT"));
    CHECK(table.says("YOUR TURN"));
    table.play("2 roll");
    table.play("0 dice 4 4");
    table.keys("p f b");  // seat 2 passes, and seat 1 wins the auction
    CHECK(table.says("BOUGHT $-   10"));
    CHECK_FALSE(table.says("AUCTION"));
    table.play("2 roll");
    table.play("0 dice 1 2");
    CHECK(table.says("ROLLED 1 2"));
    CHECK_FALSE(table.says("BOUGHT"));
}

TEST_CASE("U-5.6: a trade that was declined is not told to go on") {
    AtTable table{2, {"square.strand.owner 2", "square.mayfair.owner 1"}};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.play("1 propose 2 give mayfair for strand");
    table.keys("Space");
    CHECK_FALSE(table.says("ROLLED"));
    CHECK(table.says("TRADING..."));
    table.keys("x");
    CHECK(table.says("DECLINED!"));
    CHECK_FALSE(table.says("TRADING..."));
}

TEST_CASE("statistics") {
    AtFurnishedTable table{3};
    table.keys("s");
    table.shows("statistics-select");
    table.keys("1");
    table.shows("statistics");
}

}  // namespace parlor::tui
