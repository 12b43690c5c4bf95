// The reason for a refusal, as the screen shows it.
//
// Source: U-5.6.
#pragma once

#include <string>

namespace parlor::tui {

// The words without the numbers of rules, which the table language keeps: "the deed is not yours"
// from "the deed is not yours (C-7.5)".
[[nodiscard]] std::string reason_in(std::string words);

}  // namespace parlor::tui
