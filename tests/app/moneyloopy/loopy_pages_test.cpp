// The pages of Moneyloopy's decisions: their contents, and where each choice leads.
#include "loopy_screened.hpp"

namespace parlor::tui {

TEST_CASE("U-9.6: M in the launcher sets up a game of Moneyloopy, and S begins it") {
    Screened table;
    table.keys("a m");
    CHECK(table.says("ALL SETTINGS"));
    table.keys("s");
    REQUIRE(table.place.table);
    CHECK(table.fact("game") == "moneyloopy");
    CHECK(table.fact("seat.4.name") == "Clara");
}

TEST_CASE("U-9.6: `parlor moneyloopy` begins a game against three computers at once") {
    Screened table{{.options = {.moneyloopy = {.board = "uk", .level = 2}},
                    .begins_with = find_game(all_games(), "moneyloopy")}};
    REQUIRE(table.place.table);
    CHECK(table.fact("game") == "moneyloopy");
    CHECK(table.fact("board") == "uk");
    CHECK(table.place.table->header().find("seat 4 cpu:2") != std::string::npos);
    while (table.says("PRESS ANY KEY")) table.keys("x");
    CHECK(table.says("SET BOARD") == false);
}

TEST_CASE("U-9.6: a board that is there no more does not keep Moneyloopy from beginning at once") {
    Screened table{{.options = {.moneyloopy = {.board = "moon"}},
                    .begins_with = find_game(all_games(), "moneyloopy")}};
    REQUIRE(table.place.table);
    CHECK(table.says("THERE IS NO BOARD"));
    CHECK(table.fact("board") == "us");
}

TEST_CASE("U-9.1: a move at Moneyloopy is taken back with Z, in words") {
    LoopyScreen table{ann_alone()};
    const std::string square = table.fact("seat.1.square");
    table.keys("r");
    CHECK(table.fact("decision.kind") != "roll");
    table.keys("z");
    CHECK(table.fact("seat.1.square") == square);
    CHECK(table.says("TAKEN BACK: THE"));
}

TEST_CASE("U-5.2, U-9.3: a deal that was declined stays open, to be changed") {
    LoopyScreen table{ann_and_bob()};
    table.keys("d a m 5 0 Enter p");
    table.come();
    CHECK(table.fact("decision.kind") == "deal");
    table.keys("x");
    table.come();
    CHECK(table.fact("decision.kind") == "roll");
    CHECK(table.says("$50"));
    table.keys("p");
    table.come();
    CHECK(table.fact("decision.kind") == "deal");
}

TEST_CASE("U-9.1: a turn at the table of Moneyloopy") {
    LoopyScreen table{ann_and_bob()};
    table.shows("loopy-page-roll");
    CHECK(table.says("ANN'S TURN"));  // U-10.4
    CHECK(table.says("ROUND 1/40"));
    table.keys("r");
    CHECK(table.fact("decision.kind") != "roll");
}

TEST_CASE("U-10.4: the last round is announced when its first turn begins, and only then") {
    LoopyScreen table{ann_and_bob(".set marker luxury-tax\n")};
    const auto plays_turn = [&](const std::string& seat) {
        table.set({"seat." + seat + ".square go"});
        for (const char* const line : {" roll", "0 dice 1 1", " no", " end"})
            table.play(*line == ' ' ? seat + line : line);
    };
    plays_turn("1");
    CHECK_FALSE(table.says("THE LAST ROUND"));
    table.come();
    CHECK(table.says("ROUND 39/40"));
    plays_turn("2");
    CHECK(table.says("THE LAST ROUND"));
    table.shows("loopy-last-round");
    table.keys("Space");
    table.come();
    CHECK(table.says("ROUND 40/40"));
    plays_turn("1");
    CHECK_FALSE(table.says("THE LAST ROUND"));
}

TEST_CASE("U-9.2, L-2.3: a toll says where paying and looping lead") {
    LoopyScreen table{thrown("tennessee-avenue", "3 5")};
    CHECK(table.says("ATLANTIC"));
    CHECK(table.says("ORIENTAL"));
    table.shows("loopy-page-toll");
    table.keys("p");
    CHECK(table.fact("seat.1.square") == "atlantic-avenue");
}

TEST_CASE("U-9.2, L-2.2: a toll tells the next toll on the way") {
    LoopyScreen table{thrown("connecticut-avenue", "6 6")};
    CHECK(table.says("PAID: $200 AT"));  // on Free Parking, eleven steps on
    CHECK(table.says("LOOP: $100 AT"));  // the same once more
    table.keys("l");
    CHECK(table.says("TOLLBOOTH"));
}

TEST_CASE("U-9.2, L-2.3: at the last step one stays at the tollbooth, or is on GO") {
    LoopyScreen table{thrown("atlantic-avenue", "1 3")};
    CHECK(table.says("GO TO JAIL"));
    CHECK(table.says("LOOP: ON TO"));
    table.keys("l");
    CHECK(table.fact("seat.1.square") == "go");
    CHECK(table.says("ALL IS DONE"));
    table.shows("loopy-page-end");
}

TEST_CASE("U-9.2, L-4.2: a toll can be answered with a safe card") {
    LoopyScreen table{thrown("tennessee-avenue", "3 5", ".set seat.1.safe-cards 2\n")};
    CHECK(table.says("SAFE CARDS: 2"));
    table.keys("c");
    CHECK(table.fact("seat.1.safe-cards") == "1");
}

TEST_CASE("U-9.2, L-3.2: an unowned property shows its deed") {
    LoopyScreen table{thrown("chance-3", "1 2")};
    table.shows("loopy-page-buy");
    table.keys("a");
    CHECK(table.fact("decision.kind") == "bid");
}

TEST_CASE("U-9.1, L-3.2: an auction") {
    LoopyScreen table{thrown("chance-3", "1 2", "") + "1 auction\n"};
    table.shows("loopy-page-bid");
    table.keys("1 5 0 b");
    CHECK(table.fact("auction.bid") == "150");
}

TEST_CASE("U-9.1, L-3.2: whoever has too little for a bid is told so, and makes none") {
    LoopyScreen table{thrown("chance-3", "1 2", ".set seat.2.money 90\n") + "1 auction\n"};
    for (const char* const key : {"j", "u", "5"}) {
        table.keys(key);
        CHECK_FALSE(table.says("AT LEAST"));
        CHECK(table.fact("auction.bid") == "0");
    }
    table.keys("u");
    CHECK(table.says("KEEP A"));
}

TEST_CASE("U-9.2, L-7.2: rent says to whom, for what, and what is left") {
    LoopyScreen table{thrown("chance-3", "1 2", ".set square.boardwalk.owner 2\n")};
    table.shows("loopy-page-rent");
    table.keys("p");
    CHECK(table.fact("seat.1.money") == "950");
}

TEST_CASE("U-9.2, L-7.2: bankruptcy is open only when a demand cannot be paid, and asked twice") {
    const std::string hotel = ".set square.boardwalk.owner 2\n.set square.boardwalk.houses 5\n";
    LoopyScreen table{thrown("chance-3", "1 2", hotel)};
    table.keys("p");
    CHECK(table.says("pay whole") == false);
    table.keys("b y");
    CHECK(table.says("ARE YOU SURE?"));
    table.keys("y");
    CHECK(table.fact("seat.1.out") == "yes");
}

TEST_CASE("U-9.2, L-4.1: Community Chest sells a safe card") {
    LoopyScreen table{thrown("30", "1 2")};
    table.shows("loopy-page-chest");
    table.keys("b");
    CHECK(table.fact("seat.1.safe-cards") == "1");
}

TEST_CASE("U-9.2, L-5.1: a stake says what can be won and lost") {
    LoopyScreen table{thrown("chest-3", "1 2", ".set seat.1.safe-cards 1\n")};
    table.keys("2 5 0 c");
    table.shows("loopy-page-stake");
    table.keys("s");
    CHECK(table.fact("decision.kind") == "end");
}

TEST_CASE("U-9.2, L-6.1: a station says where its train goes") {
    LoopyScreen table{thrown("chance-2", "1 2")};
    CHECK(table.says("SHORT LINE"));
    table.shows("loopy-page-station");
    table.keys("t");
    CHECK(table.fact("seat.1.transit") == "train");
}

TEST_CASE("U-9.2, L-6.1: on the train a turn has no roll") {
    LoopyScreen table{
        ann_and_bob(".set seat.1.square b-and-o-railroad\n.set seat.1.transit train\n")};
    table.shows("loopy-page-train");
    table.keys("t");
    CHECK(table.fact("seat.1.square") == "short-line");
}

TEST_CASE("U-9.2, L-6.2: the last station says what a jump pays on each side") {
    LoopyScreen table{thrown("32", "1 2")};
    table.shows("loopy-page-short-line");
}

TEST_CASE("U-9.2, L-6.2: a jump says what it pays, and the toll or rent that waits") {
    LoopyScreen table{
        ann_and_bob(".set seat.1.square short-line\n.set seat.1.transit centre\n"
                    ".set square.boardwalk.owner 2\n")};
    CHECK(table.says("*"));  // the square that ENTER would choose
    for (int step = 0; step < 17; ++step) table.keys("f");
    CHECK(table.says("ELECTRIC"));
    CHECK(table.says("*"));  // on the part of the board where the square is
    CHECK(table.says("$200") == false);
    for (int step = 0; step < 13; ++step) table.keys("b");
    CHECK(table.says("BOARDWALK"));
    table.shows("loopy-page-jump");
    table.keys("j");
    CHECK(table.fact("seat.1.square") == "boardwalk");
}

TEST_CASE("U-9.2, L-5.3: Water Works buys the property that is chosen") {
    LoopyScreen table{thrown("25",
                             "1 2",
                             ".set square.boardwalk.owner 1\n.set square.park-place.owner 1\n"
                             ".set square.boardwalk.houses 2\n")};
    table.keys("f");
    table.shows("loopy-page-sale");
    table.keys("t");
    CHECK(table.fact("seat.1.money") == "2000");
}

TEST_CASE("U-9.2, L-5.4: Electric Company takes the property that is chosen") {
    LoopyScreen table{thrown("10", "1 1", ".set square.boardwalk.owner 2\n")};
    table.shows("loopy-page-taking");
    table.keys("t");
    CHECK(table.fact("square.boardwalk.owner") == "1");
}

TEST_CASE("U-9.1, L-3.4: houses are bought on the page on which the board is walked") {
    LoopyScreen table{
        ann_and_bob(".set square.boardwalk.owner 1\n.set square.park-place.owner 1\n"
                    ".set seat.1.square boardwalk\n")};
    table.keys("m c c");
    CHECK(table.fact("square.boardwalk.houses") == "2");
    table.keys("g y");
    CHECK(table.fact("square.park-place.houses") == "1");
    table.shows("loopy-page-manage");
}

TEST_CASE("U-3.9: each kind of square of Moneyloopy has its information card") {
    LoopyScreen table{ann_and_bob()};
    table.keys("m i");
    CHECK(table.says("LOOP"));
    table.keys("x f i");
    CHECK(table.says("TO BUY"));
}

TEST_CASE("U-5.9, U-9.3: after Tab, Home or End, Enter takes the square that was gone to") {
    for (const char* const key : {"End", "Home", "Tab"}) {
        INFO(key);
        LoopyScreen table{ann_and_bob()};
        table.keys("d a b");
        CHECK(table.says("UNTIL"));
        table.keys(std::string{key} + " Enter");
        CHECK(table.says("BUY SAFE CARDS"));
        CHECK(table.says("UNTIL THE TURN MARKER"));
    }
    LoopyScreen table{ann_and_bob()};
    table.keys("d a b Enter");
    CHECK(table.says("BUY SAFE CARDS"));
    CHECK_FALSE(table.says("UNTIL THE TURN MARKER"));
}

TEST_CASE("U-9.3: the columns of a deal leave nothing out, on as many pages as they need") {
    LoopyScreen table{
        ann_and_bob(".set square.boardwalk.owner 2\n"
                    "1 deal 2 pay $100 at states-avenue; pay $200 at chance-2; "
                    "my-rent 50 on boardwalk until pennsylvania-avenue; "
                    "promise \"not to go near the marvin gardens\" until chest-3; "
                    "my-rent 0 on all until new-york-avenue; get $5\n")};
    table.come();
    CHECK(table.says("1 OF 3"));
    CHECK(table.says("2 $200 AT CHANCE"));
    CHECK_FALSE(table.says("NEW YORK"));
    table.shows("loopy-deal-long-columns");
    table.keys("m m");
    CHECK(table.says("5 ANN PAYS ME NO"));
}

TEST_CASE("U-5.6: whoever proposes a deal is named, whatever the last term says") {
    LoopyScreen table{ann_and_bob("1 deal 2 give $20; get $10\n")};
    table.come();
    CHECK(table.says("ANN OFFERS BOB"));
    CHECK_FALSE(table.says("B PROPOSES"));
}

TEST_CASE("U-9.3: of a deal that is carried out at once the last thing told is that it is made") {
    LoopyScreen table{ann_and_bob("1 deal 2 give $20; get $10\n")};
    table.come();
    table.keys("a y");
    table.come();
    CHECK(table.fact("decision.kind") == "roll");
    CHECK(table.says("B DEAL 1 IS MADE"));
    CHECK_FALSE(table.says("IS OVER"));
}

TEST_CASE("U-1.7, U-9.3: the help says which rents the keys choose") {
    LoopyScreen table{ann_and_bob()};
    table.keys("d a r ?");
    CHECK(table.says("1 ALL PROPERTIES"));
    CHECK(table.says("2 ALL HOTELS"));
    CHECK(table.says("3 ONE PROPERTY"));
    CHECK_FALSE(table.says("AMOUNT"));
    table.keys("Space x a t ?");
    CHECK(table.says("123: CHOOSE"));
}

TEST_CASE("U-9.3: terms in force are listed with where they end, eight on a page") {
    std::string deals;
    for (const char* const square : {"states-avenue", "virginia-avenue", "new-york-avenue"})
        for (const char* const sum : {"100", "200", "300"})
            deals += "1 deal 2 pay $" + std::string{sum} + " at " + square + "; get $1\n2 accept\n";
    LoopyScreen table{ann_and_bob(deals)};
    table.keys("d a i");
    CHECK(table.says("DEAL 1: $100 AT STATES AVENUE"));
    CHECK(table.says(".-NEXT PAGE"));
    CHECK_FALSE(table.says("DEAL 9"));
    table.keys(".");
    CHECK(table.says("DEAL 9: $300 AT NEW YORK AVENUE"));
    CHECK(table.says("X-BACK"));
    table.keys("9");
    CHECK(table.says("$300 AT NEW YORK"));
}

TEST_CASE("U-10.4: a debt that was put off says what it was") {
    LoopyScreen table{ann_and_bob(
        ".set square.boardwalk.owner 2\n.set square.boardwalk.houses 5\n"
        ".set seat.1.square 36\n1 roll\n0 dice 1 2\n"
        "1 deal 2 deferred mediterranean-avenue $3000\n2 accept\n1 end\n"
        ".set seat.2.square go\n2 roll\n0 dice 1 2\n2 auction\n1 forfeit\n2 forfeit\n2 end\n")};
    CHECK(table.fact("decision.kind") == "debt");
    CHECK(table.says("ANN IS TO PAY BOB"));
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.come();
    CHECK(table.says("THE RENT OF"));
    CHECK(table.says("BOARDWALK"));
    table.keys("d");
    CHECK(table.says("BOARDWALK, PUT OFF BY DEAL "));
}

TEST_CASE("U-9.5: the end tells places, money and properties, and shows wealth by round") {
    LoopyScreen table{game_file("moneyloopy_forty_rounds.parlor")};
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.keys("t");
    table.shows("loopy-page-over");
    table.keys("p");
    table.shows("loopy-page-wealth");
}

}  // namespace parlor::tui
