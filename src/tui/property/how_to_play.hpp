// How to play: the rules of the property game in short words of our own.
//
// Source: docs/rules/classic.md; U-2.1.
#pragma once

#include <span>

#include "tui/book.hpp"

namespace parlor::tui {

[[nodiscard]] std::span<const BookPage> how_to_play();

}  // namespace parlor::tui
