// What the playing screen remembers that undo need not bring back: which pages are open, what
// is selected, a half-made trade, what is still to be read.
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

// What a key asks of the table.
// clang-format off
struct Stay       {};
struct Move       { rules::Action action; };
struct Sequence   { std::vector<rules::Action> actions; };  // until one is refused
struct Say        { std::string words; };  // why it cannot be
struct Sound      { Heard heard; };        // of what is not for the table yet
struct Prefer     { std::optional<Options::Prompt> prompt; std::optional<Options::Movement> movement; };
struct SeeRoll    {};                      // the next of the first ones
struct BeginTurns {};                      // when all of them have been seen
struct LookBack   {};                      // at the game so far, on the page of charts
struct TakeBack   {};
struct Why        {};  // did the computer do that?
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

// A page of the menu window: what it shows, and what choosing one of its keys means. One with a
// panel lies over the page below it instead.
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
    bool twice = false;  // are you sure?
};

// A trade in the making, as its proposer sees it.
struct Deal {
    Seat with = bank;
    rules::Goods give, want;
    rules::Squares repay;
};

enum class Side : std::uint8_t { Want, Give };

struct Ui {
    rules::Decision met;          // what the rest of this was for
    OpenPage below;               // the decision's own page
    std::vector<OpenPage> above;  // opened over it
    std::optional<Quadrant> looked_at;
    Square cursor{};
    int card = 0;  // the selector's cursor is on this Get Out Of Gaol Free card, not on a square
    Money amount;  // of a bid
    Deal deal;
    Side side = Side::Want;
    rules::Squares taken;  // marked by the victor of an elimination
    rules::Squares repay;  // and by the one who answers a trade
    Asked asked;
    std::vector<Dice> first_rolls;  // seat 1 first, and how many of them have been shown
    std::size_t first_rolls_seen = 0;
    rules::Chronicle chronicle;  // of when the page of charts was opened
    Chart chart = Chart::Wealth;
    bool can_take_back = false;  // the options allow it, and there is a move
    bool can_explain = false;    // the options want it, and there are computers
    Prompts prompts;
    Bargain bargain;
    std::vector<Notice> notices;  // to be read, the first one first

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
