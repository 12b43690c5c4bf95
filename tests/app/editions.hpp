// Editions for tests: the classic board, and a board with shorter sides.
#pragma once

#include "library/data_folder.hpp"
#include "rules/property/game.hpp"

namespace parlor::tui {

inline const property::Edition& edition() {
    static const auto loaded = [] {
        const library::DataFolders folders = library::data_folders();
        return *folders.edition(*folders.mode("classic"));
    }();
    return *loaded;
}

// The UK board without the last two squares of each side.
inline property::Edition short_edition() {
    property::Edition small = edition();
    small.board.size = 32;
    for (int n = 0; n < 32; ++n) {
        const Square from{static_cast<std::uint8_t>(n / 8 * 10 + n % 8)};
        const Square to{static_cast<std::uint8_t>(n)};
        small.board.spots[to] = edition().board.at(from);
        small.board.titles[static_cast<std::size_t>(n)] =
            edition().board.titles[static_cast<std::size_t>(number(from))];
    }
    small.board.titles.resize(32);
    board::index(small.board);
    return small;
}

}  // namespace parlor::tui
