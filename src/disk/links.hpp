// Links below a folder, where they are refused: so that nothing a player reads or writes on a host
// for everybody lies anywhere else. Elsewhere they are followed.
//
// Errors:   std::error_code, whose message says that there is a link.
// Choices:  the folder itself may be reached through links, as its owner chose it. It is looked
//           before a file is touched: against links that are there, not against another program
//           that makes them at that moment.
#pragma once

#include <cstdint>
#include <filesystem>
#include <system_error>

namespace parlor::disk {

enum class Links : std::uint8_t { Followed, Refused };

// What holds for the whole program from here on: of an absolute folder, all below it.
void treat_links(Links links, const std::filesystem::path& folder);

// The error where a link is on the way from that folder to the path, or is at the path; none where
// it need not exist yet, nor anywhere else.
[[nodiscard]] std::error_code refused_link(const std::filesystem::path& path);

}  // namespace parlor::disk
