// The pages of the property game: what they look at, and what their keys do.
#pragma once

#include "rules/property/view.hpp"
#include "tui/desk/desk.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui {

using Seen = desk::Seen<property::View>;
using Ui = desk::Desk;
template <class State>
using Entry = desk::Entry<property::View, State>;
using CommonEntry = desk::CommonEntry<property::View>;
template <class State>
using PageKind = desk::PageKind<property::View, State>;

// A move of the player who decides.
[[nodiscard]] inline Play play(const property::View& view, const property::Action& action) {
    return {line_for(view, action)};
}

}  // namespace parlor::tui
