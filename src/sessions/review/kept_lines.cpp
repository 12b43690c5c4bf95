#include "sessions/review/kept_lines.hpp"

#include <sstream>

#include "base/text.hpp"
#include "disk/disk.hpp"
#include "disk/line_file.hpp"
#include "table/journal/sealed_line.hpp"

namespace parlor {

KeptLines::KeptLines(std::optional<std::filesystem::path> path) : path_{std::move(path)} {
    if (not path_) return;
    name_ = path_->filename().string();
    const auto text = disk::read_lines(*path_);
    if (not text) return;
    std::istringstream lines{*text};
    for (std::string line; std::getline(lines, line) and not lines.eof();) {
        const auto words = table::unsealed_line(name_, line);
        if (not words) continue;
        const std::size_t blank = words->find(' ');
        const auto entry = whole_number(words->substr(0, blank), SIZE_MAX);
        if (entry and blank != words->npos) known_[*entry] = words->substr(blank + 1);
    }
}

std::optional<std::string> KeptLines::find(std::size_t entry) const {
    const auto found = known_.find(entry);
    return found == known_.end() ? std::nullopt : std::optional{found->second};
}

void KeptLines::keep(std::size_t entry, const std::string& words) {
    const std::string line = table::sealed_line(name_, std::to_string(entry) + " " + words) + "\n";
    const std::scoped_lock lock{writing_};
    if (not path_) return;
    trouble_ = disk::append_lines(disk::real_disk(), *path_, line);
    if (trouble_) path_.reset();
}

}  // namespace parlor
