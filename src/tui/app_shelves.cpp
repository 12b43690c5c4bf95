// The shelves of kept games, as the launcher shows them.
#include <utility>

#include "tui/app.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

void App::look_at_shelves() {
    if (not needs_.kept_games) return;
    launcher_.saved = needs_.kept_games(Shelf::Saved);
    launcher_.replays = needs_.kept_games(Shelf::Replays);
    launcher_.offers.saved = not launcher_.saved.empty();
    launcher_.offers.replays = not launcher_.replays.empty();
}

void App::load_kept() {
    if (not needs_.load) return;
    auto loaded = needs_.load(launcher_.kept.games[launcher_.kept.chosen]);
    if (not loaded)
        return launcher_.notices.push_back(trouble_notice("NOT LOADED", loaded.error().what));
    launcher_.at = LauncherUi::At::Menu;
    go_on_with(std::move(*loaded));
}

void App::forget_kept() {
    if (not needs_.forget) return;
    KeptUi& kept = launcher_.kept;
    if (const auto trouble = needs_.forget(kept.shelf, kept.games[kept.chosen]))
        launcher_.notices.push_back(trouble_notice("NOT DELETED", trouble->what));
    look_at_shelves();
    refill(kept, kept.shelf == Shelf::Saved ? launcher_.saved : launcher_.replays);
}

}  // namespace parlor::tui
