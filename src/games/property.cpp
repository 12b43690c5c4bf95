#include "games/property.hpp"

#include "app/property/room.hpp"
#include "app/property/stage.hpp"
#include "library/data_folder.hpp"
#include "sessions/property/table.hpp"
#include "shell/property/odds.hpp"
#include "shell/property/pictures.hpp"
#include "shell/property/series.hpp"
#include "tui/property/board/backdrop.hpp"
#include "tui/property/rulebook.hpp"

namespace parlor {
namespace {

Result<std::shared_ptr<const rules::Edition>> load_edition() {
    const library::DataFolders folders = library::data_folders();
    const auto mode = folders.mode(tui::property_game_id);
    if (not mode) return mode.error();
    return folders.edition(*mode);
}

tui::Rooms rooms() {
    const auto loaded = load_edition();
    const auto edition = loaded ? *loaded : nullptr;
    tui::Rooms rooms{.room = [edition](tui::RoomNeeds needs) {
        return std::make_unique<tui::PropertyRoom>(needs, edition);
    }};
    if (edition)
        rooms.backdrop = tui::backdrop(*edition);
    else
        rooms.trouble = loaded.error();
    return rooms;
}

bool is_property(table::GameTable& table) { return property_session(table) != nullptr; }

std::unique_ptr<tui::Stage> stage(const Options& options, tui::Ear& ear) {
    return std::make_unique<tui::PropertyStage>(options, ear);
}

}  // namespace

tui::Game property_game() {
    return {.name = "property",
            .ids = property_ids,
            .open = open_property,
            .is_for = is_property,
            .entry = {'p', "PROPERTY", "the property game"},
            .rulebook = tui::property_rulebook,
            .rooms = rooms,
            .stage = stage,
            .pictures = shell::property_pictures,
            .simulate = shell::simulate_property,
            .odds = shell::odds_table};
}

}  // namespace parlor
