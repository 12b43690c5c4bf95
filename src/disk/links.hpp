// Symbolic links below a folder, which can be refused, so that the files of a player on a public
// host all stay in that folder. Elsewhere links are followed.
//
// Errors:  std::error_code, whose message says that there is a link.
// Choices: the path to the folder itself may contain links, as the folder's owner chose it. The
//          check runs before each file operation: it finds existing links, but does not protect
//          against another program that makes a link at that moment.
#pragma once

#include <cstdint>
#include <filesystem>
#include <system_error>

namespace parlor::disk {

enum class Links : std::uint8_t { Followed, Refused };

// Sets the policy of the whole program for all paths below `folder`, which must be absolute.
void treat_links(Links links, const std::filesystem::path& folder);

// An error when a part of the path below that folder is a link, or the path itself is. No error for
// parts that do not exist yet, or for paths outside the folder.
[[nodiscard]] std::error_code refused_link(const std::filesystem::path& path);

// The target of a link, so that writing does not replace the link itself; any other path is its
// own.
[[nodiscard]] std::filesystem::path behind_links(const std::filesystem::path& path);

}  // namespace parlor::disk
