// Moves as words: after `Taken back:`, and in a computer's reasons.
#pragma once

#include <string>

#include "rules/moneyloopy/action.hpp"
#include "rules/moneyloopy/view.hpp"

namespace parlor::tui::loopy {

[[nodiscard]] std::string words_for(const rules::moneyloopy::View& view,
                                    const rules::moneyloopy::Action& move);

}  // namespace parlor::tui::loopy
