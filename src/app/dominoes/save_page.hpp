// The page that saves a game of dominoes for repeating: game0 to game9, or a typed name.
//
// Source: D-8.2.
#pragma once

#include <string>

#include "app/terms.hpp"
#include "tui/desk/page.hpp"

namespace parlor::tui {

// `game` is the text of the file. The terms outlive the page.
[[nodiscard]] desk::PagePtr save_page(const Terms& terms, std::string game);

}  // namespace parlor::tui
