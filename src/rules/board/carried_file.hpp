// The player's own files that a game uses, as the header of its journal carries them.
//
// Source:   U-8.4; table-language.md, "Files".
// Not here: the contents of a file (library/).
#pragma once

#include <string>
#include <vector>

namespace parlor::board {

struct CarriedFile {
    std::string kind;  // `mode`, `board`, `cards`
    std::string id, text;
};

// Appends `file board mine "name = \"Mine\""`, one such line for each line of the text.
void add_lines(const CarriedFile& file, std::vector<std::string>& lines);

}  // namespace parlor::board
