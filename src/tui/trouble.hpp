// A notice that shows the player an error.
#pragma once

#include <string>

#include "tui/widgets.hpp"

namespace parlor::tui {

[[nodiscard]] Notice trouble_notice(std::string title, const std::string& words);

}  // namespace parlor::tui
