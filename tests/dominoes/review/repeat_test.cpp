// D-8.2 and D-8.3: games saved for repeating, and playing their deals again.
#include "dominoes/review/repeat.hpp"

#include "catch.hpp"
#include "games/games.hpp"
#include "sessions/dominoes/repeat.hpp"
#include "sessions/dominoes/table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

Dominoes::Setup two_computers(const Ruleset& by) {
    Dominoes::Setup setup{.rules = by};
    for (const Seat seat : both_seats) {
        setup.names[seat] = "P" + std::to_string(number(seat));
        setup.computers[seat] = Level::Zero;
    }
    return setup;
}

constexpr Ruleset to_100{.hand = 7, .target = {100}};

struct Played {
    std::unique_ptr<table::GameTable> table;
    explicit Played(std::unique_ptr<table::GameTable> begun) : table{std::move(begun)} {
        table->play_on(std::nullopt);
    }
    [[nodiscard]] Repeat repeat() const { return repeat_of(*domino_session(*table)); }
};

Played played_by(std::uint64_t seed, const Ruleset& by = to_100) {
    return Played{open_dominoes(two_computers(by), seed)};
}

Played again(const Repeat& repeat,
             Sides sides,
             const Ruleset& by = to_100,
             std::uint64_t seed = 99) {
    return Played{open_again(two_computers(by), seed, repeat, sides)};
}

// The number of deals, from the first on, that both have in common.
std::size_t in_common(const Repeat& one, const Repeat& other) {
    return std::min(one.deals.size(), other.deals.size());
}

const std::string all =
    " 34 15 05 56 12 13 14 33 36 35 45 46 16 26 00 01 02 03 04 11 22 23 24 25 44 55 66 06\n";

const std::string begun = "repeat dominoes 1\noption hand 7\ndown 2\n";

std::string complaint(const std::string& text) {
    const auto read = read_repeat(text);
    REQUIRE_FALSE(read.ok());
    return read.error().what;
}

}  // namespace

TEST_CASE("D-8.2: a game is saved with its options, the first down and its deals") {
    const Played game = played_by(3);
    const Repeat repeat = game.repeat();
    CHECK(repeat.rules == to_100);
    CHECK(repeat.first_down != nobody);
    CHECK(repeat.deals.size() ==
          static_cast<std::size_t>(domino_session(*game.table)->position().hand_number));
    CHECK(*read_repeat(to_text(repeat)) == repeat);
    CHECK(*read_repeat("\xEF\xBB\xBF" + to_text(repeat)) == repeat);
}

TEST_CASE("D-8.2: a saved game is a text in the words of the table language") {
    const auto read = read_repeat("# by hand\n" + begun + "\noption redeal yes\r\ntiles" + all);
    REQUIRE(read.ok());
    CHECK(read->rules == Ruleset{.hand = 7, .redeal = Redeal::ForDoubles});
    CHECK(read->first_down == second_seat);
    CHECK(to_text(*read) ==
          "repeat dominoes 1\noption hand 7\noption target 250\noption redeal yes\n"
          "option highest-double no\ndown 2\ntiles" +
              all);
}

TEST_CASE("D-8.2: a saved game keeps who played: a person, or Mack and his level") {
    const Repeat repeat = played_by(3).repeat();
    REQUIRE(repeat.sitters);
    CHECK((*repeat.sitters)[first_seat] == Level::Zero);
    const auto read = read_repeat(begun + "seat 1 person\nseat 2 cpu:2\ntiles" + all);
    REQUIRE(read.ok());
    CHECK((*read->sitters)[first_seat] == std::nullopt);
    CHECK((*read->sitters)[second_seat] == Level::Two);
    CHECK(*read_repeat(to_text(*read)) == *read);
    CHECK_FALSE(read_repeat(begun + "tiles" + all)->sitters);
    for (const char* const wrong : {"seat 3 person", "seat 1", "seat 1 cpu:9", "seat 1 \x1b[2J"})
        CHECK(complaint(begun + wrong + "\n") == "line 4: write `seat 1 person` or `seat 2 cpu:1`");
}

TEST_CASE("D-8.2: what is wrong in a saved game is told with its line") {
    CHECK(complaint("") == "line 1: there is no line `repeat dominoes 1`");
    CHECK(complaint("\nparlor 1\n") == "line 2: a saved game begins with `repeat dominoes 1`");
    CHECK(complaint("repeat dominoes 2\n") ==
          "line 1: a saved game begins with `repeat dominoes 1`");
    CHECK(complaint("repeat dominoes 1\noption hand 8\n") ==
          "line 2: hand: it must be 7, 9 or 11, not 8");
    CHECK(complaint(begun + "option hand\n") == "line 4: write `option NAME VALUE`");
    CHECK(complaint(begun + "down 1\n") == "line 4: who has the first down was said before");
    CHECK(complaint("repeat dominoes 1\ndown 3\n") == "line 2: write `down 1` or `down 2`");
    CHECK(complaint(begun + "tiles 34 43\n") == "line 4: a deal has all 28 tiles, each once");
    CHECK(complaint(begun + "tiles 77\n") ==
          "line 4: \"77\" is no tile: two digits from 0 to 6, as in 34");
    CHECK(complaint(begun + "play 34\n") == "line 4: write option, seat, down or tiles, not play");
    CHECK(complaint(begun) == "line 3: there is no deal, `tiles` and all 28");
    CHECK(complaint("repeat dominoes 1\ntiles" + all) == "line 2: there is no line `down SEAT`");
    CHECK(complaint(begun + "\x1b[2J\n") ==
          "line 4: write option, seat, down or tiles, not \x1b[2J");
    CHECK(complaint(begun + "tiles \x1b[2J\n") ==
          "line 4: \"\x1b[2J\" is no tile: two digits from 0 to 6, as in 34");
}

TEST_CASE("D-8.3: the deals come again in order, and the same has the down") {
    const Repeat repeat = played_by(3).repeat();
    const Repeat now = again(repeat, Sides::AsTheyWere).repeat();
    CHECK(now.first_down == repeat.first_down);
    for (std::size_t i = 0; i < in_common(now, repeat); ++i) CHECK(now.deals[i] == repeat.deals[i]);
}

TEST_CASE("D-8.3: the down is given again, and nobody is said to have drawn for it") {
    const Repeat repeat = played_by(3).repeat();
    const auto given = answers_again(repeat, to_100, Sides::AsTheyWere).front();
    CHECK(Dominoes::to_line({}, given) == "down " + std::to_string(number(repeat.first_down)));
    const auto taken = answers_again(repeat, to_100, Sides::Switched).front();
    CHECK(Dominoes::to_line({}, taken) ==
          "down " + std::to_string(number(other(repeat.first_down))));
    CHECK(again(repeat, Sides::AsTheyWere)
              .table->entry_text(0)
              .starts_with("0 " + Dominoes::to_line({}, given)));
}

TEST_CASE("D-8.3: the hands and the down are switched when the player wants") {
    const Repeat repeat = played_by(3).repeat();
    const Repeat now = again(repeat, Sides::Switched).repeat();
    CHECK(now.first_down == other(repeat.first_down));
    CHECK(now.deals[0] != repeat.deals[0]);
    CHECK(again(now, Sides::Switched).repeat().deals[0] == repeat.deals[0]);
}

TEST_CASE("D-8.3: when the saved deals run out new ones are dealt") {
    Repeat repeat = played_by(3).repeat();
    repeat.deals.resize(1);
    const Repeat now = again(repeat, Sides::AsTheyWere).repeat();
    CHECK(now.deals[0] == repeat.deals[0]);
    CHECK(now.deals.size() > 1);
    CHECK(again(repeat, Sides::AsTheyWere, to_100, 98).repeat().deals[1] != now.deals[1]);
}

TEST_CASE("D-8.3: the options may be changed before the deals come again") {
    const Repeat repeat = played_by(3).repeat();
    const Ruleset eleven{.hand = 11, .down = DownRule::HighestDouble};
    const Repeat now = again(repeat, Sides::AsTheyWere, eleven).repeat();
    CHECK(now.rules == eleven);
    CHECK(now.deals[0] == repeat.deals[0]);
    const Repeat back = again(now, Sides::AsTheyWere).repeat();
    CHECK(back.first_down == now.first_down);
}

TEST_CASE("D-8.3: Mack plays by what he sees, so a repeated game has a journal like any other") {
    const Played game = again(played_by(3).repeat(), Sides::Switched);
    CHECK(game.table->header().find("repeat") == std::string::npos);
    CHECK(game.table->entry_text(0).starts_with("0 down "));
}
