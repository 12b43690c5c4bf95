// Set-up of the property game, page by page in the C64's order; each page has a way back.
//
// Source: U-3.1; docs/layout.md, 5; C-1.3, C-1.4, C-9.
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
    Wait,
    Jump,
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
    SetupStep step = SetupStep::Wait;
    Place place;
    Options options;        // only prompt and movement are asked for
    std::size_t who = 0;    // the person who chooses a colour or a name
    std::string typed;      // the name being typed
    bool untouched = true;  // typing replaces the suggested name
    std::vector<rules::Sitter> sitters;
    rules::Level level = rules::Level::One;  // of all computers
    rules::Ruleset rules;
    std::string refusal;
    std::vector<Notice> notices;  // to be read, in order
};

// The first page, with the options as first choices.
[[nodiscard]] SetupUi begin_setup(const Options& options);

// clang-format off
struct GoOn     {};
struct GoBack   {};  // from the first page
struct BeginNow {};  // from the last page
// clang-format on
using SetupWish = std::variant<GoOn, GoBack, BeginNow>;

[[nodiscard]] SetupWish press(SetupUi& ui, const rules::Board& board, Key key);
void draw_setup(Canvas& canvas, const SetupUi& ui, const rules::Board& board);

}  // namespace parlor::tui
