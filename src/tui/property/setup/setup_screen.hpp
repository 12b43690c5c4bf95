// Set-up of the property game, page by page: the board, and then the C64's order; each page has a
// way back.
//
// Source:  U-3.1; docs/layout.md, 5; C-1.3, C-1.4, C-9.
// Choices: Enter alone leads through all pages, to a game of one person and as many computers as
//          in the last game, on the last board.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"
#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "rules/property/game.hpp"
#include "rules/property/property.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

// On Colours and Names, each person in turn chooses.
enum class SetupStep : std::uint8_t {
    Board,
    Count,
    Computers,
    Level,  // of the computers, if there are any
    Colours,
    Names,
    Funds,
    HouseRules,
    Deeds
};

// The choices so far, and the current page.
struct SetupUi {
    int fewest_seats = 0, most_seats = 0;  // of the mode
    SetupStep step = SetupStep::Board;
    MenuCursor place;
    Options::Prompt prompt = Options::Prompt::Never;
    std::vector<std::string> boards;  // the ids of all boards
    std::string board;                // the last one chosen
    int computers = 0;                // as many as were chosen last
    std::size_t who = 0;              // the person who chooses a colour or a name
    std::string typed;                // the name being typed
    bool untouched = true;            // typing replaces the suggested name
    std::vector<rules::Sitter> sitters;
    rules::Level level = rules::Level::One;  // of all computers
    rules::Ruleset rules;
    std::string refusal;
    std::vector<Notice> notices;  // to be read, in order
};

// The first page, with what was chosen last and the mode's rules as first choices. Requires a
// board.
[[nodiscard]] SetupUi begin_setup(const Options& options,
                                  const rules::Mode& mode,
                                  std::vector<std::string> boards);

// clang-format off
struct GoOn      {};
struct GoBack    {};  // from the first page
struct ReadBoard { std::string id; };  // and then take_board()
struct BeginNow  {};  // from the last page
// clang-format on
using SetupWish = std::variant<GoOn, GoBack, ReadBoard, BeginNow>;

// The board is chosen: goes on to the next page.
void take_board(SetupUi& ui, std::string id);

[[nodiscard]] SetupWish press(SetupUi& ui, const rules::Board& board, Key key);
void draw_setup(Canvas& canvas, const SetupUi& ui, const rules::Board& board);

}  // namespace parlor::tui
