// Moves as words: after `Taken back:`, and in a computer's reasons.
#pragma once

#include <string>

#include "rules/moneyloopy/action.hpp"
#include "rules/moneyloopy/view.hpp"

namespace parlor::tui::moneyloopy_table {

[[nodiscard]] std::string words_for(const moneyloopy::View& view, const moneyloopy::Action& move);

}  // namespace parlor::tui::moneyloopy_table
