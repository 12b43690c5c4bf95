#include "app/stage.hpp"

#include "app/dominoes/stage.hpp"
#include "app/property/stage.hpp"
#include "games/games.hpp"

namespace parlor::tui {

std::unique_ptr<Stage> stage_for(table::GameTable& table, const Options& options, Ear& ear) {
    if (property_session(table) != nullptr) return std::make_unique<PropertyStage>(options, ear);
    if (domino_session(table) != nullptr) return std::make_unique<DominoStage>(options, ear);
    return nullptr;
}

}  // namespace parlor::tui
