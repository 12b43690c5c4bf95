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

#include "base/options.hpp"
#include "base/result.hpp"
#include "games.hpp"
#include "rules/game.hpp"
#include "rules/view.hpp"
#include "table/game_table.hpp"
#include "table/screen.hpp"
#include "table/session.hpp"
#include "tui/canvas.hpp"
#include "tui/key.hpp"
#include "tui/launcher/launcher_screen.hpp"
#include "tui/launcher/setup_screen.hpp"
#include "tui/property/show.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

using PropertySession = table::Session<rules::Property>;

enum class ChanceBy : std::uint8_t { Dealer, Script };

struct AppNeeds {
    ChanceBy chance = ChanceBy::Dealer;
    std::optional<std::uint64_t> seed;  // absent: from the system
    Options options = {};
    std::optional<Error> trouble = std::nullopt;  // with reading them

    // Called when something was begun, played or taken back, before it is shown; and when the
    // game is left. What they say went wrong is told. May be empty.
    using Keep = std::function<std::optional<Error>(const table::GameTable&)>;
    Keep keep = {}, leave = {};

    // Called when an option was changed. May be empty.
    std::function<std::optional<Error>(const Options&)> keep_options = {};
};

class App {
public:
    App(table::Place& place, AppNeeds needs);

    void press(Key key);
    void type(std::string_view text);
    void tick(int milliseconds);  // so much time has passed
    [[nodiscard]] Canvas canvas();

    // After how many milliseconds something changes by itself; nothing when nothing does.
    [[nodiscard]] std::optional<int> next_tick() const;
    [[nodiscard]] const Options& options() const { return launcher_.options; }

    // What was heard since the last time.
    [[nodiscard]] std::vector<Heard> take_sounds() { return sounds_.take(); }

    void leave_table();  // if there is one
    [[nodiscard]] bool is_left() const { return is_left_; }

private:
    static constexpr std::string_view game_id = "classic";
    enum class At : std::uint8_t { Title, Launcher, SetUp, Table };

    [[nodiscard]] PropertySession* session();
    void sync();  // with what happened at the table
    void sit_down();
    void press_launcher(Key key);
    void keep_options();
    void press_setup(Key key);
    void press_table(Key key);
    void begin();
    void put_off(std::vector<rules::Event>& events);  // until the first rolls have been seen
    [[nodiscard]] rules::View undealt() const;
    void show_dealing();
    [[nodiscard]] bool play(const rules::Action& action);
    void play(const std::vector<rules::Action>& actions);
    void prefer(const Prefer& wish);
    void go_on();  // after a move: chance answers, the journal is kept, and we see
    [[nodiscard]] bool can_take_back();
    void take_back();
    void keep();
    void show_news(rules::View before);
    [[nodiscard]] rules::View catch_up();
    [[nodiscard]] Show::Pages pages() { return {ui_.prompts, ui_.notices, sounds_}; }
    void go_where_pressed(Key key);
    void press_show();
    void call_next();  // to the keyboard, who has to decide now
    [[nodiscard]] Seat asked() const;
    [[nodiscard]] Canvas table_canvas() const;

    table::Place* place_;
    AppNeeds needs_;
    std::shared_ptr<const rules::Edition> edition_;
    At at_ = At::Title;
    LauncherUi launcher_;
    SetupUi setup_;
    Options options_;  // of this game
    Ui ui_;
    rules::View view_;
    Sounds sounds_{view_};
    Show show_;
    std::vector<rules::Event> dealt_;  // the deeds at the start, not yet shown
    Seat at_keyboard_ = bank;
    std::string told_trouble_;  // with the journal
    const table::GameTable* seen_table_ = nullptr;
    std::uint64_t seen_events_ = 0;
    std::uint64_t seen_state_ = 0;
    int seen_moves_ = 0;
    bool is_left_ = false;
};

// A screen for scripts.
[[nodiscard]] std::unique_ptr<table::Screen> screen_for_script(table::Place& place);

// The terminal loop: from the title until somebody leaves. What was asked for on the command line
// goes before the options. The exit status.
int play(AppNeeds needs, const std::vector<OptionChosen>& asked);

}  // namespace parlor::tui
