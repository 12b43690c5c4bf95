// OwnFiles: the player's own mode, with its own board and cards; each is called `mine`.
#pragma once

#include "app/property/own_modes.hpp"
#include "where.hpp"

namespace parlor::tui {

struct OwnFiles : OwnModes {
    OwnFiles() {
        write("mine", "name = \"Mine\"\nboard = \"mine\"\ncards = \"mine\"\nsalary = 300\n");
        write_file("boards/mine", ours_but("boards/uk", "Old Kent Road", "Our \\\"Street\\\""));
        write_file("cards/mine", ours_but("cards/classic", "pays = 200", "pays = 220"));
    }

    // A file of the program with some words changed.
    static std::string ours_but(const std::string& name,
                                const std::string& words,
                                const std::string& others) {
        std::string text = content(std::string{data_folder} + "/" + name + ".toml");
        const auto at = text.find(words);
        REQUIRE(at != std::string::npos);
        return text.replace(at, words.size(), others);
    }
};

}  // namespace parlor::tui
