// The state of the playing screen that undo need not bring back: the open pages, the cursor, a
// half-made trade, notices still to be read.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"
#include "canvas/sound.hpp"
#include "rules/property/view.hpp"
#include "tui/menu.hpp"
#include "tui/property/bargain.hpp"
#include "tui/property/board/layout.hpp"
#include "tui/property/charts/charts.hpp"
#include "tui/property/prompts.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

// What a key asks of the game.
// clang-format off
struct Stay       {};
struct Move       { rules::Action action; };
struct Sequence   { std::vector<rules::Action> actions; };  // until one is refused
struct Say        { std::string words; };  // why a key did nothing
struct Sound      { Heard heard; };        // for a key that is not yet a move
struct Prefer     { std::optional<Options::Prompt> prompt; std::optional<Options::Movement> movement; };
struct SeeRoll    {};                      // the next first roll
struct BeginTurns {};                      // when all first rolls have been shown
struct LookBack   {};                      // at the game so far, on the page of charts
struct TakeBack   {};
struct Why        {};  // the computer did that
struct LeaveTable {};
// clang-format on
using Wish = std::variant<Stay,
                          Move,
                          Sequence,
                          Say,
                          Sound,
                          Prefer,
                          SeeRoll,
                          BeginTurns,
                          LookBack,
                          TakeBack,
                          Why,
                          LeaveTable>;

struct Ui;

// A page of the menu window: its menu, and the function for its keys. A page with a panel lies over
// the page below it instead of replacing it.
struct PageKind {
    Menu (*menu)(const rules::View& view, const Ui& ui);
    Wish (*chosen)(const rules::View& view, Ui& ui, char key);
    void (*panel)(Canvas& canvas, const rules::View& view, const Ui& ui) = nullptr;
};

struct OpenPage {
    const PageKind* kind = nullptr;
    Place place;
};

// A question with No and Yes.
struct Asked {
    std::string header, sub, first_line, second_line;
    Wish yes;
    bool twice = false;  // asks a second time: are you sure?
};

// A trade in the making, from the proposer's side.
struct Deal {
    Seat with = bank;
    rules::Goods give, want;
    rules::Squares repay;
};

enum class Side : std::uint8_t { Want, Give };

struct Ui {
    rules::Decision met;          // the decision for which the pages are open
    OpenPage below;               // the page of the decision
    std::vector<OpenPage> above;  // pages opened over it, the top one last
    std::optional<Quadrant> looked_at;
    Square cursor{};
    int card = 0;  // the Get Out Of Gaol Free card under the selector's cursor; 0: a square is
    Money amount;  // of a bid
    Deal deal;
    Side side = Side::Want;
    rules::Squares taken;  // deeds that the victor of an elimination claims
    rules::Squares repay;  // deeds to be repaid, by the victor or by the player who answers a trade
    Asked asked;
    std::vector<Dice> first_rolls;  // seat 1 first; `first_rolls_seen` of them have been shown
    std::size_t first_rolls_seen = 0;
    rules::Chronicle chronicle;  // at the time when the page of charts was opened
    Chart chart = Chart::Wealth;
    bool can_take_back = false;  // the options allow it, and there is a move to take back
    bool can_explain = false;    // the options allow it, and there are computers
    Prompts prompts;
    Bargain bargain;
    std::vector<Notice> notices;  // to be read, in order

    void open(const PageKind& kind) { above.push_back({&kind, {}}); }
    void close() {
        if (not above.empty()) above.pop_back();
    }
    [[nodiscard]] bool shows(const PageKind& kind) const {
        return not above.empty() and above.back().kind == &kind;
    }
    void ask(Asked question);
    void look_back(rules::Chronicle at);  // opens the page of charts
};

}  // namespace parlor::tui
