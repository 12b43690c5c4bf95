// A deal that is proposed one term at a time, or in one line.
//
// Source:  P-1.6; L-9.
// Choices: terms are those of the table language, with any clear part of a square's name.
// Errors:  a sentence that says what was wrong; the terms before it stay.
#pragma once

#include <memory>
#include <span>

#include "plain/words.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"
#include "rules/moneyloopy/view.hpp"
#include "table/game/session.hpp"

namespace parlor::plain {

// The view has players to whom a deal can be proposed. The session and the words outlive what is
// asked.
[[nodiscard]] std::unique_ptr<Asking> ask_for_deal(
    const table::Session<moneyloopy::Moneyloopy>& session,
    std::shared_ptr<const moneyloopy::View> view,
    const Words& words);

// A sentence for each.
[[nodiscard]] Sentences term_sentences(const moneyloopy::View& view,
                                       std::span<const moneyloopy::Term> terms);

}  // namespace parlor::plain
