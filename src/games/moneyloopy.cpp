#include "games/moneyloopy.hpp"

#include "sessions/carried.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "shell/moneyloopy/series.hpp"

namespace parlor {
namespace {

std::vector<std::string> ids() { return {"moneyloopy"}; }

bool is_moneyloopy(table::GameTable& table) { return moneyloopy_session(table) != nullptr; }

std::optional<std::string> changes(table::GameTable& table) {
    const auto& setup = moneyloopy_session(table)->setup();
    return changes_since(setup.files, setup.edition->board);
}

}  // namespace

tui::Game moneyloopy_game() {
    return {.name = "moneyloopy",
            .ids = ids,
            .open = open_moneyloopy,
            .is_for = is_moneyloopy,
            .entry = {'m', "MONEYLOOPY", "tolls and deals"},
            .simulate = shell::simulate_moneyloopy,
            .changes = changes};
}

}  // namespace parlor
