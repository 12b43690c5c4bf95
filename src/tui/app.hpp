// The app: the stack of screens, from the title to the table, and the one game between them.
//
// Keys and time go in, a canvas comes out; whether a terminal or a script is at the other end
// makes no difference. Only files tui/app* meet the session.
//
// Errors:   what a person did wrong is said on the screen.
// Not here: the terminal (presenter.hpp), how screens look (property/, launcher/).
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "games.hpp"
#include "rules/game.hpp"
#include "rules/view.hpp"
#include "table/game_table.hpp"
#include "table/screen.hpp"
#include "table/session.hpp"
#include "tui/canvas.hpp"
#include "tui/key.hpp"
#include "tui/launcher/setup_screen.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

using PropertySession = table::Session<rules::Property>;

enum class ChanceBy : std::uint8_t { Dealer, Script };

struct AppNeeds {
    ChanceBy chance = ChanceBy::Dealer;
    std::optional<std::uint64_t> seed;  // absent: from the system

    // Called when something was played or taken back, before it is shown; and when the game
    // is left. May be empty.
    std::function<void(const table::GameTable&)> keep, leave;
};

class App {
public:
    App(table::Place& place, AppNeeds needs);

    void press(Key key);
    void type(std::string_view text);
    void tick(int milliseconds);  // nothing moves by itself yet
    [[nodiscard]] Canvas canvas();
    void leave_table();  // if there is one
    [[nodiscard]] bool is_left() const { return is_left_; }

private:
    enum class At : std::uint8_t { Title, Launcher, SetUp, Table };

    [[nodiscard]] PropertySession* session();
    void sync();  // with what happened at the table
    void sit_down();
    void press_launcher(Key key);
    void press_setup(Key key);
    void press_table(Key key);
    void begin();
    void play(const rules::Action& action);
    void go_on();  // after a move: chance answers, the journal is kept, and we see
    void take_back();
    void show_news();

    table::Place* place_;
    AppNeeds needs_;
    std::shared_ptr<const rules::Edition> edition_;
    std::string trouble_;  // why there is none
    At at_ = At::Title;
    Place launcher_;
    SetupUi setup_;
    Ui ui_;
    rules::View view_;
    const table::GameTable* seen_table_ = nullptr;
    std::uint64_t seen_events_ = 0;
    std::uint64_t seen_state_ = 0;
    int seen_moves_ = 0;
    bool is_left_ = false;
};

// A screen for scripts.
[[nodiscard]] std::unique_ptr<table::Screen> screen_for_script(table::Place& place);

// The terminal loop: from the title until somebody leaves. The exit status.
int play(AppNeeds needs);

}  // namespace parlor::tui
