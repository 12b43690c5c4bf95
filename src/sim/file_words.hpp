// The files that do not come with the program, as lines of a part of a series: `file board mine
// 8f3a12cd90ab12ef`. The digits are a hash of the file's contents without comments and layout.
#pragma once

#include <string>
#include <vector>

#include "rules/board/carried_file.hpp"

namespace parlor::sim {

[[nodiscard]] std::vector<std::string> file_words(const std::vector<board::CarriedFile>& files);

}  // namespace parlor::sim
