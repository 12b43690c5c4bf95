// Set-up of the property game: saved settings, if there are any, and all settings on one page, from
// which each choice has a page of its own. The same pages follow each other in the C64's order for
// those who change settings page by page. You can go back from every page.
//
// Source:  U-3.1, U-7.1, U-10.6, M-5.1; docs/layout.md, 5; C-1.3, C-1.4, C-9, M-2.1.
// Choices: Enter alone begins a game of one person and as many computers as in the last game, in the
//          last mode and on the last board; page by page Enter alone leads to the same.
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
    All,       // choices: to be changed and begun with
    Settings,  // all choices: to be read, saved and begun with
    SaveAs,    // the name of settings is being typed
    SaveOver,
    Rename,
    Delete,
    Mode,
    Board,
    Players,  // has its own pages
    Funds,
    HouseRules,
    Deeds
};

// The settings in files, and the settings in use.
struct SavedSettings {
    std::vector<std::string> names = {};
    std::string name = {};              // of those in use; empty: they are not saved
    std::string over = {};              // would be replaced
    bool are_damaged = false;           // those in use: they can be renamed and deleted
    SetupStep from = SetupStep::Saved;  // the page before the page of settings
};

// The choices so far, and the current page.
struct SetupUi : setup::OnPage {
    SetupStep step = SetupStep::All;
    std::optional<char> opened;  // the choice of all settings whose page is open, alone
    std::vector<ModeName> modes;
    std::string mode;                        // the id of the last choice
    std::vector<std::string> boards;         // the ids of all boards
    std::vector<std::string> broken_boards;  // those that cannot be read
    std::string board;                       // the last choice
    setup::Players players;
    setup::Field field;  // the name of settings being typed
    Money mode_money;    // at the start, as in the mode
    property::Ruleset rules;
    SavedSettings saved;
};

// The first page. The last choices and the last mode's rules are selected. Requires a mode and a
// board.
[[nodiscard]] SetupUi begin_setup(const Options& options,
                                  const property::Mode& mode,
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

// Chooses the mode, and goes to the next page. A mode that differs from the last choice brings its
// own rules and its own board.
void take_mode(SetupUi& ui, const property::Mode& mode);

// Chooses the board, and goes to the next page.
void take_board(SetupUi& ui, std::string id);

// Chooses an edited and saved mode with its board, and goes to the next page.
void take_edited(SetupUi& ui, const property::Mode& mode);

// Puts settings in use, and goes to their page. Damaged settings change nothing else.
void take_settings(SetupUi& ui,
                   std::string name,
                   const property::Mode& mode,
                   const property::Property::Setup& setup);
void take_damaged(SetupUi& ui, std::string name);

// After the settings in use were saved, renamed or deleted; `names` are all existing settings.
void take_saved(SetupUi& ui, std::string name, std::vector<std::string> names);
void take_deleted(SetupUi& ui, std::vector<std::string> names);

// Asks whether to replace settings of this name, which exist already.
void ask_over(SetupUi& ui, std::string name);

[[nodiscard]] SetupWish press(SetupUi& ui, const board::Board& board, Key key);

// The choice that the page shows and that has not been taken: a mode, a board or saved settings.
// Before a game begins the room takes it, and then asks whether these choices go together; if not,
// it is said why.
[[nodiscard]] SetupWish choice_shown(const SetupUi& ui, const board::Board& board);
[[nodiscard]] bool may_begin(SetupUi& ui, const board::Board& board);

// Some pages show a board in miniature; the one that is selected, or else the chosen one.
[[nodiscard]] bool shows_board(const SetupUi& ui);
[[nodiscard]] std::string board_shown(const SetupUi& ui, const board::Board& board);

// `board` is the chosen one, `pictured` the one in the picture.
void draw_setup(Canvas& canvas,
                const SetupUi& ui,
                const board::Board& board,
                const board::Board& pictured);

}  // namespace parlor::tui
