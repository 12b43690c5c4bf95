// The charts: their look in all glyphs and colours, and the keys that open them.
#include "tui/property/charts/charts.hpp"
#include "app/editions.hpp"
#include "app/furnished.hpp"
#include "games/games.hpp"
#include "rules/property/play.hpp"
#include "table/game/replay.hpp"

namespace parlor::tui {
namespace {

using board::Group;

// An invented game: this many players, this many turns, and the last player leaves on the way.
struct Played {
    property::Setup setup;
    property::Game game;
    property::Chronicle chronicle;

    explicit Played(int players, int turns, const property::Edition& board = edition())
        : game{property::deal(board, {}, players)} {
        for (int n = 1; n <= players; ++n)
            setup.sitters.push_back({"PLAYER_" + std::to_string(n), board::Colour(n - 1)});
        chronicle.wealth.add(game);
        for (int turn = 1; turn <= turns; ++turn) {
            for (int n = 1; n <= players; ++n) set_money(n, turn, turns);
            chronicle.wealth.add(game);
        }
        for (int n = 0; n < board.board.size; ++n) land_on(n, (n * 7 + turns) % 13 * turns / 12);
    }
    void set_money(int seat, int turn, int turns) {
        property::Player& player = game.players[Seat(seat)];
        const bool falls = seat == game.seats and seat > 2;
        player.out = falls and 3 * turn >= 2 * turns;
        const int slope = falls ? -2 : seat - 2, wave = turn / (seat + 2) * 131 % 400;
        player.money = Money{player.out ? 0 : 1500 + slope * turn * 720 / turns + wave};
    }
    void land_on(int square, int times) {
        for (int i = 0; i < times; ++i)
            chronicle.tally.add(
                game.board(),
                property::told::Landed{Seat{1}, Square{static_cast<std::uint8_t>(square)}});
    }
    void pay_rent(Group group, int to, Money sum) {
        const Square deed = game.board().groups[group].first();
        const Seat from{static_cast<std::uint8_t>(to == 1 ? 2 : 1)};
        chronicle.tally.add(game.board(), property::told::RentDue{from, Seat(to), deed, sum});
        chronicle.tally.add(game.board(),
                            property::told::Paid{from, Seat(to), sum, property::Why::Rent});
    }
    [[nodiscard]] Canvas drawn(Chart chart) const {
        Canvas canvas;
        draw_chart(canvas, property::view_for(setup, game), chronicle, chart);
        return canvas;
    }
};

Played four_players() {
    Played played{4, 60};
    played.pay_rent(Group::Brown, 1, 60_cash);
    played.pay_rent(Group::LightBlue, 3, 550_cash);
    played.pay_rent(Group::Pink, 2, 200_cash);
    played.pay_rent(Group::Orange, 3, 1800_cash);
    played.pay_rent(Group::Orange, 1, 700_cash);
    played.pay_rent(Group::Red, 1, 90_cash);
    played.pay_rent(Group::Red, 2, 90_cash);
    played.pay_rent(Group::DarkBlue, 4, 1300_cash);
    played.pay_rent(Group::Stations, 1, 200_cash);
    played.pay_rent(Group::Stations, 2, 200_cash);
    played.pay_rent(Group::Stations, 3, 200_cash);
    played.pay_rent(Group::Utilities, 4, 48_cash);
    return played;
}

void check_in_all_glyphs(const std::string& name, const Canvas& canvas) {
    check_golden_everywhere(name, canvas);
}

constexpr std::string_view ann_and_bob =
    "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann red\nseat 2 person Bob blue\n"
    "begin\n0 dice 6 6\n0 dice 1 2\n0 deck chest bank-error\n0 deck chance go\n";
constexpr std::string_view a_visit =
    "1 roll\n0 dice 1 2\n1 buy\n1 end\n2 roll\n0 dice 1 2\n2 end\n1 roll\n0 dice 4 2\n";

}  // namespace

TEST_CASE("wealth over the turns is seen in all glyphs and without colours") {
    check_in_all_glyphs("chart-wealth", four_players().drawn(Chart::Wealth));
}

TEST_CASE("rent by group is seen in all glyphs and without colours") {
    check_in_all_glyphs("chart-rent", four_players().drawn(Chart::Rent));
}

TEST_CASE("landings are seen in all glyphs and without colours") {
    check_in_all_glyphs("chart-landings", four_players().drawn(Chart::Landings));
}

TEST_CASE("charts have room for six players") {
    check_golden("chart-wealth-six-players", Played{6, 300}.drawn(Chart::Wealth));
}

TEST_CASE("charts are drawn before the first turn, and after thousands") {
    const Played none{2, 0};
    check_golden("chart-wealth-at-begin", none.drawn(Chart::Wealth));
    for (const Chart chart : {Chart::Rent, Chart::Landings}) (void)none.drawn(chart);
    Played many{2, 5000};
    many.pay_rent(Group::Green, 1, 900'000_cash);
    for (const Chart chart : {Chart::Wealth, Chart::Rent, Chart::Landings}) (void)many.drawn(chart);
    CHECK(lines_of(many.drawn(Chart::Landings), GlyphSet::Ascii)[4].find("4K") !=
          std::string::npos);
}

TEST_CASE("U-3.10: landings on a board of 32 squares") {
    const property::Edition small = short_edition();
    check_golden("chart-landings-of-32", Played{2, 60, small}.drawn(Chart::Landings));
}

TEST_CASE("U-1.5: two lines that are one on top of the other are told apart by their digits") {
    const Played played{2, 0};
    const std::string row = lines_of(played.drawn(Chart::Wealth), GlyphSet::Ascii)[6];
    CHECK(std::ranges::count(row, '1') > 2);
    CHECK(std::ranges::count(row, '2') > 2);
}

TEST_CASE("the pictures of a game that is over are a key away, and lead back to it") {
    Screened table;
    table.sit_down(3);
    table.keys("e y y y y Space Space");
    CHECK(table.says("P PICTURES"));
    table.keys("p");
    table.shows("charts-page");
    table.keys("r");
    CHECK(table.says("RENT BY GROUP"));
    table.keys("l");
    CHECK(table.says("MOST OFTEN"));
    table.keys("?");
    table.shows("charts-help");
    table.keys("Space");
    CHECK(table.says("MOST OFTEN"));
    table.keys("d");
    CHECK(table.says("LEADERBOARD"));
    table.keys("p Esc");
    CHECK(table.says("LEADERBOARD"));
}

TEST_CASE("U-1.7: the charts are chosen by arrows and Enter, too") {
    Screened table;
    table.sit_down(2);
    table.keys("s p Left Left Enter");
    CHECK(table.says("RENT BY GROUP"));
    table.keys("Up Enter");
    CHECK(table.says("LANDINGS"));
    table.keys("Enter");
    CHECK(table.says("SELECT PLAYER"));
    table.keys("d");
    CHECK(table.says("'S TURN"));
}

TEST_CASE("the statistics in play lead to the pictures of the game so far") {
    Screened table;
    table.sit_down(2);
    table.keys("s p");
    CHECK(table.says("AFTER 0 TURNS"));
    table.keys("d d");
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.play("1 buy");
    table.play("1 end");
    table.keys("s p");
    CHECK(table.says("AFTER 1 TURN "));
    table.keys("d d z y s p");
    CHECK(table.says("AFTER 0 TURNS"));
}

TEST_CASE("a replay has the pictures of the game as far as it is seen") {
    Screened replay = replayed(std::string{ann_and_bob}.append(a_visit));
    replay.keys("End p");
    CHECK(replay.says("AFTER 2 TURNS"));
    CHECK(replay.says("MOVE 6/6"));
    replay.shows("charts-replay");
    replay.keys("r");
    CHECK(replay.says("PAID IN ALL: $4 "));
    replay.keys("t q");
    CHECK(replay.says("RENT BY GROUP"));
    replay.keys("Esc");
    CHECK(replay.says("UNOWNED DEED"));
    CHECK(replay.says("MOVE 6/6"));
    replay.keys("PgUp PgUp p");
    CHECK(replay.says("AFTER 1 TURN "));
    replay.keys("d q");
    CHECK(replay.says("MAIN MENU"));
}

TEST_CASE("a replay that plays by itself rests while its pictures are seen") {
    Screened replay = replayed(std::string{ann_and_bob}.append(a_visit));
    replay.keys("Space p");
    CHECK_FALSE(replay.app().next_tick());
    replay.keys("d");
    CHECK(replay.says("PLAYING"));
    CHECK(replay.app().next_tick());
    replay.keys("Right p ? Space d Right");
    CHECK(replay.says("MOVE 2/6"));
    CHECK(replay.says("PAUSED"));
}

}  // namespace parlor::tui
