// Chapter 5: shuffling and drawing (C-5.1), and the cards that are kept (C-5.5).

#include "rules/property/rigged.hpp"
#include "words_of.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

std::vector<std::string> cards_in(const Table& table, const char* deck) {
    std::string list = table.fact("deck." + std::string{deck});
    std::ranges::replace(list, ',', ' ');
    return words_of(list);
}

bool is_in(const Table& table, const char* deck, const char* card) {
    const auto cards = cards_in(table, deck);
    return std::ranges::find(cards, card) != cards.end();
}

// The deck as it is when all but this card have been drawn.
void leave_only(Table& table, board::Deck deck, const std::string& card) {
    table.plays({".set deck." + std::string{id_of(deck)} + " " + card});
    auto& to_come = table.game.piles[deck].to_come;
    while (to_come.size() > 1) to_come.erase(to_come.size() - 1);
}

// Ann lands on chest-2, or on chance-2.
void draws_from(Table& table, board::Deck deck) {
    table.plays({deck == board::Deck::Chest ? ".set seat.1.square 14" : ".set seat.1.square 19"});
    table.plays({"1 roll", "0 dice 1 2"});
}

}  // namespace

TEST_CASE("C-5.1: at the start each deck is shuffled, and then drawn from the top") {
    Table table{"Ann", "Bob"};
    table.game = Property::deal(table.setup, table.events);
    table.plays({"0 dice 6 6", "0 dice 1 2"});
    CHECK(table.choices() == std::vector<std::string>{"deck chest"});
    table.plays({"0 deck chest school doctor"});
    CHECK(table.choices() == std::vector<std::string>{"deck chance"});
    table.plays({"0 deck chance loan"});
    // Cards that are not named follow in the order of the list.
    CHECK(table.fact("deck.chest").starts_with("school,doctor,bank-error,go,street-repairs,"));
    CHECK(table.fact("deck.chance").starts_with("loan,station-1,station-2,"));
    CHECK(cards_in(table, "chest").size() == 16);

    draws_from(table, board::Deck::Chest);
    CHECK(table.told("card seat=1 deck=chest card=school"));
    table.plays({"1 end", ".set seat.2.square 14", "2 roll", "0 dice 1 2"});
    CHECK(table.told("card seat=2 deck=chest card=doctor"));
    CHECK(cards_in(table, "chest").size() == 14);
    CHECK(cards_in(table, "chance").size() == 16);
}

TEST_CASE("C-5.1: a card that is not in the pile, or is named twice, is refused") {
    Table table{"Ann", "Bob"};
    table.game = Property::deal(table.setup, table.events);
    table.plays({"0 dice 6 6", "0 dice 1 2"});
    CHECK(names(table.refuses("0 deck chest school school"), "C-5.1"));
    CHECK(names(table.refuses("0 deck chance"), "C-2.5"));
}

TEST_CASE("C-5.1: a deck lasts sixteen cards, and the sixteenth is in the next shuffle") {
    Table table{"Ann", "Bob"};
    table.plays({".set deck.chest bank-error gaol-free street-repairs"});
    for (int drawn = 1; drawn <= 15; ++drawn) {
        table.plays({".set seat.1.gaol 0"});
        draws_from(table, board::Deck::Chest);
        CHECK_FALSE(table.told_any("shuffled"));
        table.plays({"1 end", ".set seat.2.square go", "2 roll", "0 dice 4 6", "2 end"});
    }
    CHECK(table.fact("seat.1.free-cards") == "chest");
    CHECK(cards_in(table, "chest").size() == 1);
    const std::string last = cards_in(table, "chest")[0];
    draws_from(table, board::Deck::Chest);
    CHECK(table.told("card seat=1 deck=chest card=" + last));
    CHECK(table.decision() == "0 chance");
    table.plays({"0 deck chest " + last});
    CHECK(cards_in(table, "chest")[0] == last);
    CHECK(cards_in(table, "chest").size() == 15);
}

TEST_CASE("C-5.1: the deck is shuffled before the last card's effect") {
    Table table{"Ann", "Bob"};
    leave_only(table, board::Deck::Chest, "bank-error");
    draws_from(table, board::Deck::Chest);
    CHECK(table.choices() == std::vector<std::string>{"deck chest"});
    CHECK(table.fact("seat.1.money") == "1500");
    table.plays({"0 deck chest doctor bank-error"});
    CHECK(table.told_in_order({"card seat=1 deck=chest card=bank-error",
                               "shuffled deck=chest",
                               "paid from=0 to=1 amount=200 for=card"}));
    CHECK(table.fact("deck.chest").starts_with("doctor,bank-error,"));
    CHECK(cards_in(table, "chest").size() == 16);
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-5.1: the last cards of both decks, drawn in one move, shuffle one after the other") {
    Table table{"Ann", "Bob"};
    leave_only(table, board::Deck::Chance, "back-three");
    leave_only(table, board::Deck::Chest, "stock");
    table.plays({".set seat.1.square oxford-street", "1 roll", "0 dice 1 3"});
    CHECK(names(table.refuses("0 deck chest"), "C-2.5"));
    table.plays({"0 deck chance", "0 deck chest"});
    CHECK(table.told_in_order({"card seat=1 deck=chance card=back-three",
                               "shuffled deck=chance",
                               "moved seat=1 from=chance-3 to=chest-3",
                               "card seat=1 deck=chest card=stock",
                               "shuffled deck=chest",
                               "paid from=0 to=1 amount=50 for=card"}));
}

TEST_CASE("C-5.1: the shuffle comes before the throw that the last card asks for") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "water-works"}}});
    leave_only(table, board::Deck::Chance, "utility");
    draws_from(table, board::Deck::Chance);
    table.plays({"0 deck chance", "0 dice 2 3"});
    CHECK(table.told_in_order({"shuffled deck=chance",
                               "landed seat=1 square=water-works",
                               "rent from=1 to=2 square=water-works amount=50"}));
}

TEST_CASE("C-5.1: a Get Out Of Gaol Free card that a player holds is not in the shuffle") {
    Table table{"Ann", "Bob"};
    rig(table, {.cards = {{2, "chest"}}});
    leave_only(table, board::Deck::Chest, "stock");
    draws_from(table, board::Deck::Chest);
    CHECK(names(table.refuses("0 deck chest gaol-free"), "C-5.1"));
    table.plays({"0 deck chest"});
    CHECK_FALSE(is_in(table, "chest", "gaol-free"));
    CHECK(cards_in(table, "chest").size() == 15);
}

TEST_CASE("C-5.1: a used Get Out Of Gaol Free card comes back at the next shuffle, not before") {
    Table table{"Ann", "Bob"};
    rig(table, {.at = {{1, "gaol"}}, .cards = {{1, "chest"}}});
    table.plays({".set seat.1.gaol 1", "1 card"});
    CHECK(table.fact("seat.1.free-cards") == "none");
    CHECK_FALSE(is_in(table, "chest", "gaol-free"));
    leave_only(table, board::Deck::Chest, "stock");
    draws_from(table, board::Deck::Chest);
    table.plays({"0 deck chest stock gaol-free"});
    CHECK(table.fact("deck.chest").starts_with("stock,gaol-free,"));
    CHECK(cards_in(table, "chest").size() == 16);
}

TEST_CASE("C-5.1: a card lost to the bank comes back at the next shuffle, not before") {
    Table table{"Ann", "Bob", "Cat"};
    rig(table, {.money = {{2, 0}}, .cards = {{2, "chance"}}});
    table.plays({"1 roll", "0 dice 4 6", "1 end", "2 roll", "0 dice 1 3"});
    REQUIRE(table.told_in_order({"card-given from=2 to=0 deck=chance", "eliminated seat=2 by=0"}));
    CHECK_FALSE(is_in(table, "chance", "gaol-free"));
    table.plays({"3 roll", "0 dice 4 6", "3 end"});
    leave_only(table, board::Deck::Chance, "loan");
    draws_from(table, board::Deck::Chance);
    table.plays({"0 deck chance gaol-free"});
    CHECK(table.fact("deck.chance").starts_with("gaol-free,"));
}

TEST_CASE("C-5.1: drawn as the last card, the free card is shuffled in and then taken out") {
    Table table{"Ann", "Bob"};
    leave_only(table, board::Deck::Chance, "gaol-free");
    draws_from(table, board::Deck::Chance);
    table.plays({"0 deck chance loan gaol-free speeding"});
    CHECK(table.fact("seat.1.free-cards") == "chance");
    CHECK(table.fact("deck.chance").starts_with("loan,speeding,"));
    CHECK(cards_in(table, "chance").size() == 15);
}

TEST_CASE("C-5.5: a Get Out Of Gaol Free card is kept, and is out of its deck") {
    Table table{"Ann", "Bob"};
    const auto [deck, name] =
        GENERATE(std::pair{board::Deck::Chest, "chest"}, std::pair{board::Deck::Chance, "chance"});
    table.plays({".set deck." + std::string{name} + " gaol-free"});
    draws_from(table, deck);
    CHECK(table.fact("seat.1.free-cards") == name);
    CHECK(cards_in(table, name).size() == 15);
    CHECK_FALSE(is_in(table, name, "gaol-free"));
    table.plays({"1 end", "2 roll", "0 dice 4 6", "2 end"});
    CHECK(table.fact("seat.1.free-cards") == name);
}

TEST_CASE("C-5.5: a kept card is traded") {
    Table table{"Ann", "Bob"};
    rig(table, {.cards = {{1, "chance"}}});
    table.plays({"1 propose 2 give free-card for $60", "2 accept"});
    CHECK(table.told("card-given from=1 to=2 deck=chance"));
    CHECK(table.fact("seat.1.free-cards") == "none");
    CHECK(table.fact("seat.2.free-cards") == "chance");
    CHECK(names(table.refuses("1 propose 2 give free-card for $60"), "C-8.1"));
}

TEST_CASE("C-5.5: who has both cards uses the Community Chest one first") {
    Table table{"Ann", "Bob"};
    rig(table, {.at = {{1, "gaol"}}, .cards = {{1, "both"}}});
    table.plays({".set seat.1.gaol 1", "1 card"});
    CHECK(table.told("freed seat=1 how=card"));
    CHECK(table.fact("seat.1.free-cards") == "chance");
    table.plays({".set seat.1.gaol 1", "1 card"});
    CHECK(table.fact("seat.1.free-cards") == "none");
    CHECK(table.fact("seat.1.money") == "1500");
}
