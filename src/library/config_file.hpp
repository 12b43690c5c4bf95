// The configuration file on disk: its path, reading it, and replacing it atomically.
//
// Errors:   as text; a file that cannot be read or is invalid stays unchanged.
// Not here: the format of its text (option_text.hpp).
#pragma once

#include <filesystem>
#include <optional>

#include "library/option_text.hpp"

namespace parlor::library {

// $XDG_CONFIG_HOME/parlor/config.toml, or ~/.config/parlor/config.toml. The file need not exist.
[[nodiscard]] Result<std::filesystem::path> config_path();

// The default options when the file does not exist.
[[nodiscard]] OptionsRead load_options(const std::filesystem::path& path);

[[nodiscard]] std::optional<Error> save_options(const std::filesystem::path& path,
                                                const Options& options);

// In the file at `config_path`.
[[nodiscard]] std::optional<Error> keep_options(const Options& options);

}  // namespace parlor::library
