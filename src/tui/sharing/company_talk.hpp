// The talk on the page of the company: it is read, and a line is typed.
//
// Source: T-3.6.
#pragma once

#include "tui/sharing/company_page.hpp"

namespace parlor::tui {

inline constexpr int company_first_row = 3;  // of the seats; the talk follows them

void read_talk(CompanyUi& ui, int rows);  // older ones, or with less than 0 newer ones
[[nodiscard]] int page_of_talk(const CompanyUi& ui);

// Keeps what is read where it is, after lines beyond this number have come.
void keep_reading(CompanyUi& ui, std::uint64_t last);

[[nodiscard]] CompanyWish press_line(CompanyUi& ui, Key key);

// Below the seats; with the line, while one is typed.
void draw_talk_below(Canvas& canvas, const CompanyUi& ui);
void draw_line(Canvas& canvas, const std::string& typed);

}  // namespace parlor::tui
