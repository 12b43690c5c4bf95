// The mode editor with its files, as a part of a room: it reads and writes files for the wishes of
// the editor's pages.
//
// Source:  U-8.1, U-8.4.
// Errors:  as text, on the page; no edits are lost.
// Choices: each wish looks up the folders again, because saving the first mode may have created
//          them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/terms.hpp"
#include "base/result.hpp"
#include "canvas/canvas.hpp"
#include "library/own_modes.hpp"
#include "tui/property/editor/editor_screen.hpp"

namespace parlor::tui {

class ModeEditor {
public:
    // `mode` and `board` are selected first; `edition` is shown until a board is chosen. Requires
    // that the terms outlive the editor.
    ModeEditor(const Terms& terms,
               std::string mode,
               std::string board,
               std::shared_ptr<const property::Edition> edition);

    void press(Key key);
    [[nodiscard]] Canvas canvas() const;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const {
        return draw_editor_ring(ui_, size);
    }
    [[nodiscard]] std::optional<Letters> text_field() const { return tui::text_field(ui_); }
    [[nodiscard]] const std::string& refusal() const { return ui_.refusal; }  // of the last key
    [[nodiscard]] std::size_t dialogs() const { return ui_.notices.size(); }

    [[nodiscard]] bool is_left() const { return is_left_; }
    // The id of the mode that was saved last; empty when none was saved.
    [[nodiscard]] const std::string& saved() const { return ui_.saved; }

private:
    void grant(const EditorWish& wish);
    void read_base(const std::string& mode);
    void read_board(const std::string& board);
    void read_own(const std::string& id);
    void rename(const std::string& id, const std::string& name);
    void remove(const std::string& id);
    void save(const property::Mode& mode, const board::Board& board);
    void replace(const std::string& id, property::Mode mode, board::Board board);
    void tell(std::string title, const Error& error) {
        take_trouble(ui_, std::move(title), error.what);
    }

    const Terms* terms_;
    std::shared_ptr<const property::Edition> edition_;
    EditorUi ui_;
    bool is_left_ = false;
};

// The player's own modes, if these terms allow their use.
[[nodiscard]] Result<library::OwnModes> own_modes(const Terms& terms);

}  // namespace parlor::tui
