// The chronicle, counted by hand: rent by group, landings, wealth turn by turn.
#include "rules/property/figures/chronicle.hpp"

#include <random>

#include "rules/property/estate/worth.hpp"
#include "rules/property/play.hpp"
#include "rules/property/random_move.hpp"
#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

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
    [[nodiscard]] Money rent(board::Group group, int to) const {
        return chronicle.tally.rent(group, Seat(to));
    }
    [[nodiscard]] std::vector<int> wealth(int seat) const {
        std::vector<int> line;
        for (const Money each : chronicle.wealth.of(Seat(seat))) line.push_back(each.amount);
        return line;
    }
};

// Rent charged and landings, counted independently of the chronicle.
struct Counted {
    Money due;
    int landings = 0;
    bool is_anybody_out = false;

    void add(std::span<const Event> told) {
        for (const Event& event : told) {
            if (const auto* rent = std::get_if<told::RentDue>(&event)) due += rent->sum;
            landings += std::holds_alternative<told::Landed>(event) ? 1 : 0;
            is_anybody_out |= std::holds_alternative<told::Eliminated>(event);
        }
    }
};

Money rent_owed(const Game& game) {
    Money sum;
    for (const Debt& debt : game.debts)
        if (debt.why == Why::Rent) sum += debt.sum;
    return sum;
}

Money all_rent(const Tally& tally) {
    Money sum;
    for (std::size_t group = 0; group < board::group_count; ++group)
        for (int seat = 1; seat <= static_cast<int>(max_seats); ++seat)
            sum += tally.rent(board::Group(group), Seat(seat));
    return sum;
}

int all_landings(const Tally& tally) {
    int sum = 0;
    for (std::size_t square = 0; square < board::most_squares; ++square)
        sum += tally.landings(Square(square));
    return sum;
}

void check(const Game& game, const Chronicle& chronicle, const Counted& counted) {
    REQUIRE(all_landings(chronicle.tally) == counted.landings);
    const Money paid = all_rent(chronicle.tally);
    if (counted.is_anybody_out)
        REQUIRE(paid <= counted.due);
    else
        REQUIRE(paid == counted.due - rent_owed(game));
}

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
    CHECK(game.rent(board::Group::Brown, 1) == 4_cash);
    CHECK(game.rent(board::Group::LightBlue, 1) == 6_cash);
    CHECK(game.rent(board::Group::Stations, 2) == 25_cash);
    CHECK(game.rent(board::Group::Stations, 1) == 0_cash);
    CHECK(game.rent(board::Group::Green, 2) == 0_cash);
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

TEST_CASE(
    "U-7.6, U-10.5: a chronicle has the round in which each player left, and because of whom") {
    Chronicled game{"Ann", "Bob", "Cid"};
    game.plays({"1 roll", "0 dice 4 6", "1 end", "2 roll", "0 dice 4 6", "2 end"});
    game.plays({"3 roll", "0 dice 4 6", "3 end"});
    game.plays({".set seat.1.square go", ".set seat.1.money 0", "1 roll", "0 dice 1 3"});
    const auto leaving = game.chronicle.landmarks.leaving_of(Seat{1});
    REQUIRE(leaving);
    CHECK(leaving->round == 2);
    CHECK(leaving->because_of == bank);
    CHECK_FALSE(game.chronicle.landmarks.leaving_of(Seat{2}));
}

TEST_CASE("a chronicle counts rent when it is paid: at once, as a debt, or never") {
    Chronicled game{"Ann", "Bob", "Cid"};
    rig(game.table,
        {.owns = {{1, "strand"}, {2, "dark-blue"}},
         .houses = {{5, "dark-blue"}},
         .money = {{1, 1950}},
         .at = {{1, "chance-3"}}});
    game.plays({"1 roll", "0 dice 1 2"});
    CHECK(game.rent(board::Group::DarkBlue, 2) == 1950_cash);
    game.plays({"1 mortgage strand"});
    CHECK(game.rent(board::Group::DarkBlue, 2) == 2000_cash);
    game.plays({"1 end", ".set seat.2.square bow-street", "2 roll", "0 dice 1 3", "2 end"});
    rig(game.table, {.money = {{3, 10}}, .at = {{3, "chance-3"}}});
    game.plays({"3 roll", "0 dice 1 2"});
    CHECK(game.rent(board::Group::DarkBlue, 2) == 2010_cash);
}

TEST_CASE("a debt that is no rent does not count as rent") {
    Chronicled game{"Ann", "Bob"};
    rig(game.table,
        {.owns = {{1, "strand"}, {2, "mayfair"}}, .money = {{1, 150}}, .at = {{1, "go"}}});
    game.plays({"1 roll", "0 dice 1 3", "1 mortgage strand"});  // Income Tax, $200
    CHECK(game.table.told("settled from=1 to=0 amount=50"));
    for (std::size_t i = 0; i < board::group_count; ++i) {
        CHECK(game.rent(board::Group(i), 2) == 0_cash);
        CHECK(game.rent(board::Group(i), 0) == 0_cash);
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

TEST_CASE("over random games, all rent that was due is paid or owed until somebody is out") {
    std::mt19937 numbers{20261122};  // NOLINT: the same games every time
    const auto edition = edition_of("uk");
    int debts_seen = 0;
    for (int games = 0; games < 100; ++games) {
        Game game = deal(*edition, {}, 2 + games % 5);
        Chronicle chronicle;
        Counted counted;
        std::vector<Event> told;
        auto draw = [&](int count) { return static_cast<int>(numbers() % unsigned(count)); };
        for (int moves = 0; moves < 2'000 and game.over == OverHow::NotOver; ++moves) {
            told.clear();
            REQUIRE(play(game, random_move(game, Draw{draw}), Tell{told}) == played);
            chronicle.add(game, told);
            counted.add(told);
            debts_seen += rent_owed(game) > 0_cash ? 1 : 0;
            check(game, chronicle, counted);
        }
        for (int seat = 1; seat <= game.seats; ++seat)
            if (game.over != OverHow::NotOver)
                CHECK(chronicle.wealth.of(Seat(seat)).back() == wealth_of(game, Seat(seat)));
    }
    CHECK(debts_seen > 0);
}
