// The words at the top of a decision's window.
#include "tui/desk/heads.hpp"
#include "catch.hpp"
#include "rules/moneyloopy/view.hpp"
#include "tui/desk/show/last_round.hpp"

namespace parlor::tui::desk {

TEST_CASE("U-10.4: a long name is shorter in a header, and without the verb in a sub-header") {
    CHECK(named_header("Eva", "'S TURN") == "EVA'S TURN");
    CHECK(named_header("Bartholomew", "'S TURN") == "BARTHOLOM.'S TURN");
    CHECK(named_sub("Eva", " DECIDES") == "EVA DECIDES");
    CHECK(named_sub("Player_1", " DECIDES") == "PLAYER_1");
    CHECK(named_sub("Player_1", " BIDS") == "PLAYER_1 BIDS");
}

TEST_CASE("U-10.4: the round stands with the last round where the game has one") {
    moneyloopy::View view;
    view.round = 7;
    CHECK(round_words(view) == "ROUND 7/40");
}

TEST_CASE("U-10.4: only the first turn of the last round announces it") {
    moneyloopy::View view;
    LastRound last_round;
    const auto notices = [&](int seat, int round) {
        Telling telling;
        last_round.announce(telling, view, {Seat(seat), round});
        return telling.notices.size();
    };
    CHECK(notices(1, 39) == 0);
    CHECK(notices(2, 39) == 0);
    CHECK(notices(1, 40) == 1);
    CHECK(notices(2, 40) == 0);
}

}  // namespace parlor::tui::desk
