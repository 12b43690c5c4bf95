// The look that a person's options ask for.
//
// Source: U-1.3, U-1.4, U-10.9.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/options.hpp"
#include "terminal/look.hpp"

namespace parlor::tui {

// Why what the command line asks for cannot be shown in this locale (U-10.9).
[[nodiscard]] std::optional<std::string> refusal_of(const std::vector<OptionChosen>& asked);

// The look of the screens: command line options override the saved options.
[[nodiscard]] DisplayOptions display_options(Options options,
                                             const std::vector<OptionChosen>& asked);

}  // namespace parlor::tui
