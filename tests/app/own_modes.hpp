// OwnModes: a temporary data folder with modes of one's own.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "own_data.hpp"

namespace parlor::tui {

struct OwnModes : OwnData {
    void write(const std::string& id, const std::string& text) const {
        std::filesystem::create_directories(path / "parlor/modes");
        std::ofstream{path / ("parlor/modes/" + id + ".toml")} << text;
    }
};

}  // namespace parlor::tui
