// What a review has found out about the entries of a game, stored in a file as it is made:
//
//     17 34 2 0.612345 0.598765 -1.25 8f3a12cd90ab12ef
//
// An entry of the log, what was found, in words of the game, and the seal
// (table/journal/sealed_line.hpp). The seal also covers the file's name, which stands for the game.
//
// Choices: a line with a wrong seal is ignored. Several reviews of one game may add to its file. If
//          the file cannot be written, only time is lost.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "base/result.hpp"

namespace parlor {

class KeptLines {
public:
    // Without a path nothing is stored.
    explicit KeptLines(std::optional<std::filesystem::path> path);

    [[nodiscard]] std::optional<std::string> find(std::size_t entry) const;

    // Threads may call it at the same time.
    void keep(std::size_t entry, const std::string& words);

    // Why nothing is stored any more, if the file could not be written.
    [[nodiscard]] const std::optional<Error>& trouble() const { return trouble_; }

private:
    std::optional<std::filesystem::path> path_;
    std::optional<Error> trouble_;
    std::string name_;  // the file's
    std::map<std::size_t, std::string> known_;
    std::mutex writing_;
};

}  // namespace parlor
