// The app: the stack of screens. The title leads to the launcher, and that into a room where a game
// is set up and played.
//
// Keys and time go in, a canvas comes out; whether a terminal or a script is at the other end
// makes no difference. Only files tui/app* meet a session.
//
// Errors:   what a person did wrong is said on the screen.
// Not here: the terminal (presenter.hpp), how screens look (property/, dominoes/, launcher/).
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "app/over_all.hpp"
#include "app/room.hpp"
#include "rules/property/game.hpp"
#include "table/screen.hpp"
#include "terminal/look.hpp"
#include "tui/launcher/launcher_screen.hpp"

namespace parlor::tui {

class App {
public:
    App(table::Place& place, AppNeeds needs);

    void press(Key key);
    void type(std::string_view text);
    void tick(int milliseconds);  // so much time has passed
    [[nodiscard]] Canvas canvas();

    // Shows a replay. In the launcher it is told when there is none.
    void watch(table::LoadedReplay loaded);

    // After how many milliseconds something changes by itself; nothing when nothing does.
    [[nodiscard]] std::optional<int> next_tick() const;
    [[nodiscard]] const Options& options() const { return launcher_.options; }

    // What was heard since the last time.
    [[nodiscard]] std::vector<Heard> take_sounds() { return ear_.take(); }

    void leave_table();  // if there is one
    [[nodiscard]] bool is_left() const { return is_left_ or over_all_.leaves(); }
    [[nodiscard]] int exit_status() const { return over_all_.exit_status(); }

private:
    enum class At : std::uint8_t { Title, Launcher, Room };

    void sync();  // with what happened at the table
    void look_at_shelves();
    void open_shelf(Shelf shelf);
    void load_kept();
    void watch_kept();
    void forget_kept();
    void press_where_we_are(Key key);
    void press_launcher(Key key);
    void press_room(Key key);
    void leave_room();
    void keep_options();
    void come_to_launcher();
    void take_up_left_game();
    void play_on();  // at the table that came without its room
    [[nodiscard]] RoomNeeds room_needs() { return {*place_, needs_, launcher_.options, ear_}; }
    void enter(std::unique_ptr<Room> room);
    void sit_down_to_dominoes();
    [[nodiscard]] std::unique_ptr<Room> room_for(table::GameTable& table);
    [[nodiscard]] Canvas canvas_where_we_are() const;

    table::Place* place_;
    AppNeeds needs_;
    std::shared_ptr<const rules::Edition> edition_;
    At at_ = At::Title;
    LauncherUi launcher_;
    Ear ear_;
    std::set<std::string> told_;  // of games that were left
    std::unique_ptr<Room> room_;
    OverAll over_all_;
    bool is_left_ = false;
};

// A screen for scripts.
[[nodiscard]] std::unique_ptr<table::Screen> screen_for_script(table::Place& place);

// How screens are to look: what was asked for on the command line goes before the options.
[[nodiscard]] Looks looks_of(Options options, const std::vector<OptionChosen>& asked);

// The terminal loop: from the title until somebody leaves. The exit status: of the app, or 128 and
// the signal's number when one ended it (SIGHUP when the terminal's line broke).
// Choices: a picture waits until no key does, so that a paste costs one.
int play(AppNeeds needs, const std::vector<OptionChosen>& asked);

}  // namespace parlor::tui
