#include "sessions/boards.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace parlor {

std::optional<table::LineError> unknown_board(const table::SetupAsked& asked,
                                              const library::DataFolders& folders) {
    if (not asked.board) return std::nullopt;
    const auto known = folders.boards();
    const auto& [line, id] = *asked.board;
    if (std::ranges::find(known, id) != known.end()) return std::nullopt;
    return table::LineError{line,
                            "there is no board " + printable(id) + "; there is " + listed(known)};
}

}  // namespace parlor
