// Set-up of the property game, page by page: saved settings, if there are any, the mode, the board,
// and then the C64's order; each page has a way back.
//
// Source:  U-3.1, U-7.1, M-5.1; docs/layout.md, 5; C-1.3, C-1.4, C-9, M-2.1.
// Choices: Enter alone leads through all pages, to a game of one person and as many computers as
//          in the last game, in the last mode and on the last board.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"
#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "rules/property/game.hpp"
#include "rules/property/property.hpp"
#include "tui/menu.hpp"
#include "tui/property/setup/mode_page.hpp"
#include "tui/setup/field.hpp"
#include "tui/setup/on_page.hpp"
#include "tui/setup/players.hpp"

namespace parlor::tui {

enum class SetupStep : std::uint8_t {
    Saved,     // settings, if there are any
    Settings,  // all that is chosen: to be read, saved and begun with
    SaveAs,    // the name of settings is typed
    SaveOver,
    Rename,
    Delete,
    Mode,
    Board,
    Players,  // with pages of their own
    Funds,
    HouseRules,
    Deeds
};

// Settings in files, and those in use.
struct SavedSettings {
    std::vector<std::string> names = {};
    std::string name = {};              // of those in use; empty: they are not saved
    std::string over = {};              // would be replaced
    bool are_damaged = false;           // those in use: they can be renamed and deleted
    SetupStep from = SetupStep::Saved;  // the page before that of the settings
};

// The choices so far, and the current page.
struct SetupUi : setup::OnPage {
    SetupStep step = SetupStep::Mode;
    std::vector<ModeName> modes;
    std::string mode;                        // the id of the last one chosen
    std::vector<std::string> boards;         // the ids of all boards
    std::vector<std::string> broken_boards;  // those that cannot be read
    std::string board;                       // the last one chosen
    setup::Players players;
    setup::Field field;  // the name of settings being typed
    Money mode_money;    // at the start, as the mode has it
    rules::Ruleset rules;
    SavedSettings saved;
};

// The first page, with what was chosen last, and the rules of the last mode, as first choices.
// Requires a mode and a board.
[[nodiscard]] SetupUi begin_setup(const Options& options,
                                  const rules::Mode& mode,
                                  std::vector<ModeName> modes,
                                  std::vector<std::string> boards,
                                  std::vector<std::string> saved = {});

// What may be pasted now: a name, a token or a number.
[[nodiscard]] std::optional<Letters> text_field(const SetupUi& ui);

// clang-format off
struct ReadMode { std::string id; };  // and then take_mode()
struct EditMode {};  // and then take_edited(), when a mode was saved

struct ReadSettings    { std::string name; };  // and then take_settings() or take_damaged()
struct SaveSettings    { std::string name; };  // and then take_saved() or ask_over()
struct ReplaceSettings { std::string name; };  // and then take_saved()
struct RenameSettings  { std::string name; };  // those in use; and then take_saved()
struct DeleteSettings  {};                     // those in use; and then take_deleted()
// clang-format on
using SetupWish = std::variant<GoOn,
                               GoBack,
                               ReadMode,
                               ReadBoard,
                               EditMode,
                               BeginNow,
                               ReadSettings,
                               SaveSettings,
                               ReplaceSettings,
                               RenameSettings,
                               DeleteSettings>;

// The mode is chosen: goes on to the next page. Another than the last one brings its own rules and
// its own board.
void take_mode(SetupUi& ui, const rules::Mode& mode);

// The board is chosen: goes on to the next page.
void take_board(SetupUi& ui, std::string id);

// A mode was edited and saved: it is chosen with its board, and goes on to the next page.
void take_edited(SetupUi& ui, const rules::Mode& mode);

// Settings are in use: goes to their page. Damaged ones change nothing else.
void take_settings(SetupUi& ui,
                   std::string name,
                   const rules::Mode& mode,
                   const rules::Property::Setup& setup);
void take_damaged(SetupUi& ui, std::string name);

// The settings in use have been saved, or renamed, or deleted; `names` are those that there are.
void take_saved(SetupUi& ui, std::string name, std::vector<std::string> names);
void take_deleted(SetupUi& ui, std::vector<std::string> names);

// There are settings of this name already.
void ask_over(SetupUi& ui, std::string name);

[[nodiscard]] SetupWish press(SetupUi& ui, const rules::Board& board, Key key);
void draw_setup(Canvas& canvas, const SetupUi& ui, const rules::Board& board);

}  // namespace parlor::tui
