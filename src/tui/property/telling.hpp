// What each event of the property game is to people: the lines under the board, notices, sounds,
// and how the show of a move takes its time.
//
// Source: docs/layout.md, 3, 4, 7 and 8; U-3.5, U-3.8.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "rules/property/view.hpp"
#include "tui/desk/show/last_round.hpp"
#include "tui/desk/show/telling.hpp"

namespace parlor::tui {

// The last demand on a player since the token moved; it may ruin the player.
struct Demand {
    Seat to = bank;
    Money sum;  // 0: no demand
    std::optional<Square> rent_of = {};
};

// Tells the events of a game in their order, as some of them mean more after others.
class PropertyTeller {
public:
    // `view` is the picture of the game as the event leaves it.
    [[nodiscard]] desk::Telling tell(const property::View& view, const property::Event& event);

    // The offer that was declined last, if nothing has happened since: it may be changed and
    // proposed again (U-5.2). Returned once.
    [[nodiscard]] std::optional<property::Offer> takes_declined() {
        return std::exchange(memory_.declined, std::nullopt);
    }

    struct Memory {
        std::string deck = {};  // of the last card drawn
        bool asks_for_repairs = false;
        bool sends_back = false;
        Seat roller = bank;
        Per<Seat, Demand, max_seats + 1> demands = {};
        std::optional<property::Offer> offered = {}, declined = {};
        desk::LastRound last_round = {};
    };

private:
    Memory memory_;
};

[[nodiscard]] SoundEffect sound_of_roll(Dice dice, bool is_double);

}  // namespace parlor::tui
