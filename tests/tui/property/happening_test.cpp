// Events that are shown one after another, compared with the game itself.
#include "tui/property/happening.hpp"

#include "rules/property/random_games.hpp"
#include "rules/property/random_move.hpp"

using namespace parlor;
using namespace parlor::rules;

namespace {

// The difference between the shown view and the game; nothing when they agree. Players who are out
// are not shown.
std::string difference(const View& seen, const View& now) {
    for (const SeatView& seat : now.seats) {
        const SeatView& shown = seen.seat(seat.seat);
        const std::string who = "seat " + std::to_string(number(seat.seat)) + ": ";
        if (seat.out) continue;
        if (shown.money - shown.debt != seat.money - seat.debt)
            return who + std::to_string((shown.money - shown.debt).amount) + ", not " +
                   std::to_string((seat.money - seat.debt).amount);
        if (shown.at != seat.at or shown.gaol_turn != seat.gaol_turn)
            return who + "stands elsewhere";
        if (shown.chest_card != seat.chest_card or shown.chance_card != seat.chance_card)
            return who + "other cards";
    }
    for (const Square square : now.board().deeds) {
        const SquareView &shown = seen.squares[square], &is = now.squares[square];
        if (is.owner == bank or now.seat(is.owner).out) continue;
        if (shown.owner != is.owner or shown.houses != is.houses or shown.mortgaged != is.mortgaged)
            return "square " + std::to_string(number(square));
    }
    return {};
}

}  // namespace

// A card that empties its deck takes effect after the shuffling: compare then.
TEST_CASE("U-3.5: what is seen bit by bit ends as the game stands") {
    constexpr int games = 400, most_moves = 1500;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Numbers numbers{seed * 0x9E3779B97F4A7C15U};
        const Property::Setup setup = random_setup(numbers);
        std::vector<Event> events;
        Game game = Property::deal(setup, events);
        View seen = view_for(setup, game);
        for (int move = 0; move < most_moves and game.over == OverHow::NotOver; ++move) {
            const Action action = random_move(game, Draw{numbers});
            events.clear();
            REQUIRE_FALSE(Property::play(setup, game, game.decision.seat, action, {}, events));
            for (const Event& event : events) tui::happen(seen, event);
            if (game.decision.kind == DecisionKind::Chance) continue;
            INFO("seed " << seed << ", move " << move << ": " << Property::to_line(setup, action));
            View now = view_for(setup, game);
            const std::string differs = difference(seen, now);
            INFO(differs);
            REQUIRE(differs.empty());
            seen = std::move(now);
        }
    }
}
