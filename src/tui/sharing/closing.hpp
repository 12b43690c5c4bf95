// Closing: the question how to close a table whose game has begun: it is kept, and can be opened
// again, or ends without a result.
//
// Source: T-2.6.
#pragma once

#include "tui/sharing/company_page.hpp"

namespace parlor::tui {

[[nodiscard]] Menu menu_of_closing();

void begin_closing(CompanyUi& ui);
[[nodiscard]] CompanyWish press_closing(CompanyUi& ui, Key key, SoundQueue& sounds);

}  // namespace parlor::tui
