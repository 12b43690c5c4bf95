// Computers at the property table: the screen shows that they think, and they play by themselves.
#include <algorithm>

#include "app/furnished.hpp"
#include "app/seated.hpp"
#include "app/unfinished_games.hpp"

namespace parlor::tui {
namespace {

constexpr int half_a_second = 500;

const AppNeeds explaining{
    .terms = {.chance = ChanceBy::Script},
    .options = {.movement = Options::Movement::Jumping, .explain = Options::Answer::Yes}};

// Seat 2, a computer, has the dice.
struct Computers : Seated {
    explicit Computers(int people = 1, int computers = 1) : Seated{people, computers} {
        play("1 roll");
        play("0 dice 1 3");
        keys("n");
    }
};

}  // namespace

TEST_CASE("U-10.8: a computer is seen to think, and what it decides for half a second") {
    Computers table;
    table.shows("computer-thinks");
    const auto entries = table.entries();
    CHECK(table.next() == 0);
    table.app().tick(0);
    CHECK(table.entries() == entries + 1);
    table.play("0 dice 3 5");
    table.shows("computer-at-a-deed");
    CHECK(table.next() == half_a_second);
    table.app().tick(half_a_second - 1);
    CHECK(table.entries() == entries + 2);
    table.app().tick(1);
    table.shows("computer-buys");
    CHECK(table.next() == half_a_second);
    table.app().tick(half_a_second);
    CHECK(table.row(0)[1] == '>');
    CHECK_FALSE(table.next());
}

TEST_CASE("while computers play any key goes on at once, to what is shown last or to a decision") {
    Computers table;
    const auto entries = table.entries();
    table.keys("Space");
    CHECK(table.entries() == entries + 1);
    table.play("0 dice 3 5");
    table.keys("Down");
    CHECK(table.says("GAME UPDATING"));
    table.keys("x");
    CHECK_FALSE(table.says("GAME UPDATING"));
    table.keys("n");
    CHECK(table.says("ROLL"));
    CHECK(table.row(0)[1] == '>');
    CHECK_FALSE(table.next());
}

TEST_CASE("steps of a computer's token are seen, and pauses have the options' pace") {
    Seated table{
        1, 1, {.terms = {.chance = ChanceBy::Script}, .options = {.pace = Options::Pace::Slow}}};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.goes_on();
    table.keys("n");
    CHECK(table.next() == 0);
    table.app().tick(0);
    table.play("0 dice 3 5");
    CHECK(table.says("PLAYER MOVING"));
    constexpr int step = half_a_second / 9;
    CHECK(table.next() == step);
    table.app().tick(step * 9);
    CHECK(table.says("UNOWNED DEED"));
    CHECK(table.next() == half_a_second);
}

TEST_CASE("computers are stopped by a key, and nothing passes until they go on") {
    for (const char* const key : {"p", "Esc", "s", "v", "?", "o"}) {
        Computers table;
        const auto entries = table.entries();
        table.keys(key);
        INFO(key);
        CHECK_FALSE(table.next());
        table.app().tick(100'000);
        CHECK(table.entries() == entries);
    }
    Computers table;
    table.keys("p");
    table.shows("game-paused");
    table.keys("s 2");
    CHECK(table.says("EQUITY"));
    table.keys("Space d");
    CHECK(table.says("GAME PAUSED"));
    table.keys("c");
    CHECK(table.next() == 0);
    table.keys("Esc Esc");
    CHECK(table.next() == 0);
}

TEST_CASE("the table can be left while computers play, and while they are shown") {
    Computers thinking;
    thinking.keys("q");
    CHECK(thinking.says("LEAVE THE TABLE"));
    thinking.keys("n");
    CHECK(thinking.says("GAME PAUSED"));
    thinking.keys("q y");
    CHECK(thinking.says("MAIN MENU"));
    Seated moving{1, 1, {.terms = {.chance = ChanceBy::Script}}};
    moving.play("1 roll");
    moving.play("0 dice 1 3");
    moving.keys("Space n Space");
    moving.play("0 dice 3 5");
    REQUIRE(moving.says("PLAYER MOVING"));
    moving.keys("p");
    CHECK(moving.says("GAME PAUSED"));
    CHECK_FALSE(moving.next());
    moving.keys("c");
    CHECK(moving.says("PLAYER MOVING"));
    moving.keys("q y");
    CHECK(moving.says("MAIN MENU"));
}

TEST_CASE("nobody is called to the keyboard for a computer, nor back from one") {
    Seated table{1,
                 2,
                 {.terms = {.chance = ChanceBy::Dealer},
                  .options = {.movement = Options::Movement::Jumping,
                              .prompt = Options::Prompt::EachPlayer}}};
    for (int i = 0; i < 300; ++i) {
        CHECK_FALSE(table.says("PLAYER CHANGED"));
        if (const auto due = table.next())
            table.app().tick(*due);
        else
            table.keys("r p n f Space");
    }
}

TEST_CASE("of two people at the table each is called, however many computers are between them") {
    Seated table{2,
                 1,
                 {.terms = {.chance = ChanceBy::Script},
                  .options = {.movement = Options::Movement::Jumping,
                              .prompt = Options::Prompt::EachPlayer}}};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.keys("Space n");
    CHECK(table.says("PLAYER_2, IT IS NOW"));
    table.keys("Space");
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.keys("n");
    CHECK_FALSE(table.says("PLAYER CHANGED"));
    table.play("3 roll");
    table.play("0 dice 1 3");
    table.goes_on();
    CHECK(table.says("PLAYER_1, IT IS NOW"));
}

TEST_CASE("what a computer's card says passes by itself, if it is not read before") {
    const auto is_read = [](Seated& table) {
        return table.row(6).find("COMMUNITY CHEST") != std::string::npos;
    };
    const auto draw = [&](Seated& table) {
        table.set({"seat.2.square go", "deck.chest bank-error"});
        table.app().tick(half_a_second);
        table.play("0 dice 1 1");
        REQUIRE(is_read(table));
    };
    Computers table;
    draw(table);
    CHECK(table.next() == half_a_second);
    table.app().tick(half_a_second);
    CHECK_FALSE(is_read(table));
    CHECK(table.next());
    Computers other;
    draw(other);
    other.keys("Space");
    CHECK_FALSE(is_read(other));
    CHECK(other.next() == half_a_second);
}

TEST_CASE("a computer's offer comes to the page of the one it is for") {
    Computers table;
    table.set({"square.old-kent-road.owner 2", "square.whitechapel-road.owner 1"});
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.app().tick(half_a_second);
    CHECK(table.says("ADA OFFERS"));
    CHECK_FALSE(table.next());
    table.keys("Space");
    table.shows("trade-of-computer");
    table.keys("x");
    CHECK(table.says("DECLINED!"));
    CHECK(table.next());
    table.goes_on();
    CHECK(table.row(0)[1] == '>');
}

TEST_CASE("U-5.2: an offer that a computer declines comes back, to be changed") {
    Computers table;
    table.set({"square.mayfair.owner 2"});
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.play("2 end");
    table.keys("t w s a c y");
    table.goes_on();
    CHECK(table.says("DECLINED!"));
    CHECK(table.says("TRADE INITIATION"));
    CHECK(table.says("MAYFAIR"));
}

TEST_CASE("U-5.9: while computers play, = stops them and lists the deeds") {
    Computers table;
    table.set({"square.mayfair.owner 1"});
    table.keys("=");
    CHECK(table.says("DEEDS OF PLAYER_1"));
    CHECK(table.says("MAYFAIR"));
    CHECK_FALSE(table.next());
    table.keys("Enter");
    CHECK(table.says("MARKET"));
}

TEST_CASE("computers' offers to each other are below the board, without a panel") {
    Computers table{1, 2};
    table.set({"square.old-kent-road.owner 2", "square.whitechapel-road.owner 3"});
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.app().tick(half_a_second);
    CHECK(table.says("TRADING..."));
    CHECK(table.says("WITH BRUNO"));
    CHECK_FALSE(table.says("TRADE PLAYER"));
    table.app().tick(*table.next());
    CHECK((table.says("DECLINED!") or table.says("APPROVED!") or table.says("ACQUIRED")));
}

TEST_CASE("sentences report the offers between computers, and their outcome") {
    Computers table{1, 2};
    table.set({"square.old-kent-road.owner 2",
               "square.whitechapel-road.owner 3",
               "square.kings-cross-station.owner 3",
               "seat.2.free-cards chance"});
    table.play("2 roll");
    table.play("0 dice 1 3");
    const auto offer = [&] {
        table.play(
            "2 propose 3 give $40 old-kent-road free-card for whitechapel-road "
            "kings-cross-station");
    };
    offer();
    table.shows("computers-trade");
    CHECK(table.next() == half_a_second);
    table.play("3 decline");
    table.shows("computers-trade-declined");
    CHECK(table.next() == half_a_second);
    offer();
    table.play("3 accept");
    table.shows("computers-trade-accepted");
    CHECK(table.next() == half_a_second);
    table.app().tick(half_a_second);
    CHECK_FALSE(table.says("OFFERS"));
}

TEST_CASE("a long offer of computers is shown in full, and leaves room for its answer") {
    Computers table{1, 2};
    std::vector<std::string> facts;
    for (const char* const deed : {"marylebone-station",
                                   "fenchurch-street-station",
                                   "liverpool-street-station",
                                   "northumberland-avenue",
                                   "marlborough-street"})
        facts.push_back("square." + std::string{deed} + ".owner 2");
    facts.push_back("square.whitechapel-road.owner 3");
    table.set(facts);
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.play(
        "2 propose 3 give $40 marylebone-station fenchurch-street-station "
        "liverpool-street-station northumberland-avenue marlborough-street for whitechapel-road");
    table.shows("computers-trade-long");
    CHECK(table.next());
    table.keys("Space");
    CHECK(table.says("ADA OFFERS"));
    table.play("3 decline");
    CHECK(table.says("..."));
    CHECK(table.says("BRUNO DECLINES."));
    CHECK(table.says("ANY KEY SKIPS"));
}

TEST_CASE("while a trade of computers is shown deed by deed, its words stay") {
    Seated table{1, 2, {.terms = {.chance = ChanceBy::Script}}};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.goes_on();
    table.keys("n");
    table.set({"square.old-kent-road.owner 2", "square.whitechapel-road.owner 3"});
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.play("2 propose 3 give $400 old-kent-road for whitechapel-road");
    CHECK(table.next() == half_a_second);
    table.app().tick(half_a_second);
    CHECK(table.says("GAME UPDATING"));
    table.shows("computers-trade-shown");
    CHECK(table.next() == half_a_second / 3);
    table.keys("Space");
    CHECK_FALSE(table.says("GAME UPDATING"));
    CHECK(table.says("BRUNO ACCEPTS."));
}

TEST_CASE("computers bid at an auction, and vote, by themselves") {
    Computers table;
    table.keys("Space");
    table.play("0 dice 3 5");
    table.play("2 pass");
    CHECK(table.says("DEED AUCTION"));
    if (not table.next()) table.keys("f");
    CHECK(table.says("DEED AUCTION"));
    table.shows("computer-bids");
    CHECK(table.next() == half_a_second);
    table.goes_on();
    while (table.says("DEED AUCTION")) {
        table.keys("p");
        table.goes_on();
    }
    Seated voting{1, 2};
    voting.keys("e y y");
    CHECK(voting.says("QUIT REQUESTED"));
    voting.goes_on();
    CHECK_FALSE(voting.says("QUIT REQUESTED"));
}

TEST_CASE("a take-back is the person's last move, with all that computers did then") {
    Seated table{1, 2, ChanceBy::Dealer};
    const auto state = table.place.table->state();
    table.keys("r");
    while (not table.says("'S TURN") or table.next()) {
        if (const auto due = table.next())
            table.app().tick(*due);
        else
            table.keys("b Space");
    }
    for (int i = 0; i < 20 and table.row(0)[1] == '>'; ++i) table.keys("r b n Space");
    table.app().tick(half_a_second);
    const int moves = table.place.table->moves();
    REQUIRE(moves > 0);
    table.keys("z");
    CHECK(table.place.table->moves() == moves - 1);
    CHECK_FALSE(table.says("AGREE?"));
    for (int i = 1; i < moves; ++i) table.keys("z");
    CHECK(table.place.table->state() == state);
    CHECK_FALSE(table.next());
}

TEST_CASE("six computers roll, and play to the end without a key") {
    Seated table{0, 6, ChanceBy::Dealer};
    furnish(table);
    table.set({"square.park-lane.houses 5",
               "square.mayfair.houses 5",
               "square.park-lane.owner 1",
               "square.mayfair.owner 1"});
    for (int seat = 2; seat <= 6; ++seat) table.set({"seat." + std::to_string(seat) + ".money 60"});
    constexpr int many = 100'000;
    int ticks = 0;
    for (auto due = table.next(); due and ticks < many; due = table.next(), ++ticks)
        table.app().tick(*due);
    CHECK(ticks < many);
    CHECK(table.place.table->decider() == std::nullopt);
    for (int i = 0; i < 6 and not table.says(" WINS!"); ++i) table.keys("Space");
    CHECK(table.says(" WINS!"));
    table.keys("Space Space x");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("computers make their first rolls by themselves") {
    Screened table{{.terms = {.seed = 1}}};
    table.keys("a p k c Enter Enter 3 3 0 0 c 0");
    for (int i = 0; i < 3; ++i) {
        CHECK(table.app().next_tick() == half_a_second);
        table.app().tick(half_a_second);
    }
    CHECK(table.says("GAME STARTING"));
    CHECK_FALSE(table.app().next_tick());
    table.keys("Space");
    CHECK_FALSE(table.app().next_tick());
    table.keys("b");
    CHECK(table.app().next_tick());
}

TEST_CASE("a game that was left while a computer had to decide goes on with it") {
    Computers before;
    LeftGames left{std::move(before.place.table)};
    Screened table{{.cabinet = left}};
    table.keys("a c");
    REQUIRE(table.place.table);
    CHECK(table.says("THINKING..."));
    const auto entries = table.place.table->entries();
    table.app().tick(half_a_second);
    CHECK(table.place.table->entries() > entries);
}

TEST_CASE("W tells why a computer decided as it did, where the options want it") {
    Seated table{1, 1, explaining};
    table.keys("w");
    CHECK(table.says("NO COMPUTER HAS"));
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.keys("n");
    table.shows("computer-thinks-why");
    table.keys("w");
    CHECK(table.says("WHY"));
    CHECK(table.says("ROLL:"));
    CHECK_FALSE(table.next());
    table.keys("Space c Space");
    table.play("0 dice 3 5");
    table.app().tick(half_a_second);
    table.keys("w");
    table.shows("why");
    table.keys("Space c");
    table.goes_on();
    REQUIRE(table.row(0)[1] == '>');
    table.keys("? Space Space w");
    CHECK(table.says("WHY"));
    CHECK(table.says("BUY:"));  // the reason why it ended its turn
}

TEST_CASE("W says of a game with earlier moves of computers that their reasons are not kept") {
    Screened table{explaining};
    table.take_up(
        "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann red\nseat 2 cpu:1 Victor blue\n"
        "begin\n0 die 1\n0 die 6\n2 deal 1 give $50\n");
    table.keys("w");
    CHECK(table.says("REASONS FOR"));
    CHECK(table.says("NOT KEPT"));
    CHECK_FALSE(table.says("NO COMPUTER HAS"));
}

TEST_CASE("U-5.6: W tells what a computer did in words of players, without a rule's number") {
    Seated table{1, 1, explaining};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.keys("n");
    table.set({"seat.2.money 0", "square.mayfair.owner 2"});
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.app().tick(half_a_second);
    table.keys("p w");
    CHECK(table.says("AUTOPAY:"));
    CHECK(table.says("IT HAS TO RAISE"));
}

TEST_CASE("Y tells why a computer offers what it does, to the person who is asked") {
    Seated table{1, 1, explaining};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.keys("n");
    table.set({"square.old-kent-road.owner 2", "square.whitechapel-road.owner 1"});
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.app().tick(half_a_second);
    table.keys("Space");
    table.shows("trade-of-computer-why");
    table.keys("?");
    CHECK(table.says("Y WHY THIS OFFER"));
    table.keys("Space Space y");
    table.shows("why-this-offer");
    table.keys("Space x");
    REQUIRE(table.says("DECLINED!"));
    table.keys("p z");  // asked again, with no decision since
    table.keys("y");
    CHECK(table.says("OFFERS PLAYER_1 $90"));
}

TEST_CASE("nobody tells why a person offers something") {
    Seated table{2, 1, explaining};
    table.set({"square.old-kent-road.owner 1", "square.whitechapel-road.owner 2"});
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.play("1 propose 2 give old-kent-road for whitechapel-road");
    table.keys("Space y");
    CHECK(table.says("X - DECLINE"));
    CHECK_FALSE(table.says("WHY"));
}

TEST_CASE("nobody tells why a computer offers what a script offered in its place") {
    Seated table{1, 1, explaining};
    table.set({"square.old-kent-road.owner 2", "square.whitechapel-road.owner 1"});
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.play("1 end");
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.play("2 propose 1 give $7 for whitechapel-road");
    table.keys("Space y");
    CHECK(table.says("REASONS FOR"));
    for (int row = 8; row < Canvas::rows; ++row)  // below the head
        CHECK(table.row(row).find("OFFERS") == std::string::npos);
}

TEST_CASE("without the option no computer says why it did what it did") {
    Computers table;
    table.keys("w");
    CHECK_FALSE(table.says("WHY"));
    CHECK_FALSE(table.says("W - "));
}

}  // namespace parlor::tui
