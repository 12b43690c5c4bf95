// App: the stack of screens: the title, the launcher, and a room in which players set up and play a
// game.
//
// Keys and time are the input, a canvas is the output; a terminal or a script may be at the other
// end. Of the layers of the screens, only src/app uses a session.
//
// Errors:   a person's mistakes are reported on the screen.
// Not here: what the launcher offers (launcher.hpp), the terminal (terminal/presenter.hpp), the
//           drawing of screens (tui/).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/launcher.hpp"
#include "app/needs.hpp"
#include "app/overlays.hpp"
#include "app/replay_room.hpp"
#include "app/room.hpp"
#include "table/language/screen.hpp"
#include "terminal/display_options.hpp"

namespace parlor::tui {

class App {
public:
    // The place and the outside outlive the app.
    App(table::Place& place, AppNeeds needs, Outside& outside);

    void press(Key key);
    void press_unhurried(Key key);  // as scripts do: when keys count again (U-5.4)
    void press_unseen(Key key);     // in a window too small for frames: only to leave (U-1.2)
    void type(std::string_view text);
    void tick(int milliseconds);  // this much time has passed
    [[nodiscard]] Canvas canvas();
    // For a window of this size: with the right half, if there is room, but for the title.
    [[nodiscard]] Canvas canvas(Size window);

    // Shows a replay. If there is none, shows an error in the launcher.
    void watch(table::LoadedReplay loaded, table::Grown grown = {});

    // The visit to shared tables that the player wants; once.
    [[nodiscard]] std::optional<VisitFor> take_visit() {
        return std::exchange(visit_, std::nullopt);
    }
    void come_back(const Visited& visited);

    // The milliseconds until something changes by itself; nothing when nothing will.
    [[nodiscard]] std::optional<int> next_tick() const;
    [[nodiscard]] const Options& options() const { return launcher_.options(); }

    // From now on draws for a terminal with these glyphs, and with colours or without.
    void show_in(GlyphSet glyphs, bool has_colours) {
        needs_.terms.glyphs = glyphs;
        needs_.terms.has_colours = has_colours;
    }

    // From now on so much of each decision's time is the line's, and not counted.
    void allow_for_line(Milliseconds time) { needs_.terms.line = time; }

    // Whether the last page offers a copy of the game, which whoever leads the table gives (T-2.10).
    void offer_copy(bool offers) { needs_.terms.offers_copy = offers; }

    // Options chosen elsewhere count from now on.
    void prefer(const Options& options) { launcher_.options() = options; }

    void tell(std::string title, const std::string& words);  // something to be read first

    // What a window that is too small for frames asks; empty when it asks nothing.
    [[nodiscard]] std::string question_in_words() const { return overlays_.question_in_words(); }

    // Whether the game is kept as it is now, and how to find it: a sentence and a space, or nothing
    // without a game (U-1.8).
    [[nodiscard]] std::string words_on_crash() const;

    // The sounds since the last call.
    [[nodiscard]] std::vector<SoundEffect> take_sounds() { return sounds_.take(); }

    // Notes the time of the open decision in the game (M-6.3).
    void count_time() {
        if (room_) room_->count_time();
    }
    // What that decision has taken so far, without the line.
    [[nodiscard]] Milliseconds took() const { return room_ ? room_->time_taken() : Milliseconds{}; }
    // Whether a player here wants another game, where the table is led elsewhere; true only once.
    [[nodiscard]] bool takes_wish_to_play_again() {
        return room_ and room_->takes_wish_to_play_again();
    }
    // Work to be done for a page, where the table is led elsewhere; once.
    [[nodiscard]] LongWork take_work() { return room_ ? room_->take_work() : nullptr; }
    void leave_table();  // if there is a table
    [[nodiscard]] bool is_left() const { return is_left_ or overlays_.leaves(); }
    [[nodiscard]] int exit_status() const { return overlays_.exit_status(); }

private:
    enum class At : std::uint8_t { Title, Launcher, Room };

    [[nodiscard]] bool stands_still() const;
    void sync();  // updates the screen from the table
    [[nodiscard]] bool takes_as_paste(Key key);
    [[nodiscard]] std::optional<Letters> text_field() const;
    void press_where_we_are(Key key);
    void heed_losing();
    void press_launcher(Key key);
    void load_kept();
    void visit(VisitFor purpose);
    void press_room(Key key);
    void review();  // of the game on the table
    void press_review(Key key);
    [[nodiscard]] Room* room_shown() const;
    void leave_room();
    void leave_lost_table();  // another app has left it
    void keep_options();
    void come_to_launcher();
    void resume_unfinished_game();
    void play_on();  // at a table that has no room yet
    void tell_changes(table::GameTable& table);
    [[nodiscard]] RoomNeeds room_needs();
    void enter(const GameBox& game);
    void begin(const GameBox& game);  // at once
    void edit(const GameBox& game);   // its modes
    void enter(std::unique_ptr<Room> room, const GameBox* game);
    [[nodiscard]] const GameBox* game_here()
        const;  // of the game on the table; null without a table
    [[nodiscard]] Canvas canvas_where_we_are() const;
    [[nodiscard]] Canvas canvas_of_room(Size window);

    table::Place* place_;
    AppNeeds needs_;
    Outside* outside_;
    NextSeed seed_;
    std::optional<Canvas> backdrop_;  // of the title, which only those who lead come to
    At at_ = At::Title;
    SoundQueue sounds_;
    Overlays overlays_;
    Launcher launcher_;
    std::unique_ptr<Room> room_;
    const GameBox* game_ = nullptr;  // the room's; null for a replay, or without a room
    // A replay of the game on the table, over its room; another game may continue from it.
    struct Review {
        table::Place continued;
        std::unique_ptr<ReplayRoom> room;
    };
    std::unique_ptr<Review> review_;
    std::optional<VisitFor> visit_;
    bool is_pasting_ = false;
    bool is_at_table_ = false;  // after the last key or sync
    bool is_left_ = false;
};

// Creates the screens that scripts drive.
[[nodiscard]] table::ScreenMaker screens_for_scripts(Games games);

// The main loop in a terminal, from the title until the player leaves. Returns the exit status of
// the app, or 128 and the number of the signal that terminated it (SIGHUP when the connection
// broke).
// Choices: no frame is drawn while keys are waiting, so that a paste costs one frame.
int play(AppNeeds needs, const std::vector<OptionChosen>& asked);

}  // namespace parlor::tui
