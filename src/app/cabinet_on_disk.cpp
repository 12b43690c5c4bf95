#include "app/cabinet_on_disk.hpp"

#include <array>
#include <ctime>

#include "base/text.hpp"
#include "library/config_file.hpp"
#include "library/data_folder.hpp"
#include "library/own_files.hpp"

namespace parlor::tui {
namespace {

using table::GameStore;

GameStore::Shelf shelf_of(Shelf shelf) {
    return shelf == Shelf::Saved ? GameStore::Shelf::Saves : GameStore::Shelf::Journals;
}

std::string played_text(std::int64_t seconds) {
    const std::int64_t minutes = seconds / 60;
    const std::string rest = std::to_string(minutes % 60);
    return std::to_string(minutes / 60) + " H " + (rest.size() < 2 ? "0" : "") + rest;
}

// Whose turn it is, or who has won.
std::string state_text(const table::Kept& kept) {
    if (kept.is_damaged) return "damaged";
    if (not kept.summary) return "";
    const auto& [moves, is_over, names] = *kept.summary;
    if (names.empty()) return is_over ? "over" : "";
    return is_over ? listed(names) + " won" : names.front() + "'s turn";
}

// A computer has its level behind its name: `Mack 2`.
std::vector<std::string> players_of(const table::Header& header) {
    std::vector<std::string> names = header.players;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const auto level = header.levels[i]) names[i] += " " + std::to_string(*level);
    return names;
}

// The folders of the player's own data and configuration that the parlor writes files to, but for
// those of games; they need not exist.
std::vector<std::filesystem::path> written_folders() {
    std::vector<std::filesystem::path> folders;
    if (const auto own = library::own_folder())
        for (const auto kind :
             {library::DataKind::Mode, library::DataKind::Board, library::DataKind::Cards})
            folders.push_back(*own / folder_of(kind));
    for (const auto& files :
         {library::saved_games(), library::records(), library::saved_settings()})
        if (files) folders.push_back(files->folder);
    if (const auto config = library::config_path()) folders.push_back(config->parent_path());
    return folders;
}

}  // namespace

std::string time_text(std::chrono::sys_seconds when) {
    const std::time_t time = std::chrono::system_clock::to_time_t(when);
    std::tm parts{};
    localtime_r(&time, &parts);
    std::array<char, 32> text;
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

KeptGame described(const table::Kept& kept) {
    return {.name = kept.name,
            .game = kept.header.game,
            .players = players_of(kept.header),
            .when = kept.when ? time_text(*kept.when) : "",
            .played = kept.seconds ? played_text(*kept.seconds) : "",
            .state = state_text(kept),
            .moves = kept.summary ? std::to_string(kept.summary->moves) : ""};
}

std::optional<Error> CabinetOnDisk::keep(const table::GameTable& game) {
    return store_->keep(game);
}

std::optional<Error> CabinetOnDisk::leave(const table::GameTable& game) {
    return store_->leave(game);
}

bool CabinetOnDisk::is_begun(const table::GameTable& game) const { return store_->is_begun(game); }

std::optional<std::string> CabinetOnDisk::take_news() { return store_->take_news(); }

std::optional<Error> CabinetOnDisk::take_unnoted() { return store_->take_unnoted(); }

bool CabinetOnDisk::is_saved(const std::string& name) { return store_->is_saved(name); }

std::optional<Error> CabinetOnDisk::save(const table::GameTable& game, const std::string& name) {
    return store_->save(game, name);
}

// Removes leftovers in all folders that the parlor writes to.
std::optional<std::string> CabinetOnDisk::tidy() {
    table::Tidied tidied = store_->tidy();
    for (const auto& folder : written_folders())
        tidied = tidied + table::tidy(disk::real_disk(), folder);
    return words_about(tidied);
}

GameStore::News CabinetOnDisk::unfinished_game() { return store_->unfinished_game(); }

std::unique_ptr<table::GameTable> CabinetOnDisk::resume() { return store_->resume(); }

bool CabinetOnDisk::has_games(Shelf shelf) { return store_->has_games(shelf_of(shelf)); }

std::vector<std::string> CabinetOnDisk::names(Shelf shelf) {
    return store_->names(shelf_of(shelf));
}

KeptGame CabinetOnDisk::game(Shelf shelf, const std::string& name) {
    return described(store_->described(shelf_of(shelf), name));
}

Result<table::UnfinishedGame> CabinetOnDisk::load(Shelf shelf, const std::string& name) {
    return store_->load(shelf_of(shelf), name);
}

table::LoadedReplay CabinetOnDisk::see_again(Shelf shelf, const std::string& name) {
    const auto text = store_->read(shelf_of(shelf), name);
    if (text) return table::load_replay(*text, name, open_, called_off_);
    return {table::Status::NoFile, text.error().what, nullptr};
}

std::optional<Error> CabinetOnDisk::forget(Shelf shelf, const std::string& name) {
    return store_->forget(shelf_of(shelf), name);
}

bool CabinetOnDisk::has_results() { return store_->has_results(); }

Result<table::Results> CabinetOnDisk::results() { return store_->results(); }

}  // namespace parlor::tui
