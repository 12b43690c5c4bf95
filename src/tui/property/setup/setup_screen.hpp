// Setting up the property game, page by page in the C64's order; each page can be left backwards.
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

// Each person in turn chooses a colour and a name.
enum class SetupStep : std::uint8_t {
    Wait,
    Jump,
    Count,
    Computers,
    Level,  // of them, if there are any
    Colours,
    Names,
    Funds,
    HouseRules,
    Deeds
};

// What is chosen so far, and where we are.
struct SetupUi {
    SetupStep step = SetupStep::Wait;
    Place place;
    Options options;        // of these, prompt and movement are asked for
    std::size_t who = 0;    // whose colour or name
    std::string typed;      // a name
    bool untouched = true;  // typing starts the name anew
    std::vector<rules::Sitter> sitters;
    rules::Level level = rules::Level::One;  // of all computers
    rules::Ruleset rules;
    std::string refusal;
    std::vector<Notice> notices;  // to be read, the first one first
};

// The first page; what is chosen begins with the options.
[[nodiscard]] SetupUi begin_setup(const Options& options);

// clang-format off
struct GoOn     {};
struct GoBack   {};  // before the first page
struct BeginNow {};  // after the last
// clang-format on
using SetupWish = std::variant<GoOn, GoBack, BeginNow>;

[[nodiscard]] SetupWish press(SetupUi& ui, const rules::Board& board, Key key);
void draw_setup(Canvas& canvas, const SetupUi& ui, const rules::Board& board);

// C-9.4.
[[nodiscard]] int most_deeds_on_offer(const rules::Board& board, Money start_money, int seats);

}  // namespace parlor::tui
