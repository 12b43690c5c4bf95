// The help for `?` at the table: the keys that have an effect now.
//
// Source: U-1.7, D-9.2 to D-9.6.
#pragma once

#include "tui/dominoes/seen.hpp"
#include "tui/dominoes/table/turn.hpp"

namespace parlor::tui::domino_table {

[[nodiscard]] Notice table_help(const Seen& seen, const Turn& turn);

}  // namespace parlor::tui::domino_table
