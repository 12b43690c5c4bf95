// The chronicle, counted by hand: rent by group, landings, wealth turn by turn.
#include "rules/chronicle.hpp"

#include "rigged.hpp"

using namespace parlor;
using namespace parlor::rules;

namespace {

// A table that keeps its chronicle, move by move.
struct Chronicled {
    Table table;
    Chronicle chronicle;

    explicit Chronicled(std::initializer_list<std::string> names) : table{names} {
        chronicle.add(table.game, table.events);
        table.events.clear();
    }
    void plays(std::initializer_list<std::string_view> lines) {
        for (const auto line : lines) {
            table.events.clear();
            table.plays({line});
            chronicle.add(table.game, table.events);
        }
    }
    [[nodiscard]] int landings(std::string_view square) const {
        return chronicle.tally.landings(*table.game.board().find(square));
    }
    [[nodiscard]] Money rent(Group group, int to) const {
        return chronicle.tally.rent(group, Seat(to));
    }
    [[nodiscard]] std::vector<int> wealth(int seat) const {
        std::vector<int> line;
        for (const Money each : chronicle.wealth.of(Seat(seat))) line.push_back(each.amount);
        return line;
    }
};

}  // namespace

TEST_CASE("a chronicle counts landings, and rent by group and by who is paid") {
    Chronicled game{"Ann", "Bob"};
    game.plays({"1 roll", "0 dice 1 2", "1 buy", "1 end"});  // Whitechapel Road, $60
    game.plays({"2 roll", "0 dice 1 2", "2 end"});           // pays $4
    game.plays({"1 roll", "0 dice 1 2", "1 buy", "1 end"});  // The Angel, $100
    game.plays({"2 roll", "0 dice 1 2", "2 end"});           // pays $6
    game.plays({"1 roll", "0 dice 1 3", "1 end"});           // just visiting
    game.plays({"2 roll", "0 dice 4 5", "2 buy", "2 end"});  // Marylebone Station, $200
    game.plays({"1 roll", "0 dice 1 4"});                    // pays $25
    CHECK(game.landings("whitechapel-road") == 2);
    CHECK(game.landings("the-angel-islington") == 2);
    CHECK(game.landings("gaol") == 1);
    CHECK(game.landings("marylebone-station") == 2);
    CHECK(game.landings("go") == 0);
    CHECK(game.rent(Group::Brown, 1) == 4_cash);
    CHECK(game.rent(Group::LightBlue, 1) == 6_cash);
    CHECK(game.rent(Group::Stations, 2) == 25_cash);
    CHECK(game.rent(Group::Stations, 1) == 0_cash);
    CHECK(game.rent(Group::Green, 2) == 0_cash);
}

TEST_CASE("C-12.4: a chronicle has everybody's wealth at the begin of each turn") {
    Chronicled game{"Ann", "Bob"};
    CHECK(game.wealth(1) == std::vector{1500});
    game.plays({"1 roll", "0 dice 1 2", "1 buy"});
    CHECK(game.wealth(1) == std::vector{1500});
    game.plays({"1 end", "2 roll", "0 dice 1 2", "2 end"});
    CHECK(game.wealth(1) == std::vector{1500, 1470, 1474});  // the deed is worth its mortgage
    CHECK(game.wealth(2) == std::vector{1500, 1500, 1496});
    CHECK(game.chronicle.wealth.points() == 3);
    game.plays({"1 end-game", "2 agree"});
    CHECK(game.wealth(1) == std::vector{1500, 1470, 1474, 1474});
}

TEST_CASE("a chronicle counts rent when it is paid: at once, as a debt, or never") {
    Chronicled game{"Ann", "Bob", "Cid"};
    rig(game.table,
        {.owns = {{1, "strand"}, {2, "dark-blue"}},
         .houses = {{5, "dark-blue"}},
         .money = {{1, 1950}},
         .at = {{1, "chance-3"}}});
    game.plays({"1 roll", "0 dice 1 2"});
    CHECK(game.rent(Group::DarkBlue, 2) == 1950_cash);
    game.plays({"1 mortgage strand"});
    CHECK(game.rent(Group::DarkBlue, 2) == 2000_cash);
    game.plays({"1 end", ".set seat.2.square bow-street", "2 roll", "0 dice 1 3", "2 end"});
    rig(game.table, {.money = {{3, 10}}, .at = {{3, "chance-3"}}});
    game.plays({"3 roll", "0 dice 1 2"});
    CHECK(game.rent(Group::DarkBlue, 2) == 2010_cash);
}

TEST_CASE("a debt that is no rent does not count as rent") {
    Chronicled game{"Ann", "Bob"};
    rig(game.table,
        {.owns = {{1, "strand"}, {2, "mayfair"}}, .money = {{1, 150}}, .at = {{1, "go"}}});
    game.plays({"1 roll", "0 dice 1 3", "1 mortgage strand"});  // Income Tax, $200
    CHECK(game.table.told("settled from=1 to=0 amount=50"));
    for (std::size_t i = 0; i < group_count; ++i) {
        CHECK(game.rent(Group(i), 2) == 0_cash);
        CHECK(game.rent(Group(i), 0) == 0_cash);
    }
}

TEST_CASE("a player's line of wealth ends where they are out") {
    Chronicled game{"Ann", "Bob", "Cid"};
    rig(game.table, {.money = {{1, 100}}, .at = {{1, "go"}}});
    game.plays({"1 roll", "0 dice 1 3", "2 roll", "0 dice 1 2", "2 pass", "3 pass", "2 pass"});
    CHECK(game.wealth(1) == std::vector{1500, 0});
    game.plays({"2 end"});
    CHECK(game.wealth(1) == std::vector{1500, 0});
    CHECK(game.wealth(2) == std::vector{1500, 1500, 1500});
}

TEST_CASE("to be sent to Gaol is no landing there; to move on by a card is to land twice") {
    Chronicled game{"Ann", "Bob"};
    game.table.plays({".set deck.chance go", ".set seat.2.square bow-street"});
    game.plays({"1 roll", "0 dice 3 4", "1 end"});
    CHECK(game.landings("chance-1") == 1);
    CHECK(game.landings("go") == 1);
    game.table.plays({".set seat.2.square coventry-street"});
    game.plays({"2 roll", "0 dice 1 2"});
    CHECK(game.chronicle.tally.gaoled() == 1);
    CHECK(game.landings("go-to-gaol") == 1);
    CHECK(game.landings("gaol") == 0);
}
