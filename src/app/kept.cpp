#include "app/kept.hpp"

#include <array>
#include <ctime>

#include "games/games.hpp"
#include "library/config_file.hpp"
#include "library/own_files.hpp"

namespace parlor::tui {
namespace {

using table::Keeper;

Keeper::Shelf shelf_of(Shelf shelf) {
    return shelf == Shelf::Saved ? Keeper::Shelf::Saves : Keeper::Shelf::Journals;
}

std::string time_text(std::chrono::sys_seconds when) {
    const std::time_t time = std::chrono::system_clock::to_time_t(when);
    std::tm parts{};
    localtime_r(&time, &parts);
    std::array<char, 32> text;
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

std::string played_text(std::int64_t seconds) {
    const std::int64_t minutes = seconds / 60;
    const std::string rest = std::to_string(minutes % 60);
    return std::to_string(minutes / 60) + " H " + (rest.size() < 2 ? "0" : "") + rest;
}

std::string turn_text(const table::Kept& kept) {
    if (kept.is_damaged) return "DAMAGED";
    return kept.is_over ? "OVER" : kept.turn;
}

std::vector<KeptGame> games_on(const Keeper& keeper, Shelf shelf) {
    std::vector<KeptGame> games;
    for (const table::Kept& each : keeper.games(shelf_of(shelf))) games.push_back(described(each));
    return games;
}

table::LoadedReplay replay_of(const Keeper& keeper, Shelf shelf, const std::string& name) {
    const auto text = keeper.read(shelf_of(shelf), name);
    if (text) return table::load_replay(*text, name, open_table);
    return {table::Status::NoFile, text.error().what, nullptr};
}

// Removes leftovers in all folders that the parlor writes to.
std::optional<std::string> tidy(Keeper& keeper) {
    table::Tidied tidied = keeper.tidy();
    for (const auto& files : {library::saved_games(), library::records()})
        if (files) tidied = tidied + table::tidy(disk::real_disk(), files->folder);
    if (const auto path = library::config_path())
        tidied = tidied + table::tidy(disk::real_disk(), path->parent_path());
    return words_about(tidied);
}

}  // namespace

KeptGame described(const table::Kept& kept) {
    return {.name = kept.name,
            .game = kept.game,
            .when = time_text(kept.when),
            .played = played_text(kept.seconds),
            .turn = turn_text(kept),
            .moves = kept.moves};
}

AppNeeds kept_by(Keeper& keeper) {
    return {
        .keep = [&](const table::GameTable& game) { return keeper.keep(game); },
        .leave = [&](const table::GameTable& game) { return keeper.leave(game); },
        .take_news = [&] { return keeper.take_news(); },
        .tidy = [&] { return tidy(keeper); },
        .left_game = [&] { return keeper.left_game(); },
        .take_up = [&] { return keeper.take_up(); },
        .has_games = [&](Shelf shelf) { return keeper.has_games(shelf_of(shelf)); },
        .kept_games = [&](Shelf shelf) { return games_on(keeper, shelf); },
        .load = [&](Shelf shelf,
                    const KeptGame& game) { return keeper.load(shelf_of(shelf), game.name); },
        .see_again = [&](Shelf shelf,
                         const KeptGame& game) { return replay_of(keeper, shelf, game.name); },
        .forget = [&](Shelf shelf,
                      const KeptGame& game) { return keeper.forget(shelf_of(shelf), game.name); },
        .is_saved = [&](const std::string& name) { return keeper.is_saved(name); },
        .save = [&](const table::GameTable& game,
                    const std::string& name) { return keeper.save(game, name); }};
}

}  // namespace parlor::tui
