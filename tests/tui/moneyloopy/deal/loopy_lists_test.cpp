// The lists that everybody at Moneyloopy's table can see: deals in force (U-9.4), and deeds.
#include "deal_table.hpp"

using namespace parlor;
using namespace parlor::tui::moneyloopy_table;

TEST_CASE("U-9.4: all deals in force, the nearest square of the marker first, open ends last") {
    DealTable table{"Ann", "Bob", "Cid"};
    table.plays({".set square.boardwalk.owner 2", ".set square.park-place.owner 2"});
    table.plays({"1 deal 3 never-toll 3; safe-cards", "3 accept"});
    table.plays({"1 deal 2 get boardwalk at free-parking; pay $400 at vermont-avenue", "2 accept"});
    table.plays({"1 deal 2 my-rent 50 on boardwalk until baltic-avenue; promised \"I help you\"",
                 "2 accept",
                 ".set marker chest-1"});
    table.opens(deals_page());
    table.shows("deals");
    table.keys("f");
    table.shows("deals-second-page");
    table.keys("f");
    CHECK(table.says("THAT IS EVERY"));
    table.keys("b b");
    CHECK(table.says("THE LIST BEGINS"));
}

TEST_CASE("U-9.4: what is left of a deal is told, and that there is none") {
    DealTable table{"Ann", "Bob"};
    table.opens(deals_page());
    table.shows("deals-none");
    table.plays({"1 deal 2 pay $10 at mediterranean-avenue; pay $20 at baltic-avenue", "2 accept"});
    table.opens(deals_page());
    CHECK(table.says("NEXT: MEDITERRANEAN, IN 1 ROUND"));
    table.plays_rounds(1);
    table.opens(deals_page());
    CHECK_FALSE(table.says("$10"));
    CHECK(table.says("NEXT: BALTIC AVENUE, IN 2 ROUNDS"));
}

TEST_CASE("U-9.4: a deal of which nothing lasts is no entry while it is carried out") {
    DealTable table{"Ann", "Bob"};
    table.plays({"1 deal 2 pay $10 at baltic-avenue", "2 accept"});
    table.game.deals.push_back({2, Seat{1}, Seat{2}});  // an exchange of deeds, say
    table.opens(deals_page());
    CHECK(table.says("DEAL 1: ANN, BOB"));
    CHECK_FALSE(table.says("DEAL 2"));
    CHECK_FALSE(table.says("OPEN-ENDED"));
}

TEST_CASE("U-9.4: the list is one key away for everybody who decides") {
    DealTable table{"Ann", "Bob"};
    table.keys("e");
    CHECK(table.says("DEALS IN FORCE"));
    table.plays({"1 deal 2 pay $10 at baltic-avenue"});
    table.keys("e");
    CHECK(table.says("NO DEAL IS IN FORCE"));
}

TEST_CASE("U-5.9: each player's properties are listed by group") {
    DealTable table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 1",
                 ".set square.park-place.owner 1",
                 ".set square.boardwalk.houses 5",
                 ".set square.park-place.houses 2",
                 ".set square.baltic-avenue.owner 1",
                 ".set square.vermont-avenue.owner 2",
                 ".set seat.1.safe-cards 3"});
    table.keys("=");
    table.shows("deeds");
    table.keys("Tab");
    CHECK(table.says(">DPARK PLACE") == false);
    table.keys("Right");
    table.shows("deeds-of-another");
}
