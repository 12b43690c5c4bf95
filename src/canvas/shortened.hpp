// Names and words where there is little room for them: nothing is cut without a sign of it.
//
// Source: U-3.11.
#pragma once

#include <string>
#include <string_view>

namespace parlor::tui {

// The name, if it has at most `room` letters; else its beginning with a full stop. A last word of
// one or two letters stays, for PLAYER 1 is not PLAYER 2.
[[nodiscard]] std::string shortened(std::string_view name, int room);

// The words, which must have at most `room` letters whatever the names and sums in them are: the
// tests assert it. A release shortens longer words.
[[nodiscard]] std::string fitting(std::string_view words, int room);

}  // namespace parlor::tui
