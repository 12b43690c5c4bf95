// File names that people choose: a name that could lead out of its folder or send control
// characters to a terminal is refused before any file is touched. A new name must not contain a
// character that makes a shell run a command, either.
//
// Source: D-8.2; docs/hosts.md.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.hpp"

namespace parlor::disk {

// Why a name is refused. A valid name is UTF-8 of 1 to 100 bytes, has only printable characters
// (unicode/printable.hpp), composed or not, and no slash, and does not begin with a dot.
[[nodiscard]] std::optional<Error> wrong_name(std::string_view name);

// Why a name with a ` or a $ is refused. Files that already have such a name may be chosen.
[[nodiscard]] std::optional<Error> wrong_for_shells(std::string_view name);

// Why a new file may not have this name, for either reason.
[[nodiscard]] std::optional<Error> wrong_new_name(std::string_view name);

}  // namespace parlor::disk
