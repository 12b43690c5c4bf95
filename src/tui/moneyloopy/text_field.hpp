// The text field of the open page, if it has one: words, or digits of an amount.
//
// Source: U-5.4: a paste counts only in text fields.
#pragma once

#include <optional>

#include "tui/moneyloopy/page.hpp"
#include "tui/moneyloopy/ui.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::loopy {

[[nodiscard]] std::optional<Letters> text_field(const View& view, const Ui& ui);

}  // namespace parlor::tui::loopy
