#include "table/language/script_file.hpp"

#include "disk/file_name.hpp"
#include "disk/new_file.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {
namespace {

Trouble not_saved(const std::string& name, std::error_code why) {
    const bool is_taken = why == std::errc::file_exists;
    return {Status::NoFile,
            printable(name) + " cannot be written: " +
                (is_taken ? "it exists already, and scripts replace no files" : why.message())};
}

}  // namespace

SaveNew saving_into(disk::Disk& disk, const std::filesystem::path& folder) {
    const auto within = folder.empty() ? std::filesystem::path{"."} : folder;
    return [&disk, within](const std::string& name, std::string_view text) -> MaybeTrouble {
        if (const auto error = disk::wrong_new_name(name))
            return Trouble{Status::Wrong,
                           "nothing can be saved as `" + printable(name) + "`: " + error->what};
        if (const auto error = write_new(disk, within / name, text)) return not_saved(name, error);
        return std::nullopt;
    };
}

}  // namespace parlor::table
