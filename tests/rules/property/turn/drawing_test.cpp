// M-2.4: a deck that is shuffled before every draw.
#include "rules/property/rigged.hpp"
#include "rules/property/turn/deck.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

const Ruleset shuffling{.drawing = Drawing::AfterAShuffle};

// Ann has to draw from Community Chest.
Table before_a_card() {
    Table table{{"Ann", "Bob"}, shuffling};
    table.plays({".set seat.1.square luxury-tax", "1 roll", "0 dice 1 3"});
    return table;
}

}  // namespace

TEST_CASE("M-2.4: after the first throws the game begins, without a deck to shuffle") {
    const Property::Setup setup{"city",
                                edition_of("uk"),
                                shuffling,
                                {{.name = "Ann"}, {.name = "Bob", .colour = board::Colour::Blue}}};
    TableOf<Property> table{setup};
    table.play({"0 dice 6 6", "0 dice 1 2"});
    CHECK(table.told("turn seat=1 round=1"));
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("M-2.4: chance names the card that is drawn") {
    Table table = before_a_card();
    REQUIRE(table.decision() == "0 chance");
    CHECK(table.choices() == std::vector<std::string>{"card chest"});
    CHECK(names(table.refuses("0 deck chest"), "C-2.5"));
    CHECK(names(table.refuses("0 card chance dividend"), "C-2.5"));
    table.plays({"0 card chest tax-refund"});
    CHECK(table.told_in_order({"landed seat=1 square=chest-1",
                               "card seat=1 deck=chest card=tax-refund",
                               "paid from=0 to=1 amount=20 for=card"}));
    CHECK_FALSE(table.told_any("shuffled"));
    CHECK(table.decision() == "1 end");
    CHECK(names(table.refuses("1 card"), "C-2.5"));  // the player's own move of this name
}

TEST_CASE("M-2.4: a card that is held cannot be drawn; one that was used can, at once") {
    Table table = before_a_card();
    table.plays({"0 card chest gaol-free"});
    CHECK(table.fact("seat.1.free-cards") == "chest");
    CHECK(table.fact("deck.chest").find("gaol-free") == std::string::npos);
    table.plays({"1 end", ".set seat.2.square luxury-tax", "2 roll", "0 dice 1 3"});
    CHECK(names(table.refuses("0 card chest gaol-free"), "M-2.4"));
    table.plays({"0 card chest stock", "2 end"});
    rig(table, {.at = {{1, "gaol"}}});
    table.plays({".set seat.1.gaol 1", "1 card", "1 roll", "0 dice 3 4", "0 card chest gaol-free"});
    CHECK(table.fact("seat.1.free-cards") == "chest");
}

TEST_CASE(
    "M-2.4: deck.* shows what can be drawn, in the order of the table, and is not to be set") {
    Table table{{"Ann", "Bob"}, shuffling};
    CHECK(table.fact("deck.chance").starts_with("station-1,station-2,speeding,"));
    const std::vector<std::string> order{"dividend"};
    CHECK(names(*Property::rig(table.game, "deck.chance", order), "M-2.4"));
    CHECK(table.fact("deck.chance").starts_with("station-1,station-2,speeding,"));
}

TEST_CASE("M-2.4: the dealer draws any card that is not held, each as likely") {
    Table table = before_a_card();
    table.game.free_card_holder[board::Deck::Chest] = Seat{2};
    Per<board::Deck, CardSet, board::deck_count> drawn;
    for (int i = 0; i < 15; ++i) {
        auto nth = [&](int count) {
            CHECK(count == 15);
            return i;
        };
        const Action action = Property::answer_chance(table.game, Draw{nth});
        drawn[board::Deck::Chest].insert(std::get<Drawn>(action).card);
    }
    CHECK(drawn[board::Deck::Chest] == cards_in(table.game, board::Deck::Chest));
}
