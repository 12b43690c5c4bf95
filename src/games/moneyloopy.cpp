#include "games/moneyloopy.hpp"

#include "app/moneyloopy/room.hpp"
#include "app/moneyloopy/stage.hpp"
#include "library/data_folder.hpp"
#include "sessions/carried.hpp"
#include "sessions/moneyloopy/boards.hpp"
#include "sessions/moneyloopy/deals.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "shell/moneyloopy/pictures.hpp"
#include "shell/moneyloopy/series.hpp"
#include "tui/moneyloopy/rulebook.hpp"

namespace parlor {
namespace {

std::vector<std::string> ids() { return {"moneyloopy"}; }

bool is_moneyloopy(table::GameTable& table) { return moneyloopy_session(table) != nullptr; }

std::optional<std::string> changes(table::GameTable& table) {
    const auto& setup = moneyloopy_session(table)->setup();
    return changes_since(setup.files, setup.edition->board);
}

std::string record(table::GameTable& table) { return deals_of(*moneyloopy_session(table)); }

tui::Rooms rooms() {
    const library::DataFolders folders = library::data_folders();
    auto edition = moneyloopy_edition(folders, "us");
    if (not edition) edition = moneyloopy_edition(library::without_own(folders), "us");
    if (not edition) return {.trouble = edition.error()};
    return {.room = [edition = *edition](tui::RoomNeeds needs) {
        return std::make_unique<tui::LoopyRoom>(needs, library::data_folders(), edition);
    }};
}

std::unique_ptr<tui::Stage> stage(tui::StageNeeds needs) {
    return std::make_unique<tui::LoopyStage>(needs);
}

}  // namespace

tui::Game moneyloopy_game() {
    return {.name = "moneyloopy",
            .ids = ids,
            .open = open_moneyloopy,
            .is_for = is_moneyloopy,
            .entry = {'m', "MONEYLOOPY", "tolls and deals"},
            .rulebook = tui::loopy::rulebook,
            .rooms = rooms,
            .stage = stage,
            .standings = shell::moneyloopy_standings,
            .pictures = shell::moneyloopy_pictures,
            .record = record,
            .simulate = shell::simulate_moneyloopy,
            .changes = changes};
}

}  // namespace parlor
