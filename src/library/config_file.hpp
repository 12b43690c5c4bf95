// The configuration file on disk: where it is, reading it, and writing it whole or not at all.
//
// Errors:   in words; a file that cannot be read or is wrong is left as it is.
// Not here: what stands in it (option_text.hpp).
#pragma once

#include <filesystem>
#include <optional>

#include "library/option_text.hpp"

namespace parlor::library {

// $XDG_CONFIG_HOME/parlor/config.toml, or ~/.config/parlor/config.toml. It need not exist.
[[nodiscard]] Result<std::filesystem::path> config_path();

// All as usual when there is no such file.
[[nodiscard]] OptionsRead load_options(const std::filesystem::path& path);

[[nodiscard]] std::optional<Error> save_options(const std::filesystem::path& path,
                                                const Options& options);

}  // namespace parlor::library
