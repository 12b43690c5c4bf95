// Ids of data files, and of the things defined in them.
#pragma once

#include <string_view>

namespace parlor::library {

// 1 to 40 of a-z, 0-9 and -, so that no id leads out of its folder.
[[nodiscard]] bool is_id(std::string_view text);

}  // namespace parlor::library
