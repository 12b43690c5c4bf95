// The pages of Moneyloopy: what they look at, and what their keys do.
#pragma once

#include "rules/moneyloopy/view.hpp"
#include "tui/desk/desk.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui::moneyloopy_table {

using moneyloopy::View;
using Seen = desk::Seen<View>;
using Ui = desk::Desk;
template <class State>
using Entry = desk::Entry<View, State>;
using CommonEntry = desk::CommonEntry<View>;
template <class State>
using PageKind = desk::PageKind<View, State>;

// A move of the player who decides.
[[nodiscard]] inline Play play(const View& view, const moneyloopy::Action& action) {
    return {line_for(view, action)};
}

}  // namespace parlor::tui::moneyloopy_table
