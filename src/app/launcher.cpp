#include "app/launcher.hpp"

#include "app/autosave.hpp"
#include "app/results_book.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

Launcher::Launcher(const AppNeeds& needs, Overlays& overlays, SoundQueue& sounds)
    : games_{needs.games},
      cabinet_{&needs.cabinet},
      overlays_{&overlays},
      sounds_{&sounds},
      showcase_{needs.games, needs.terms} {
    ui_.options = needs.options;
    ui_.offers.why_no_tables = needs.why_no_tables;
}

void Launcher::open() {
    if (ui_.offers.games.empty()) {
        tidy();
        for (const GameBox& game : games_) offer(game);
    }
    while (auto notice = news_of_file(*cabinet_)) overlays_->tell(std::move(*notice));
    auto news = cabinet_->unfinished_game();
    ui_.offers.unfinished_game = news.is_there;
    ui_.menu = first_place(ui_.offers);
    showcase_.set_out(std::move(news.game));
    look_at_shelves();
    for (const std::string& words : news.told)
        if (told_.insert(words).second) overlays_->tell(trouble_notice("GAME YOU LEFT", words));
}

void Launcher::offer(const GameBox& game) {
    const Rooms& rooms = rooms_of(game);
    LauncherOffers& offers = ui_.offers;
    if (game.begin and not offers.at_once) offers.at_once = offers.games.size();
    if (game.edit and not offers.edited) offers.edited = offers.games.size();
    offers.games.push_back({game.entry, game.rulebook, open_if(not rooms.trouble)});
    if (rooms.trouble) add_notice("NO GAME", rooms.trouble->what);
}

const Rooms& Launcher::rooms_of(const GameBox& game) {
    const auto known = rooms_.find(&game);
    return known != rooms_.end() ? known->second
                                 : rooms_.emplace(&game, game.rooms()).first->second;
}

void Launcher::tidy() {
    if (std::exchange(is_tidy_, true)) return;
    if (const auto cleared = cabinet_->tidy()) add_notice("CLEARED AWAY", *cleared);
}

void Launcher::add_notice(std::string title, const std::string& words) {
    ui_.notices.push_back(trouble_notice(std::move(title), words));
}

void Launcher::show_no_host(const Visited& visited) {
    ui_.at = LauncherUi::At::Tables;
    ui_.tables = {.why_no_host = visited.line, .may_start_host = visited.may_start_host};
}

LauncherCommand Launcher::press(Key key) {
    const LauncherCommand command = tui::press(ui_, key, *sounds_);
    if (command == LauncherCommand::OpenSaved) open_shelf(Shelf::Saved);
    if (command == LauncherCommand::OpenReplays) open_shelf(Shelf::Replays);
    if (command == LauncherCommand::OpenResults) open_results();
    if (command == LauncherCommand::Forget) forget_kept();
    look_at_page();
    if (has_showcase())
        showcase_.hear_key();
    else
        showcase_.hide();
    return command;
}

bool Launcher::has_showcase() const {
    return ui_.at == LauncherUi::At::Menu or ui_.at == LauncherUi::At::Options;
}

Canvas Launcher::canvas() const {
    Canvas canvas = has_showcase() ? showcase_.canvas() : Canvas{};
    draw_launcher(canvas, ui_);
    return canvas;
}

void Launcher::tick(int milliseconds) {
    if (has_showcase()) showcase_.tick(milliseconds);
}

std::optional<int> Launcher::next_tick() const {
    return has_showcase() ? showcase_.next_tick() : std::nullopt;
}

void Launcher::look_at_shelves() {
    ui_.offers.saved = cabinet_->has_games(Shelf::Saved);
    ui_.offers.replays = cabinet_->has_games(Shelf::Replays);
    ui_.offers.results = cabinet_->has_results();
}

void Launcher::open_shelf(Shelf shelf) {
    ui_.at = LauncherUi::At::Kept;
    ui_.kept = kept_page(shelf, cabinet_->names(shelf));
}

// Reads only the games on the visible page.
void Launcher::look_at_page() {
    KeptUi& kept = ui_.kept;
    if (ui_.at != LauncherUi::At::Kept or is_page_known(kept)) return;
    kept.page.clear();
    for (const std::string& name : names_on_page(kept))
        kept.page.push_back(cabinet_->game(kept.shelf, name));
}

void Launcher::open_results() {
    const auto results = cabinet_->results();
    if (not results) return overlays_->tell(trouble_notice("RESULTS", results.error().what));
    open_book(ui_, results_book(games_, *results));
}

Result<table::UnfinishedGame> Launcher::load_kept() {
    return cabinet_->load(ui_.kept.shelf, tui::chosen_game(ui_.kept));
}

table::LoadedReplay Launcher::see_kept_again() {
    return cabinet_->see_again(ui_.kept.shelf, tui::chosen_game(ui_.kept));
}

void Launcher::forget_kept() {
    KeptUi& kept = ui_.kept;
    if (const auto trouble = cabinet_->forget(kept.shelf, tui::chosen_game(kept)))
        overlays_->tell(trouble_notice("NOT DELETED", trouble->what));
    look_at_shelves();
    refill(kept, cabinet_->names(kept.shelf));
}

}  // namespace parlor::tui
