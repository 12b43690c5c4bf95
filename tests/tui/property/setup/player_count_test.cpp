// On the set-up pages, the mode decides how many may play, and which rules are set at first.
#include "catch.hpp"
#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

TEST_CASE("setting up asks for as many players as the mode allows") {
    property::Mode mode;
    mode.fewest_seats = 3;
    mode.most_seats = 8;
    const SetupUi ui = begin_setup({}, mode, {}, {"uk"});
    CHECK(ui.players.fewest == 3);
    CHECK(ui.players.most == 8);
}

TEST_CASE("setting up begins with the rules of the mode") {
    property::Mode mode;
    mode.rules.free_parking = property::FreeParking::Taxes;
    CHECK(begin_setup({}, mode, {}, {"uk"}).rules.free_parking == property::FreeParking::Taxes);
}

}  // namespace parlor::tui
