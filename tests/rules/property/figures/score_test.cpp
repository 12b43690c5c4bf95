// Chapter 12: the score and the statistics, C-12.2 to C-12.4. The winner by score: vote_test.cpp.

#include "rules/property/rigged.hpp"
#include "rules/property/view.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

int score(const Table& table, int seat = 1) {
    return std::stoi(table.fact("seat." + std::to_string(seat) + ".score"));
}

}  // namespace

TEST_CASE("C-12.2: the score counts an eighth of the money, rounded down") {
    Table table{"Ann", "Bob"};
    const auto [money, points] =
        GENERATE(std::pair{0, 0}, std::pair{7, 0}, std::pair{8, 1}, std::pair{1500, 187});
    rig(table, {.money = {{1, money}}});
    CHECK(score(table) == points);
}

TEST_CASE("C-12.2: the score counts half the equity, rounded down, and each deed") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "park-lane"}}, .money = {{1, 15}}});
    CHECK(score(table) == 87 + 1 + 1);  // 175 / 2, 15 / 8: each by itself
    table.plays({"1 mortgage park-lane"});
    CHECK(score(table) == 0 + 190 / 8 + 1);
}

TEST_CASE("C-12.2: the score counts Get Out Of Gaol Free cards") {
    Table table{"Ann", "Bob"};
    rig(table, {.money = {{1, 0}}, .cards = {{1, GENERATE("chest", "chance")}}});
    CHECK(score(table) == 1);
    rig(table, {.cards = {{1, "both"}}});
    CHECK(score(table) == 2);
}

TEST_CASE("C-12.2: the score counts two for each deed of a group but the first, mortgaged or not") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "orange strand mayfair"}},
         .mortgaged = "orange strand mayfair",
         .money = {{1, 0}}});
    CHECK(score(table) == 5 + 4);
}

TEST_CASE("C-12.2: n stations have a bonus of n times 2 to the n, halved") {
    Table table{"Ann", "Bob"};
    struct Stations {
        const char* deeds;
        int points;  // deeds, pairs, bonus
    };
    const auto [deeds, points] = GENERATE(
        Stations{"marylebone-station", 1 + 0 + 1},
        Stations{"marylebone-station kings-cross-station", 2 + 2 + 4},
        Stations{"marylebone-station kings-cross-station liverpool-street-station", 3 + 4 + 12},
        Stations{"stations", 4 + 6 + 32});
    rig(table, {.owns = {{1, deeds}}, .mortgaged = deeds, .money = {{1, 0}}});
    CHECK(score(table) == points);
    rig(table, {.money = {{1, 80}}});
    CHECK(score(table) == points + 10);
}

TEST_CASE("C-12.2: each utility counts once more") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "water-works"}}, .money = {{1, 0}}});
    CHECK(score(table) == 37 + 1 + 1);
    rig(table, {.owns = {{1, "electric-company"}}});
    CHECK(score(table) == 75 + 2 + 2 + 2);
}

TEST_CASE("C-12.2: the score of a rich player, added up by hand") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "dark-blue brown stations utilities fleet-street"}, {2, "orange"}},
         .houses =
             {{5, "mayfair"}, {4, "park-lane"}, {2, "old-kent-road"}, {1, "whitechapel-road"}},
         .mortgaged = "kings-cross-station fleet-street",
         .money = {{1, 1234}},
         .cards = {{1, "both"}}});
    const int deeds = 375 + 60 + 300 + 150;
    const int buildings = 9 * 100 + 3 * 25;
    CHECK(table.fact("seat.1.equity") == std::to_string(deeds + buildings));
    CHECK(score(table) == 1860 / 2 + 154           // 1234 / 8
                              + 11 + 2             // deeds, cards
                              + 2 + 2 + 6 + 2      // dark blue, brown, stations, utilities
                              + 180 + 110 + 2 + 1  // improvements
                              + 32 + 2);           // stations, utilities
    CHECK(score(table, 2) == 140 + 187 + 3 + 4);
}

TEST_CASE("C-12.3: improvement points by house cost") {
    Table table{"Ann", "Bob"};
    struct Class {
        const char* street;
        std::array<int, 6> points;
    };
    const auto [street, points] = GENERATE(Class{"old-kent-road", {0, 1, 2, 5, 7, 15}},
                                           Class{"pentonville-road", {0, 1, 2, 5, 7, 15}},
                                           Class{"pall-mall", {0, 5, 15, 30, 40, 70}},
                                           Class{"vine-street", {0, 5, 15, 30, 40, 70}},
                                           Class{"strand", {0, 10, 20, 50, 70, 100}},
                                           Class{"piccadilly", {0, 10, 20, 50, 70, 100}},
                                           Class{"bond-street", {0, 20, 35, 80, 110, 180}},
                                           Class{"mayfair", {0, 20, 35, 80, 110, 180}});
    const Square square = *table.game.board().find(street);
    const auto group = std::string{id_of(table.game.board().at(square).group)};
    const int streets = table.game.board().groups[table.game.board().at(square).group].count();
    rig(table, {.owns = {{1, group}}, .money = {{1, 0}}});
    for (std::size_t houses = 0; houses <= board::hotel; ++houses) {
        rig(table, {.houses = {{static_cast<int>(houses), group}}});
        const int equity = std::stoi(table.fact("seat.1.equity"));
        INFO(street << " with " << houses);
        CHECK(score(table) == equity / 2 + streets + (streets - 1) * 2 + streets * points[houses]);
    }
}

TEST_CASE("C-12.3: another house cost counts as the next that is not below it, or as $200") {
    Table table{"Ann", "Bob"};
    const auto [cost, points] = GENERATE(std::pair{30, 1},
                                         std::pair{50, 1},
                                         std::pair{51, 5},
                                         std::pair{101, 10},
                                         std::pair{151, 20},
                                         std::pair{300, 20});
    own_edition(table).board.spots[Square{39}].house_cost = Money{cost};
    rig(table, {.owns = {{1, "dark-blue"}}, .houses = {{1, "mayfair"}}, .money = {{1, 0}}});
    CHECK(score(table) == (375 + cost / 2) / 2 + 2 + 2 + points);
}

TEST_CASE("C-12.4: each player has statistics that everybody sees") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "dark-blue brown stations water-works"}, {2, "utilities strand"}},
         .houses = {{5, "mayfair"}, {4, "park-lane"}, {1, "old-kent-road"}},
         .mortgaged = "strand",
         .money = {{1, 700}, {3, 9}},
         .cards = {{1, "chance"}}});
    const View view = view_for(table.setup, table.game);
    const SeatView& ann = view.seat(Seat{1});
    CHECK(ann.name == "Ann");
    CHECK(ann.money == 700_cash);
    CHECK(ann.equity == 1760_cash);
    CHECK(ann.wealth == 2460_cash);
    CHECK(ann.chance_card);
    CHECK_FALSE(ann.chest_card);
    CHECK(ann.houses == 5);
    CHECK(ann.hotels == 1);
    CHECK(ann.deeds == 8);
    CHECK(ann.stations == 4);
    CHECK(ann.utilities == 0);
    CHECK(ann.full_groups == 3);
    CHECK(ann.score == score(table));
    const SeatView& bob = view.seat(Seat{2});
    CHECK(bob.equity == 150_cash);
    CHECK(bob.wealth == 1650_cash);
    CHECK(bob.deeds == 3);
    CHECK(bob.utilities == 2);
    CHECK(bob.full_groups == 1);
    CHECK(bob.houses == 0);
    CHECK(view.seat(Seat{3}).score == 1);
}
