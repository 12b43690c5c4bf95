// The player's own files, if a room's terms allow their use.
//
// Errors: as text; always an error while a script has the keys.
#pragma once

#include "app/terms.hpp"
#include "base/result.hpp"
#include "library/own_files.hpp"

namespace parlor::tui {

[[nodiscard]] Result<library::OwnFiles> own_files(const Terms& terms,
                                                  Result<library::OwnFiles> (*files_of_kind)());

}  // namespace parlor::tui
