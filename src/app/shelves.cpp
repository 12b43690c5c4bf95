// The shelves of saved games in the launcher.
#include <utility>

#include "app/app.hpp"
#include "app/results_book.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

void App::look_at_shelves() {
    launcher_.offers.saved = needs_.cabinet.has_games(Shelf::Saved);
    launcher_.offers.replays = needs_.cabinet.has_games(Shelf::Replays);
    launcher_.offers.results = needs_.cabinet.has_results();
}

void App::open_shelf(Shelf shelf) {
    launcher_.at = LauncherUi::At::Kept;
    launcher_.kept = kept_page(shelf, needs_.cabinet.names(shelf));
}

// Reads only the games on the visible page.
void App::look_at_page() {
    KeptUi& kept = launcher_.kept;
    if (launcher_.at != LauncherUi::At::Kept or is_page_known(kept)) return;
    kept.page.clear();
    for (const std::string& name : names_on_page(kept))
        kept.page.push_back(needs_.cabinet.game(kept.shelf, name));
}

void App::open_results() {
    const auto results = needs_.cabinet.results();
    if (not results) return overlays_.tell(trouble_notice("RESULTS", results.error().what));
    open_book(launcher_, results_book(needs_.games, *results));
}

void App::load_kept() {
    const KeptUi& kept = launcher_.kept;
    auto loaded = needs_.cabinet.load(kept.shelf, chosen_game(kept));
    if (not loaded) return overlays_.tell(trouble_notice("NOT LOADED", loaded.error().what));
    place_->table = std::move(loaded->table);
    launcher_.at = LauncherUi::At::Menu;
    play_on();
    tell_changes(*place_->table);
    if (not loaded->told.empty()) overlays_.tell(trouble_notice("LOADED", loaded->told));
}

void App::watch_kept() {
    const KeptUi& kept = launcher_.kept;
    watch(needs_.cabinet.see_again(kept.shelf, chosen_game(kept)));
}

void App::forget_kept() {
    KeptUi& kept = launcher_.kept;
    if (const auto trouble = needs_.cabinet.forget(kept.shelf, chosen_game(kept)))
        overlays_.tell(trouble_notice("NOT DELETED", trouble->what));
    look_at_shelves();
    refill(kept, needs_.cabinet.names(kept.shelf));
}

}  // namespace parlor::tui
