// Files of the player's that a game is played on, as the header of its journal carries them.
//
// Source:   U-8.4; table-language.md, "Files".
// Not here: what is in a file (library/).
#pragma once

#include <string>
#include <vector>

namespace parlor::rules {

struct CarriedFile {
    std::string kind;  // `mode`, `board`, `cards`
    std::string id, text;
};

// Appends `file board mine "name = \"Mine\""`, for each line of the text.
void add_lines(const CarriedFile& file, std::vector<std::string>& lines);

}  // namespace parlor::rules
