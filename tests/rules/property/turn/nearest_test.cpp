// Chapter 5: the cards that send a token to the nearest station or utility, C-5.3 and C-5.4.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Ann lands on chance-2 with `first + second` and draws this card.
void draw(Table& table, const std::string& card, int first = 1, int second = 2) {
    const int from = 22 - first - second;
    table.plays({".set seat.1.square " + std::to_string(from), ".set deck.chance " + card});
    table.plays({"1 roll", "0 dice " + std::to_string(first) + " " + std::to_string(second)});
}

}  // namespace

TEST_CASE("C-5.3: the nearest station and utility are the next ones ahead") {
    struct Way {
        const char *card, *from, *to;
        bool passes_go;
    };
    const auto way = GENERATE(Way{"station-1", "chance-1", "marylebone-station", false},
                              Way{"station-2", "chance-2", "fenchurch-street-station", false},
                              Way{"station-1", "chance-3", "kings-cross-station", true},
                              Way{"utility", "chance-1", "electric-company", false},
                              Way{"utility", "chance-2", "water-works", false},
                              Way{"utility", "chance-3", "electric-company", true});
    INFO(way.card << " from " << way.from);
    Table table{"Ann", "Bob"};
    const int square = number(*table.game.board().find(way.from));
    table.plays({".set seat.1.square " + std::to_string(square - 3)});
    table.plays({".set deck.chance " + std::string{way.card}, "1 roll", "0 dice 1 2"});
    CHECK(table.fact("seat.1.square") == way.to);
    CHECK(table.told_any("salary") == way.passes_go);
    CHECK(table.fact("seat.1.money") == (way.passes_go ? "1700" : "1500"));
    CHECK(table.decision() == "1 deed");
}

TEST_CASE("C-5.3: the rent of the station that a card leads to is doubled") {
    Table table{"Ann", "Bob"};
    SECTION("of one station") { rig(table, {.owns = {{2, "fenchurch-street-station"}}}); }
    SECTION("of two") {
        rig(table, {.owns = {{2, "fenchurch-street-station kings-cross-station"}}});
    }
    SECTION("of three") {
        rig(table, {.owns = {{2, "stations"}}});
        rig(table, {.owns = {{1, "kings-cross-station"}}});
    }
    SECTION("of four, three of them mortgaged") {
        rig(table,
            {.owns = {{2, "stations"}},
             .mortgaged = "kings-cross-station marylebone-station liverpool-street-station"});
    }
    const int owned = table.game.deeds[Seat{2}].count();
    draw(table, "station-1");
    const std::array<std::string, 5> rents{"", "50", "100", "200", "400"};
    const std::string& rent = rents.at(static_cast<std::size_t>(owned));
    CHECK(table.told_in_order({"landed seat=1 square=fenchurch-street-station",
                               "rent from=1 to=2 square=fenchurch-street-station amount=" + rent,
                               "paid from=1 to=2 amount=" + rent + " for=rent"}));
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-5.3: the station's rent is doubled for the card only") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "fenchurch-street-station"}}});
    draw(table, "station-1", 1, 1);
    CHECK(table.decision() == "1 roll");
    table.plays({".set seat.1.square chance-2", "1 roll", "0 dice 1 2"});
    CHECK(table.told("rent from=1 to=2 square=fenchurch-street-station amount=25"));
}

TEST_CASE("C-5.3: the salary on the way is there for the doubled rent") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "stations"}}, .money = {{1, 200}}, .at = {{1, "oxford-street"}}});
    table.plays({".set deck.chance station-2", "1 roll", "0 dice 1 3"});
    CHECK(table.told_in_order({"salary seat=1 amount=200",
                               "rent from=1 to=2 square=kings-cross-station amount=400",
                               "paid from=1 to=2 amount=400 for=rent"}));
    CHECK(table.fact("seat.1.money") == "0");
}

TEST_CASE("C-5.3: a card's station or utility that is unowned may be bought or auctioned") {
    Table table{"Ann", "Bob"};
    SECTION("bought") {
        draw(table, "station-2");
        table.plays({"1 buy"});
        CHECK(table.fact("square.fenchurch-street-station.owner") == "1");
        CHECK(table.fact("seat.1.money") == "1300");
    }
    SECTION("auctioned") {
        draw(table, "utility");
        CHECK(table.told("for-sale seat=1 square=water-works price=150"));
        table.plays({"1 pass", "2 bid 10", "1 pass"});
        CHECK(table.fact("square.water-works.owner") == "2");
    }
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-5.3, C-5.4: one's own or a mortgaged deed costs nothing, and nothing is thrown for") {
    Table table{"Ann", "Bob"};
    const std::string card = GENERATE("station-1", "utility");
    SECTION("own") { rig(table, {.owns = {{1, "stations utilities"}}}); }
    SECTION("mortgaged") {
        rig(table, {.owns = {{2, "stations utilities"}}, .mortgaged = "stations utilities"});
    }
    draw(table, card);
    CHECK(table.story().back().starts_with("landed seat=1"));
    CHECK(table.fact("seat.1.money") == "1500");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-5.4: the utility card's rent is ten times a new roll") {
    Table table{"Ann", "Bob"};
    SECTION("from the owner of one") { rig(table, {.owns = {{2, "water-works"}}}); }
    SECTION("from the owner of both") { rig(table, {.owns = {{2, "utilities"}}}); }
    draw(table, "utility");
    CHECK(table.decision() == "0 chance");
    CHECK(table.choices() == std::vector<std::string>{"dice 1..6 1..6"});
    CHECK(table.fact("seat.1.money") == "1500");
    table.plays({"0 dice 4 5"});
    CHECK(table.told_in_order({"landed seat=1 square=water-works",
                               "rolled seat=1 dice=4+5 double=no",
                               "rent from=1 to=2 square=water-works amount=90",
                               "paid from=1 to=2 amount=90 for=rent"}));
    CHECK(table.fact("seat.1.square") == "water-works");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-5.4: the throw for the utility makes no double and moves nobody") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "water-works"}}});
    SECTION("two alike give no second roll") {
        draw(table, "utility", 1, 2);
        table.plays({"0 dice 6 6"});
        CHECK(table.told("rolled seat=1 dice=6+6 double=no"));
        CHECK(table.fact("seat.1.money") == "1380");
        CHECK(table.fact("doubles") == "0");
        CHECK(table.decision() == "1 end");
    }
    SECTION("two unlike take no second roll away") {
        draw(table, "utility", 1, 1);
        table.plays({"0 dice 1 2"});
        CHECK(table.fact("doubles") == "1");
        CHECK(table.decision() == "1 roll");
    }
    SECTION("two alike after two doubles do not lead to Gaol") {
        table.plays({"1 roll", "0 dice 5 5"});
        draw(table, "utility", 2, 2);
        table.plays({"0 dice 3 3"});
        CHECK(table.fact("doubles") == "2");
        CHECK(table.decision() == "1 roll");
    }
    CHECK(table.fact("seat.1.square") == "water-works");
    CHECK(table.fact("seat.1.gaol") == "0");
}

TEST_CASE("C-5.4: the throw counts only for that rent") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "utilities"}}});
    draw(table, "utility", 3, 3);
    table.plays({"0 dice 6 6", ".set seat.1.square gaol", "1 roll", "0 dice 1 1"});
    CHECK(table.told("rent from=1 to=2 square=electric-company amount=20"));
}

TEST_CASE("C-5.4: who cannot pay what was thrown is in debt") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "strand"}, {2, "water-works"}}, .money = {{1, 20}}});
    draw(table, "utility");
    table.plays({"0 dice 6 6"});
    CHECK(table.told_in_order(
        {"paid from=1 to=2 amount=20 for=rent", "owes from=1 to=2 amount=100"}));
    CHECK(table.decision() == "1 debt");
}
