// Chapter 5: the effect of every card. Shuffling and keeping cards: deck_test.cpp; stations and
// utilities: nearest_test.cpp.

#include <set>

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

struct CardDrawn {
    const char* card;
    const char* told;  // its first event
    int money;         // Ann had $1,500
    const char* at;    // Ann's square then
};

// In the order of C-5.2, from chest-2. Ann has four houses and a hotel.
constexpr std::array<CardDrawn, 16> chest_cards{{
    {"bank-error", "paid from=0 to=1 amount=200 for=card", 1700, "chest-2"},
    {"go", "moved seat=1 from=chest-2 to=go", 1700, "go"},
    {"street-repairs", "paid from=1 to=0 amount=275 for=card", 1225, "chest-2"},
    {"beauty-contest", "paid from=0 to=1 amount=10 for=card", 1510, "chest-2"},
    {"stock", "paid from=0 to=1 amount=50 for=card", 1550, "chest-2"},
    {"inheritance", "paid from=0 to=1 amount=100 for=card", 1600, "chest-2"},
    {"birthday", "paid from=2 to=1 amount=10 for=card", 1520, "chest-2"},
    {"consultancy", "paid from=0 to=1 amount=25 for=card", 1525, "chest-2"},
    {"go-to-gaol", "gaoled seat=1 why=card", 1500, "gaol"},
    {"hospital", "paid from=1 to=0 amount=100 for=card", 1400, "chest-2"},
    {"tax-refund", "paid from=0 to=1 amount=20 for=card", 1520, "chest-2"},
    {"school", "paid from=1 to=0 amount=50 for=card", 1450, "chest-2"},
    {"life-insurance", "paid from=0 to=1 amount=100 for=card", 1600, "chest-2"},
    {"holiday", "paid from=0 to=1 amount=100 for=card", 1600, "chest-2"},
    {"doctor", "paid from=1 to=0 amount=50 for=card", 1450, "chest-2"},
    {"gaol-free", "", 1500, "chest-2"},
}};

// In the order of C-5.3, from chance-2.
constexpr std::array<CardDrawn, 16> chance_cards{{
    {"station-1",
     "moved seat=1 from=chance-2 to=fenchurch-street-station",
     1500,
     "fenchurch-street-station"},
    {"station-2",
     "moved seat=1 from=chance-2 to=fenchurch-street-station",
     1500,
     "fenchurch-street-station"},
    {"speeding", "paid from=1 to=0 amount=15 for=card", 1485, "chance-2"},
    {"back-three", "moved seat=1 from=chance-2 to=vine-street", 1500, "vine-street"},
    {"chairman", "paid from=1 to=2 amount=50 for=card", 1400, "chance-2"},
    {"pink", "moved seat=1 from=chance-2 to=pall-mall", 1700, "pall-mall"},
    {"gaol-free", "", 1500, "chance-2"},
    {"repairs", "paid from=1 to=0 amount=200 for=card", 1300, "chance-2"},
    {"dividend", "paid from=0 to=1 amount=50 for=card", 1550, "chance-2"},
    {"go", "moved seat=1 from=chance-2 to=go", 1700, "go"},
    {"go-to-gaol", "gaoled seat=1 why=card", 1500, "gaol"},
    {"utility", "moved seat=1 from=chance-2 to=water-works", 1500, "water-works"},
    {"red", "moved seat=1 from=chance-2 to=trafalgar-square", 1500, "trafalgar-square"},
    {"loan", "paid from=0 to=1 amount=150 for=card", 1650, "chance-2"},
    {"first-station",
     "moved seat=1 from=chance-2 to=kings-cross-station",
     1700,
     "kings-cross-station"},
    {"last-street", "moved seat=1 from=chance-2 to=mayfair", 1500, "mayfair"},
}};

Table table_before(const char* square, board::Deck deck, const char* card) {
    Table table{"Ann", "Bob", "Cat"};
    rig(table,
        {.owns = {{1, "brown"}},
         .houses = {{4, "old-kent-road"}, {5, "whitechapel-road"}},
         .at = {{1, square}}});
    table.plays({".set deck." + std::string{id_of(deck)} + " " + card});
    return table;
}

void check_card(board::Deck deck, const char* from, const CardDrawn& drawn) {
    INFO(drawn.card);
    Table table = table_before(from, deck, drawn.card);
    table.plays({"1 roll", "0 dice 1 2"});
    const std::string card = "card seat=1 deck=" + std::string{id_of(deck)} + " card=" + drawn.card;
    const auto story = table.story();
    const auto told = std::ranges::find(story, card);
    REQUIRE(told != story.end());
    CHECK((told + 1 == story.end() ? "" : told[1]) == drawn.told);
    CHECK(table.fact("seat.1.money") == std::to_string(drawn.money));
    CHECK(table.fact("seat.1.square") == drawn.at);
    const bool is_for_sale = table.told_any("moved") and
                             table.game.board().deeds.contains(table.game.players[Seat{1}].at);
    CHECK(table.decision() == (is_for_sale ? "1 deed" : "1 end"));
}

bool are_the_whole_deck(board::Deck deck, const std::array<CardDrawn, 16>& cards) {
    std::set<std::string> drawn, in_deck;
    for (const CardDrawn& card : cards) drawn.insert(card.card);
    for (const Card& card : edition_of("uk")->decks.cards[deck]) in_deck.insert(card.id);
    return drawn == in_deck and drawn.size() == 16;
}

}  // namespace

TEST_CASE("C-5.2: every Community Chest card does what it says") {
    CHECK(are_the_whole_deck(board::Deck::Chest, chest_cards));
    for (const CardDrawn& drawn : chest_cards)
        check_card(board::Deck::Chest, "northumberland-avenue", drawn);
}

TEST_CASE("C-5.3: every Chance card does what it says") {
    CHECK(are_the_whole_deck(board::Deck::Chance, chance_cards));
    for (const CardDrawn& drawn : chance_cards)
        check_card(board::Deck::Chance, "vine-street", drawn);
}

TEST_CASE("C-5.3: on the US board the cards lead to its own squares") {
    struct Way {
        const char* card;
        const char* to;
    };
    const auto way = GENERATE(Way{"pink", "st-charles-place"},
                              Way{"red", "illinois-avenue"},
                              Way{"first-station", "reading-railroad"},
                              Way{"last-street", "boardwalk"},
                              Way{"station-1", "b-and-o-railroad"},
                              Way{"station-2", "b-and-o-railroad"},
                              Way{"utility", "water-works"},
                              Way{"back-three", "new-york-avenue"});
    Table table({"Ann", "Bob"}, {}, "us");
    table.plays({".set seat.1.square new-york-avenue"});
    table.plays({".set deck.chance " + std::string{way.card}, "1 roll", "0 dice 1 2"});
    CHECK(table.told("moved seat=1 from=chance-2 to=" + std::string{way.to}));
    CHECK(table.decision() == "1 deed");
}

TEST_CASE("C-5.2: a birthday is paid by every other player still in, in play order") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    table.plays({"1 roll", "0 dice 4 6", "1 end"});
    table.plays({".set seat.2.square northumberland-avenue", ".set deck.chest birthday"});
    SECTION("all are in") {
        table.plays({"2 roll", "0 dice 1 2"});
        CHECK(table.told_in_order({"paid from=3 to=2 amount=10 for=card",
                                   "paid from=4 to=2 amount=10 for=card",
                                   "paid from=1 to=2 amount=10 for=card"}));
        CHECK(table.fact("seat.2.money") == "1530");
    }
    SECTION("one is out") {
        table.plays({".set seat.3.money 0", "2 roll", "0 dice 1 2"});
        REQUIRE(table.fact("seat.3.out") == "yes");
        table.plays({"2 end", "4 roll", "0 dice 4 6", "4 end", "1 roll", "0 dice 1 2", "1 buy"});
        table.plays({"1 end", ".set seat.2.square northumberland-avenue"});
        table.plays({".set deck.chest birthday", "2 roll", "0 dice 1 2"});
        CHECK(table.fact("seat.2.money") == "1540");
    }
}

TEST_CASE("C-5.2, C-5.3: repairs cost nothing without houses, and only your own count") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "brown"}}, .houses = {{5, "brown"}}, .at = {{1, "vine-street"}}});
    table.plays({".set deck.chance repairs", "1 roll", "0 dice 1 2"});
    CHECK_FALSE(table.told_any("paid"));
    CHECK(table.fact("seat.1.money") == "1500");
    CHECK(table.fact("seat.2.money") == "1500");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-5.3: who is sent to a deed pays its rent") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "dark-blue"}}, .houses = {{5, "dark-blue"}}});
    table.plays({".set deck.chance last-street", "1 roll", "0 dice 3 4"});
    CHECK(table.told_in_order({"card seat=1 deck=chance card=last-street",
                               "moved seat=1 from=chance-1 to=mayfair",
                               "landed seat=1 square=mayfair",
                               "rent from=1 to=2 square=mayfair amount=2000"}));
}

TEST_CASE("C-5.3: going back three squares, one lands there as on any square") {
    Table table{"Ann", "Bob"};
    table.plays({".set deck.chance back-three"});
    SECTION("Income Tax") {
        table.plays({"1 roll", "0 dice 3 4"});
        CHECK(table.told_in_order(
            {"moved seat=1 from=chance-1 to=income-tax", "paid from=1 to=0 amount=200 for=tax"}));
    }
    SECTION("Community Chest, and a card of it") {
        table.plays({".set seat.1.square oxford-street", ".set deck.chest inheritance"});
        table.plays({"1 roll", "0 dice 1 3"});
        CHECK(table.told_in_order({"moved seat=1 from=chance-3 to=chest-3",
                                   "card seat=1 deck=chest card=inheritance",
                                   "paid from=0 to=1 amount=100 for=card"}));
    }
}

TEST_CASE(
    "C-5.2: a card to GO pays a second salary in one move, as a roll past GO paid the first") {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.square mayfair", ".set deck.chest go", "1 roll", "0 dice 1 2"});
    CHECK(table.told_in_order({"moved seat=1 from=mayfair to=chest-1",
                               "salary seat=1 amount=200",
                               "moved seat=1 from=chest-1 to=go",
                               "salary seat=1 amount=200"}));
    CHECK(table.fact("seat.1.money") == "1900");
}

TEST_CASE("C-5.2, C-9.3: a card to GO pays double where landing on GO does; passing it does not") {
    Table table{{"Ann", "Bob"}, {.go_landing = GoLanding::Double}};
    SECTION("to GO") {
        table.plays({".set seat.1.square northumberland-avenue", ".set deck.chest go"});
        table.plays({"1 roll", "0 dice 1 2"});
        CHECK(table.told("salary seat=1 amount=400"));
    }
    SECTION("past GO") {
        table.plays({".set seat.1.square vine-street", ".set deck.chance pink"});
        table.plays({"1 roll", "0 dice 1 2"});
        CHECK(table.told("salary seat=1 amount=200"));
    }
}

TEST_CASE("C-5.2: after a card of a double one rolls again, unless it led to Gaol") {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.square marylebone-station"});
    SECTION("a rebate") {
        table.plays({".set deck.chest tax-refund", "1 roll", "0 dice 1 1"});
        CHECK(table.decision() == "1 roll");
    }
    SECTION("Gaol") {
        table.plays({".set deck.chest go-to-gaol", "1 roll", "0 dice 1 1"});
        CHECK(table.decision() == "1 end");
    }
}
