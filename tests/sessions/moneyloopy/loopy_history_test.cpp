// What the log of a game of Moneyloopy gives: its deals, the wealth by round, and the story.
#include "app/moneyloopy/loopy_screened.hpp"
#include "sessions/moneyloopy/chronicle.hpp"
#include "sessions/moneyloopy/deals.hpp"
#include "sessions/moneyloopy/history.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "shell/moneyloopy/pictures.hpp"

namespace parlor {
namespace {

struct Played : tui::Screened {
    explicit Played(const std::string& game) { take_up(game); }
    [[nodiscard]] const auto& session() const { return *moneyloopy_session(*place.table); }
};

}  // namespace

TEST_CASE("L-8.6: the record of a game has all its deals, and what became of them") {
    const Played game{tui::game_file("moneyloopy_deals.parlor")};
    const std::string record = deals_of(game.session());
    CHECK(
        record.starts_with("Deal 1, round 1: Ann and Bob\n"
                           "    Ann agrees to give Bob $100 and 1 safe card.\n"));
    CHECK(record.find("    Due in round 4: Ann is to give Bob Park Place by deal 1.\n") !=
          std::string::npos);
    CHECK(record.find("    Over in round 4.\n") != std::string::npos);
    CHECK(record.find("\nDeal 2, round 1: Ann and Bob\n") != std::string::npos);
}

TEST_CASE("L-8.6: the record says when a deal is over because a player is bankrupt") {
    Played game{tui::ann_and_bob()};
    game.set({"square.boardwalk.owner 2",
              "square.boardwalk.houses 5",
              "seat.1.money 105",
              "seat.1.square chance-3"});
    game.play("1 deal 2 give $100; my-rent 50 on boardwalk");
    game.play("2 accept");
    game.play("1 roll");
    game.play("0 dice 1 2");
    game.play("1 bankrupt");
    CHECK(deals_of(game.session()).find("Over in round 1, since Ann is bankrupt.") !=
          std::string::npos);
}

TEST_CASE("L-8.6: a game without deals says so") {
    const Played game{tui::ann_and_bob()};
    CHECK(deals_of(game.session()) == "No deal was made.\n");
}

TEST_CASE("U-9.5: the chart of wealth marks the rounds in which deals were made") {
    const Played game{tui::game_file("moneyloopy_deals.parlor")};
    CHECK(chronicle_of(game.session()).deals == std::vector{1, 1, 1, 1, 3, 3, 4});
    CHECK(shell::moneyloopy_pictures(*game.place.table, tui::GlyphSet::Ascii)
              .find("*: A DEAL IS MADE") != std::string::npos);
}

TEST_CASE("U-9.5: wealth by round begins with the start and ends with the game") {
    const Played game{tui::game_file("moneyloopy_forty_rounds.parlor")};
    const auto wealth = chronicle_of(game.session()).wealth;
    CHECK(wealth[Seat{1}].size() == 41);
    CHECK(wealth[Seat{1}].front() == 1000_cash);
    CHECK(wealth[Seat{3}].back() == 3213_cash);
    CHECK(wealth[Seat{2}].back() == 0_cash);  // out
    CHECK(wealth[Seat{2}].size() < 41);
}

TEST_CASE("U-9.5: the places follow the story of a game that is over, and of no other") {
    const Played over{tui::game_file("moneyloopy_forty_rounds.parlor")};
    CHECK(shell::moneyloopy_standings(*over.place.table) ==
          "\nPlaces:\n1. Cid, $3213: 8 properties and $13\n2. Ann, $835: 2 properties and $35\n"
          "3. Bob, out\n");
    const Played begun{tui::ann_and_bob()};
    CHECK(shell::moneyloopy_standings(*begun.place.table).empty());
}

TEST_CASE("U-5.1: the story of Moneyloopy has a paragraph a turn, and what is new for the reader") {
    const Played game{tui::thrown("atlantic-avenue", "1 3") + "1 loop\n1 end\n"};
    const auto& session = game.session();
    const Story story = history_of(session, session.setup(), Seat{2});
    REQUIRE(story.paragraphs.size() == 3);
    CHECK(story.paragraphs[1].find("Ann has the dice") != std::string::npos);
    CHECK(story.paragraphs[2] == "Bob has the dice.");
}

}  // namespace parlor
