// The table screen, as the seat in the lower line sees it, with the pages and notices over it.
//
// Source: U-4.1; D-9.6, D-9.8.
#pragma once

#include "tui/dominoes/seen.hpp"

namespace parlor::tui::domino_table {

[[nodiscard]] Canvas draw(const Picture& picture, const desk::Desk& desk);

}  // namespace parlor::tui::domino_table
