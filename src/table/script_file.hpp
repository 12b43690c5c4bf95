// The files that scripts make: `.save NAME` writes the journal so far into a new file in one
// folder, and nothing else is ever written because a script says so. Scripts come from strangers.
//
// Source: table-language.md, "Directives", "Answers".
// Errors: Wrong for what is no plain name (disk/file_name.hpp); NoFile when there is something of
//         that name already, or it cannot be written.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "disk/disk.hpp"
#include "table/trouble.hpp"

namespace parlor::table {

using SaveNew = std::function<MaybeTrouble(const std::string& name, std::string_view text)>;

// An empty folder is the working folder.
[[nodiscard]] SaveNew saving_into(disk::Disk& disk, const std::filesystem::path& folder);

}  // namespace parlor::table
