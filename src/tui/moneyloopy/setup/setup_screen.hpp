// Set-up of Moneyloopy, page by page: the board, the players, the house rules; each page has a way
// back.
//
// Source:  U-9.6, U-3.1; docs/layout.md, 5; L-1.1, L-1.5, L-2.4.
// Choices: Enter alone leads through all pages, to a game of one person and as many computers as
//          in the last game, on the last board.
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

namespace parlor::tui::loopy {

enum class SetupStep : std::uint8_t {
    Board,
    Players,  // with pages of their own
    HouseRules
};

// The boards by their ids, and those of them that cannot be played on.
struct Boards {
    std::vector<std::string> all, unplayable;
};

// The choices so far, and the current page.
struct SetupUi : setup::OnPage {
    SetupStep step = SetupStep::Board;
    Boards boards;
    std::string board;  // the last one chosen
    setup::Players players;
    rules::moneyloopy::Ruleset rules;
};

using SetupWish = std::variant<GoOn, GoBack, ReadBoard, BeginNow>;

// The first page, with what was chosen last as first choices.
[[nodiscard]] SetupUi begin_setup(const Options& options, Boards boards);

// To the first page, from anywhere: with what was chosen last, and the boards as they are now.
void begin_anew(SetupUi& ui, Boards boards);

// The board is chosen: goes on to the next page.
void take_board(SetupUi& ui, std::string id);

// What may be pasted now: a name, a token or a sum.
[[nodiscard]] std::optional<Letters> text_field(const SetupUi& ui);

[[nodiscard]] SetupWish press(SetupUi& ui, Key key);
void draw_setup(Canvas& canvas, const SetupUi& ui);

// What is to be kept for the next game (U-5.7), and what this one begins with. Requires all pages
// to have been passed, and the edition of the board that was chosen.
[[nodiscard]] Options::Moneyloopy to_remember(const SetupUi& ui);
[[nodiscard]] rules::moneyloopy::Moneyloopy::Setup chosen(
    const SetupUi& ui, std::shared_ptr<const rules::moneyloopy::Edition> edition);

}  // namespace parlor::tui::loopy
