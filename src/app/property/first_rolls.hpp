// The beginning of a property game, shown step by step.
//
// Source:  U-3.1, M-2.2; docs/layout.md, 5, page 11.
// Choices: each first roll is shown when a key asks for it. Then come the seats that the rolls
//          decided and the deeds, again when a key asks, and then the first turn, which the rolls
//          have already shown.
#pragma once

#include <vector>

#include "app/table/game_presenter.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

class FirstRolls {
public:
    // The game as it stands now: it has the first turn already.
    void stand_at(property::View now) { now_ = std::move(now); }

    // Whether all have rolled. Requires stand_at().
    [[nodiscard]] bool are_over() const { return rolls_.size() >= now_.seats.size(); }

    // The picture in which the next player is asked to roll: players sit in the order in which they
    // were entered.
    [[nodiscard]] property::View asked(property::View picture) const;

    // Adds an event to the show; `picture` is the game as the event leaves it.
    void add_to(News& news,
                const property::Event& event,
                desk::Telling telling,
                property::View picture);

private:
    void add_roll_to(News& news, Dice dice, const property::View& picture);

    property::View now_;
    std::vector<Dice> rolls_;
    bool has_begun_ = false;  // something followed the rolls
    bool has_deeds_ = false;
};

}  // namespace parlor::tui
