// The presenter of dominoes.
#pragma once

#include <memory>

#include "app/dominoes/evening.hpp"
#include "app/table/game_presenter.hpp"

namespace parlor::tui {

// Null for a table of another game.
[[nodiscard]] std::unique_ptr<GamePresenter> domino_presenter(table::GameTable& table,
                                                              Manner manner,
                                                              std::shared_ptr<Evening> evening);

}  // namespace parlor::tui
