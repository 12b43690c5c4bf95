// Launcher: the launcher as the app runs it: the games that it offers, with the data that was read
// for them; the unfinished game and the shelves of saved games; its notices; and the game next to
// its menu.
//
// Not here: its pages and keys (tui/launcher/), the rooms and tables that it leads to (app.hpp).
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "app/needs.hpp"
#include "app/overlays.hpp"
#include "app/showcase.hpp"
#include "tui/launcher/launcher_screen.hpp"

namespace parlor::tui {

class Launcher {
public:
    // All arguments must outlive the object.
    Launcher(const AppNeeds& needs, Overlays& overlays, SoundQueue& sounds);

    // Offers what there is now, an unfinished game first, and shows the messages about it once.
    void open();

    // Obeys the commands about shelves and books; the others are for the app.
    [[nodiscard]] LauncherCommand press(Key key);
    [[nodiscard]] Canvas canvas() const;
    [[nodiscard]] Canvas right_half(Size size) const { return showcase_.right_half(size); }
    void come_to_menu() { ui_.at = LauncherUi::At::Menu; }
    void show_no_host(const Visited& visited);
    void close() { showcase_.clear(); }  // while another screen is seen

    // Time passes only for the game next to the menu.
    void tick(int milliseconds);
    [[nodiscard]] std::optional<int> next_tick() const;

    // Adds a notice that is read in the launcher.
    void add_notice(std::string title, const std::string& words);

    // Clears away the leftovers of killed programs; once.
    void tidy();

    [[nodiscard]] Options& options() { return ui_.options; }
    [[nodiscard]] const Options& options() const { return ui_.options; }

    // The rooms of a game, whose data is read once.
    [[nodiscard]] const Rooms& rooms_of(const GameBox& game);

    [[nodiscard]] const GameBox& chosen_game() const { return games_[ui_.game]; }

    // The chosen game of the open shelf, to be continued or replayed.
    [[nodiscard]] Result<table::UnfinishedGame> load_kept();
    [[nodiscard]] table::LoadedReplay see_kept_again();

private:
    [[nodiscard]] bool has_showcase() const;  // rather than a page that needs all columns
    void offer(const GameBox& game);
    void look_at_shelves();
    void open_shelf(Shelf shelf);
    void look_at_page();  // of the open shelf
    void open_results();
    void forget_kept();

    Games games_;
    Cabinet* cabinet_;
    Overlays* overlays_;
    SoundQueue* sounds_;
    LauncherUi ui_;
    Showcase showcase_;
    std::map<const GameBox*, Rooms> rooms_;  // whose data was read
    std::set<std::string> told_;             // messages about unfinished games
    bool is_tidy_ = false;
};

}  // namespace parlor::tui
