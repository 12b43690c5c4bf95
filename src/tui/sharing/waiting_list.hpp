// The first page of the waiting room: the seats, what holds at the table, and the keys.
//
// Source: T-2.3, T-1.12, T-3.11.
#pragma once

#include "tui/sharing/waiting_page.hpp"

namespace parlor::tui {

[[nodiscard]] std::size_t free_seats(const WaitingUi& ui);

// Those who have the other seats than the chosen one.
[[nodiscard]] std::vector<board::Sitter> sitters_beside(const WaitingUi& ui);

[[nodiscard]] Question question_to_begin(const WaitingUi& ui);

[[nodiscard]] Notice help_on_list();
[[nodiscard]] WaitingWish press_list(WaitingUi& ui, Key key);
void draw_list(Canvas& canvas, const WaitingUi& ui);

}  // namespace parlor::tui
