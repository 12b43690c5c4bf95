// ReadOnce: what games of a mode on a board share is read from the data folders once.
//
// Choices: a file that changes later counts for whoever opens games anew. A game that carries files
//          shares nothing.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "library/data_folder.hpp"
#include "sessions/asked_files.hpp"
#include "table/game/game_table.hpp"

namespace parlor {

template <class Shared>
class ReadOnce {
public:
    // `read` makes of the files what is shared, or nothing when there are errors; `open` makes a
    // table of it.
    template <class Read, class Open>
    [[nodiscard]] table::Opened opened(const table::SetupAsked& asked, Read read, Open open) {
        const Asked key{asked.game->word, asked.board ? asked.board->word : ""};
        const auto known = asked.files.empty() ? shared_.find(key) : shared_.end();
        if (known != shared_.end()) return open(asked, known->second);
        const auto folders = library::data_folders();
        AskedFiles files{asked, folders};
        const auto shared = read(files);
        if (not shared) return files.errors();
        if (asked.files.empty()) shared_.emplace(key, *shared);
        return open(asked, *shared);
    }

private:
    using Asked = std::pair<std::string, std::string>;  // the words for the game and for its board
    std::map<Asked, Shared> shared_;
};

}  // namespace parlor
