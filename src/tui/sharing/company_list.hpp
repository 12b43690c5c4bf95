// The first page of the company: the seats, and the keys.
//
// Source: T-2.5, T-2.6, T-2.11.
#pragma once

#include "tui/sharing/company_page.hpp"

namespace parlor::tui {

// `2 WATCHERS`
[[nodiscard]] std::string words_for_watchers(const CompanyUi& ui);

[[nodiscard]] Notice help_on_company(const CompanyUi& ui);
[[nodiscard]] CompanyWish press_company_list(CompanyUi& ui, Key key);
void draw_company_list(Canvas& canvas, const CompanyUi& ui);

}  // namespace parlor::tui
