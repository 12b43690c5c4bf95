// Tellings of events that all games round a board have.
//
// Source: docs/layout.md, 3, 7 and 8; U-3.8.
#pragma once

#include <string>

#include "tui/desk/telling.hpp"

namespace parlor::tui::desk {

inline constexpr bool for_all =
    true;  // a prompt that matters to the next decision, whoever makes it

[[nodiscard]] constexpr Money out(Money sum) { return 0_cash - sum; }  // paid

enum class Turns : std::uint8_t { Computer, Person };
[[nodiscard]] Telling turn_begins(Seat seat, Turns whose);
[[nodiscard]] Telling rolled(Seat seat, Dice dice, SoundEffect sound);
[[nodiscard]] Telling salary(Seat seat, Money sum);
[[nodiscard]] Telling for_sale(Seat seat, Money price);
[[nodiscard]] Telling auction_opened();
[[nodiscard]] Telling bid(Seat seat, Money sum);
[[nodiscard]] Telling answered(Seat seat, std::string words);  // PASS, FORFEIT
[[nodiscard]] Telling unsold();
[[nodiscard]] Telling declined(Seat seat);

// A deed that changes: bought, built on, sold, handed over.
[[nodiscard]] Telling deed_changes(Prompt below,
                                   Square square,
                                   std::optional<SoundEffect> sound,
                                   int pause);

// One of the four sounds of dice; the same throw always sounds the same.
[[nodiscard]] SoundEffect sound_of_dice(int total);
[[nodiscard]] SoundEffect sound_of_deed(bool completes_group);
[[nodiscard]] SoundEffect sound_of_building(bool is_hotel);

}  // namespace parlor::tui::desk
