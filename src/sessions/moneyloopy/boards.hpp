// The boards of the data folders, as Moneyloopy uses them.
//
// Source: L-1.3, L-6.1; U-9.6.
// Errors: the first mistake in the board's file, or the reason why Moneyloopy cannot be played on
//         it.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "library/data_folder.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"

namespace parlor {

[[nodiscard]] Result<std::shared_ptr<const moneyloopy::Edition>> moneyloopy_edition(
    const library::DataFolders& folders, std::string_view board);

// The ids of the boards on which it cannot be played.
[[nodiscard]] std::vector<std::string> boards_unfit_for_moneyloopy(
    const library::DataFolders& folders);

}  // namespace parlor
