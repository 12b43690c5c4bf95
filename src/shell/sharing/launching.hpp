// The way from the launcher to shared tables.
//
// Source:  T-1.3, T-2.1.
// Choices: a host is started on the user's own socket only, where nobody else comes.
#pragma once

#include "app/visit.hpp"

namespace parlor::shell {

[[nodiscard]] tui::Visited visit_tables(tui::Presenter& presenter,
                                        const Options& options,
                                        tui::VisitFor purpose);

}  // namespace parlor::shell
