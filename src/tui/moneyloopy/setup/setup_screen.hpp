// Set-up of Moneyloopy: all settings on one page, from which each choice has a page of its own; and
// page by page the board, the players, the house rules. You can go back from every page.
//
// Source:  U-9.6, U-3.1, U-10.6; docs/layout.md, 5; L-1.1, L-1.5, L-2.4.
// Choices: Enter alone begins a game of one person and as many computers as in the last game, on the
//          last board; page by page Enter alone leads to the same.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"
#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"
#include "tui/menu.hpp"
#include "tui/setup/on_page.hpp"
#include "tui/setup/players.hpp"

namespace parlor::tui::moneyloopy_table {

enum class SetupStep : std::uint8_t {
    All,  // choices: to be changed and begun with
    Board,
    Players,  // has its own pages
    HouseRules
};

// The ids of the boards, and of the boards on which Moneyloopy cannot be played.
struct Boards {
    std::vector<std::string> all, unplayable;
};

// The choices so far, and the current page.
struct SetupUi : setup::OnPage {
    SetupStep step = SetupStep::All;
    std::optional<char> opened;  // the choice of all settings whose page is open, alone
    Boards boards;
    std::string board;  // the last one chosen
    setup::Players players;
    moneyloopy::Ruleset rules;
};

using SetupWish = std::variant<GoOn, GoBack, ReadBoard, BeginNow>;

// The first page. The last choices are selected.
[[nodiscard]] SetupUi begin_setup(const Options& options, Boards boards);

// Goes to the first page, from anywhere: with the last choices, and with these boards.
void begin_anew(SetupUi& ui, Boards boards);

// Chooses the board, and goes to the next page.
void take_board(SetupUi& ui, std::string id);

// What may be pasted now: a name, a token or a sum.
[[nodiscard]] std::optional<Letters> text_field(const SetupUi& ui);

[[nodiscard]] SetupWish press(SetupUi& ui, Key key);

// The board that the page of boards shows and that has not been taken; before a game begins the room
// takes it.
[[nodiscard]] SetupWish choice_shown(const SetupUi& ui);

// Some pages show a board in miniature; the one that is selected, or else the chosen one.
[[nodiscard]] bool shows_board(const SetupUi& ui);
[[nodiscard]] std::string board_shown(const SetupUi& ui);

// `pictured` is the board in the picture.
void draw_setup(Canvas& canvas, const SetupUi& ui, const board::Board& pictured);

// The choices to remember for the next game (U-5.7), and the setup for this game. Requires that all
// pages have been passed, and the edition of the chosen board.
[[nodiscard]] Options::Moneyloopy to_remember(const SetupUi& ui);
[[nodiscard]] moneyloopy::Moneyloopy::Setup chosen(
    const SetupUi& ui, std::shared_ptr<const moneyloopy::Edition> edition);

}  // namespace parlor::tui::moneyloopy_table
