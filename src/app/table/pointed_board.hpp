// PointedBoard: the board in the picture of a page of set-up. It follows the board that is selected
// once no key has moved on for a moment, so that moving over a list of boards sends no pictures.
//
// Source: U-10.6.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "app/terms.hpp"
#include "library/data_folder.hpp"
#include "tui/board/shown_names.hpp"

namespace parlor::tui {

class PointedBoard {
public:
    // At first this board. In scripts the picture follows at once.
    PointedBoard(const Terms& terms, const board::Board& board)
        : glyphs_{terms.glyphs}, pause_{terms.chance == ChanceBy::Script ? 0 : 120} {
        show(board);
    }

    void point_at(const std::string& id, const library::DataFolders& folders) {
        if (id == id_) return;
        id_ = id;
        due_ = pause_;
        tick(0, folders);
    }
    void tick(int milliseconds, const library::DataFolders& folders) {
        if (not due_) return;
        due_ = std::max(0, *due_ - milliseconds);
        if (*due_ > 0) return;
        due_.reset();
        if (const auto board = folders.board(id_)) show(*board);
    }
    [[nodiscard]] std::optional<int> due() const { return due_; }
    [[nodiscard]] const board::Board& shown() const { return shown_; }

    void show(const board::Board& board) {
        id_ = board.id;
        due_.reset();
        shown_ = board;
        show_names(shown_, glyphs_);
    }

private:
    GlyphSet glyphs_;
    int pause_;
    std::string id_;          // of the board that is selected
    std::optional<int> due_;  // milliseconds until it is shown
    board::Board shown_;      // a broken board is never shown: the one before stays
};

}  // namespace parlor::tui
