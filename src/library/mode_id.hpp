// The ids of your own modes, made from the names that people type.
//
// Source:  M-5.4, U-8.4.
// Choices: lower case letters of ASCII, digits and hyphens: `Şişli Rush` becomes `sisli-rush`. A
//          letter with marks loses them, a blank becomes a hyphen, and everything else is dropped.
//          Ids of the parlor's own modes, boards and games, present or future, are taken.
// Errors:  as text, when nothing is left of the name, when its id is the parlor's, or when it has a
//          character that new names may not have (disk/file_name.hpp).
//          a character that new names may not have (disk/file_name.hpp).
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"

namespace parlor::library {

// Requires valid UTF-8.
[[nodiscard]] Result<std::string> id_for(std::string_view name);

// Whether a mode, board or game of the parlor has this id.
[[nodiscard]] bool is_of_the_parlor(std::string_view id);

}  // namespace parlor::library
