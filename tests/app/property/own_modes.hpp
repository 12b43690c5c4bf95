// OwnModes: a temporary data folder with the player's own modes, and other files.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "app/own_data.hpp"

namespace parlor::tui {

struct OwnModes : OwnData {
    void write(const std::string& id, const std::string& text) const {
        write_file("modes/" + id, text);
    }
    // `boards/mine`
    void write_file(const std::string& name, const std::string& text) const {
        const std::filesystem::path file = path / "parlor" / (name + ".toml");
        std::filesystem::create_directories(file.parent_path());
        std::ofstream{file} << text;
    }
    void remove(const std::string& name) const {
        std::filesystem::remove(path / "parlor" / (name + ".toml"));
    }
};

}  // namespace parlor::tui
