// About: thanks, and the licence.
//
// Source: U-2.1.
#pragma once

#include "tui/book.hpp"

namespace parlor::tui {

extern const Book about;

}  // namespace parlor::tui
