// Folder: a temporary folder for a test, which the destructor deletes; and files in it.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"

namespace parlor {

struct Folder {
    std::filesystem::path path;

    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "parlor-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        path = name;
    }
    ~Folder() { std::filesystem::remove_all(path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
};

inline std::string content(const std::filesystem::path& path) {
    std::ifstream file{path};
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// The paths of all files below it, from there, sorted.
inline std::vector<std::string> files_below(const std::filesystem::path& folder) {
    std::vector<std::string> paths;
    for (const auto& each : std::filesystem::recursive_directory_iterator{folder})
        if (each.is_regular_file())
            paths.push_back(each.path().lexically_relative(folder).string());
    std::ranges::sort(paths);
    return paths;
}

}  // namespace parlor
