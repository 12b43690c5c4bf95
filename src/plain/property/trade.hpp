// A trade that is proposed one thing at a time, or in one line: with whom, what is given, what for,
// and which mortgages are repaid at once.
//
// Source: P-1.6; C-8.1 to C-8.5.
// Errors: a sentence that says what was wrong, and nothing of the answer counts.
#pragma once

#include <memory>

#include "plain/words.hpp"
#include "rules/property/view.hpp"

namespace parlor::plain {

// The view has players to whom a trade can be proposed. The words outlive what is asked.
[[nodiscard]] std::unique_ptr<Asking> ask_for_trade(std::shared_ptr<const property::View> view,
                                                    const Words& words);

}  // namespace parlor::plain
