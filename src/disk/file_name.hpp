// Names that people give to files: one that could lead out of its folder, or steer a terminal, is
// refused before anything is touched.
//
// Source: D-8.2; docs/hosts.md.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.hpp"

namespace parlor::disk {

// What is wrong with a name: it is UTF-8 of 1 to 100 bytes, without a slash, all of it may be
// printed (base/printable_characters.hpp), and it does not begin with a dot.
[[nodiscard]] std::optional<Error> wrong_name(std::string_view name);

}  // namespace parlor::disk
