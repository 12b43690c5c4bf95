// HouseNeeds: what the house gets at its start. All references outlive it.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "app/game_box.hpp"
#include "base/user.hpp"
#include "disk/disk.hpp"
#include "table/game/game_table.hpp"

namespace parlor::house {

struct HouseNeeds {
    tui::Games games;
    table::Opener open;
    disk::Disk& disk = disk::real_disk();
    std::filesystem::path folder;  // of the host
    std::string run_by;            // as guests read it: who can see all hands (T-1.12)
    // The user who is shown as this, `ann`, if there is one.
    std::function<std::optional<User>(const std::string& shown)> user_called;
    std::function<std::string()> time;  // now, as in the names of journals: `20261127-154000`
    // To the host's log (T-4.4).
    std::function<void(const std::string& line)> note = [](const std::string& /*line*/) {};
    bool is_while_used = false;  // the host ends some time after its last guest (T-1.3)
};

}  // namespace parlor::house
