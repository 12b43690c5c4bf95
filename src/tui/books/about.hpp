// About the parlor: thanks, and the licence.
//
// Source: U-2.1, M-5.5; docs/credits.md.
#pragma once

#include "tui/books/book.hpp"

namespace parlor::tui {

[[nodiscard]] Book about();

}  // namespace parlor::tui
