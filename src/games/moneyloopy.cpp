#include "games/moneyloopy.hpp"

#include "sessions/moneyloopy/table.hpp"

namespace parlor {
namespace {

std::vector<std::string> ids() { return {"moneyloopy"}; }

bool is_moneyloopy(table::GameTable& table) { return moneyloopy_session(table) != nullptr; }

}  // namespace

tui::Game moneyloopy_game() {
    return {.name = "moneyloopy",
            .ids = ids,
            .open = open_moneyloopy,
            .is_for = is_moneyloopy,
            .entry = {'m', "MONEYLOOPY", "tolls and deals"}};
}

}  // namespace parlor
