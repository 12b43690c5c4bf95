// The player's own files, as far as a room may use them on its terms.
//
// Errors: in words; one when a script has the keys.
#pragma once

#include "app/terms.hpp"
#include "base/result.hpp"
#include "library/own_files.hpp"

namespace parlor::tui {

[[nodiscard]] Result<library::OwnFiles> own_files(const Terms& terms,
                                                  Result<library::OwnFiles> (*files_of_kind)());

}  // namespace parlor::tui
