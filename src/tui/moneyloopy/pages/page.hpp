// The pages of Moneyloopy: what they look at, and what their keys do.
#pragma once

#include "rules/moneyloopy/view.hpp"
#include "tui/desk/desk.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui::moneyloopy_table {

using moneyloopy::View;
using Seen = desk::Seen<View>;
using Ui = desk::Desk;

using desk::Close;
using desk::Follow;
using desk::MakePage;
using desk::Open;
using desk::Page;
using desk::PagePtr;
using desk::Reply;
using desk::Tell;
using desk::TurnTo;

template <class State>
using Entry = desk::Entry<View, State>;
using CommonEntry = desk::CommonEntry<View>;
template <class State>
using PageKind = desk::PageKind<View, State>;
using desk::NoState;
using desk::page_of;

using desk::always;
using desk::close;
using desk::wishes;

// A move of the player who decides.
[[nodiscard]] inline Play play(const View& view, const moneyloopy::Action& action) {
    return {line_for(view, action)};
}

}  // namespace parlor::tui::moneyloopy_table
