// The reason of a refusal, as the screen tells it.
//
// Source: U-5.6.
#pragma once

#include <string>

namespace parlor::tui {

// The words without the numbers of rules, which the text language keeps: "the deed is not yours" of
// "the deed is not yours (C-7.5)".
[[nodiscard]] std::string reason_in(std::string words);

}  // namespace parlor::tui
