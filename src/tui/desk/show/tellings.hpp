// Tellings of the events that all games round a board have.
//
// Source: docs/layout.md, 3, 7 and 8; U-3.8.
#pragma once

#include "rules/board/event.hpp"
#include "rules/board/view.hpp"
#include "tui/desk/show/telling.hpp"

namespace parlor::tui::desk {

inline constexpr bool for_all =
    true;  // a prompt that matters to the next decision, whoever makes it

[[nodiscard]] constexpr Money out(Money sum) { return 0_cash - sum; }  // paid

// An answer at the table: PASS, FORFEIT.
[[nodiscard]] Telling answered(Seat seat, std::string words);
[[nodiscard]] Telling rolled(Seat seat, Dice dice, SoundEffect sound);

// A deed that changes: bought, built on, sold, handed over.
[[nodiscard]] Telling deed_changes(Prompt below,
                                   Square square,
                                   std::optional<SoundEffect> sound,
                                   int pause);

// One of the four sounds of dice; the same roll always sounds the same.
[[nodiscard]] SoundEffect sound_of_dice(int total);

// A visitor of these events, with the picture of the game as each event left it. Each game derives
// its own, and replaces what is different there.
class TellingsOfAll {
public:
    explicit TellingsOfAll(const board::View& view) : view_{view} {}

    Telling operator()(const Sat& it) const;
    Telling operator()(board::told::Began) const;
    Telling operator()(board::told::Turn it) const;
    Telling operator()(board::told::Salary it) const;
    Telling operator()(board::told::Landed it) const;
    Telling operator()(board::told::ForSale it) const;
    Telling operator()(board::told::Bought it) const;
    Telling operator()(board::told::AuctionOpen it) const;
    Telling operator()(board::told::BidMade it) const;
    Telling operator()(board::told::Passed it) const;
    Telling operator()(board::told::Forfeited it) const;
    Telling operator()(board::told::Won it) const;
    Telling operator()(board::told::Unsold it) const;
    Telling operator()(board::told::RentDue it) const;
    Telling operator()(board::told::Owes it) const;
    Telling operator()(board::told::Declined it) const;

protected:
    [[nodiscard]] SoundEffect sound_of_deed(Square square) const;
    [[nodiscard]] static SoundEffect sound_of_building(int houses);
    [[nodiscard]] bool is_computer(Seat seat) const;

private:
    const board::View& view_;
};

}  // namespace parlor::tui::desk
