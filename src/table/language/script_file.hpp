// The files that scripts write: `.save NAME` writes the journal so far to a new file in one folder.
// Scripts can write no other files, as they may come from strangers.
//
// Source: table-language.md, "Directives", "Answers".
// Errors: Wrong for an invalid name (disk/file_name.hpp); NoFile when the file exists already or
//         cannot be written.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "disk/disk.hpp"
#include "table/language/trouble.hpp"

namespace parlor::table {

using SaveNew = std::function<MaybeTrouble(const std::string& name, std::string_view text)>;

// `.save` for this folder; an empty path is the working directory.
[[nodiscard]] SaveNew saving_into(disk::Disk& disk, const std::filesystem::path& folder);

}  // namespace parlor::table
