// The mode editor: the player begins a new mode from one of Parlor's, or continues a mode of their
// own, walks over its board, and changes each card and the mode itself in forms.
//
// Source:   M-5.4, U-8.1 to U-8.4.
// Not here: files. The room reads and writes them when a wish asks for it, and hands the contents
//           to the editor.
// Choices:  until there is a board, Esc goes to the previous page; then it opens the pause menu.
//           While a name is typed, C and Z are letters of the name; otherwise they cancel and take
//           back.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/board/layout.hpp"
#include "tui/menu.hpp"
#include "tui/property/editor/draft.hpp"
#include "tui/property/setup/mode_page.hpp"
#include "tui/typing.hpp"

namespace parlor::tui {

// One of the player's own modes. A mode that cannot be read has its first mistake.
struct OwnMode {
    std::string id, name, mistake = {};
};

struct EditorLists {
    std::vector<ModeName> ours;
    std::vector<OwnMode> own;
    std::vector<std::string> boards;  // the ids of all
};

namespace editor {

enum class Ask : std::uint8_t {
    Own,     // the player's own modes, if there are any
    OneOwn,  // continue it, rename it, delete it
    Delete,
    Base,  // the mode to start from
    Board,
    Save,
    Over,  // a mode of this name exists already
    Pause,
    Leave  // some changes are not saved
};

// The state of each kind of page.
struct Asking {
    Ask what = Ask::Own;
    MenuCursor place = {};
    std::string about = {};  // the id of an own mode, or the name that exists already
};
struct Naming {
    std::string typed = {};
    std::string renamed = {};  // the id of an own mode; empty: the name of a new mode
};
struct Walking {
    Square cursor{};
    std::optional<Quadrant> looked_at = {};
    MenuCursor place = {};
};
struct Form {
    std::optional<Square> square = {};  // its card; nothing: the mode
    std::size_t row = 0;
    std::optional<std::string> typed = {};
};
using Page = std::variant<Asking, Naming, Walking, Form>;

}  // namespace editor

struct EditorUi {
    EditorLists lists;
    std::string mode, board;          // selected first
    std::vector<editor::Page> pages;  // one over the other; the last is shown
    editor::Draft draft;              // once a mode has been read
    std::string own;                  // the id of the file being edited; empty: a new mode
    bool loses_comments = false;      // when it is saved
    std::string saved;                // the id of the mode saved last; empty: none
    std::string refusal;
    std::vector<Notice> notices;  // to be read, in order
};

// clang-format off
namespace wish {
struct Nothing    {};
struct ReadBase   { std::string mode; };      // and then take_base()
struct ReadBoard  { std::string board; };     // and then take_board()
struct ReadOwn    { std::string id; };        // and then take_own()
struct RenameOwn  { std::string id, name; };  // and then take_listed()
struct DeleteOwn  { std::string id; };        // and then take_listed()
struct SaveOwn    { property::Mode mode; board::Board board; };  // and then take_saved() or ask_over()
struct ReplaceOwn { property::Mode mode; board::Board board; };  // and then take_saved()
struct Leave      {};                         // `saved` of the ui names the saved mode
}
// clang-format on
using EditorWish = std::variant<wish::Nothing,
                                wish::ReadBase,
                                wish::ReadBoard,
                                wish::ReadOwn,
                                wish::RenameOwn,
                                wish::DeleteOwn,
                                wish::SaveOwn,
                                wish::ReplaceOwn,
                                wish::Leave>;

// The first page. `mode` and `board` are selected first: set-up's choices, or the last ones.
[[nodiscard]] EditorUi begin_editor(EditorLists lists,
                                    std::string mode = {},
                                    std::string board = {});

// Edits what the room has read. If reading fails, the room calls take_trouble() instead.
void take_base(EditorUi& ui, const property::Mode& mode, const board::Board& board);
void take_board(EditorUi& ui, const board::Board& board);
void take_own(EditorUi& ui,
              const property::Mode& mode,
              const board::Board& board,
              bool loses_comments);
void take_listed(EditorUi& ui, std::vector<OwnMode> own);  // after renaming or deleting
void take_saved(EditorUi& ui, std::string id, std::vector<OwnMode> own);
void ask_over(EditorUi& ui, std::string name);  // a mode of this name exists already
void take_trouble(EditorUi& ui, std::string title, const std::string& words);

// The kind of text that can be pasted now.
[[nodiscard]] std::optional<Letters> text_field(const EditorUi& ui);

[[nodiscard]] EditorWish press(EditorUi& ui, Key key);
void draw_editor(Canvas& canvas, const EditorUi& ui);

// The ring of the board that is edited; nothing before a board is chosen, or where the names of
// squares have no room.
[[nodiscard]] std::optional<Canvas> draw_editor_ring(const EditorUi& ui, Size size);

}  // namespace parlor::tui
