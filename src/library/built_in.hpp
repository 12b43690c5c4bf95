// The boards, cards and modes that are compiled in, so that the program needs no data folder.
//
// Choices: only with PARLOR_ALONE (the preset static); otherwise there are none.
#pragma once

#include <span>
#include <string_view>

namespace parlor::library {

struct BuiltInFile {
    std::string_view folder, id, text;  // `boards`, `uk`
};

[[nodiscard]] std::span<const BuiltInFile> built_in_files();

}  // namespace parlor::library
