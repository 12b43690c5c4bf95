// The scores of a domino game so far, for its chart.
#pragma once

#include "dominoes/dominoes.hpp"
#include "table/game/session.hpp"
#include "tui/dominoes/review/score_page.hpp"

namespace parlor::tui {

[[nodiscard]] domino_table::Scores scores_of(const table::Session<dominoes::Dominoes>& session);

}  // namespace parlor::tui
