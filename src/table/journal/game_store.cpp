#include "table/journal/game_store.hpp"

#include <cstdlib>
#include <utility>

#include "disk/file_name.hpp"
#include "disk/links.hpp"
#include "disk/lock.hpp"
#include "disk/text_file.hpp"
#include "table/journal/game_file.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/journals_in.hpp"
#include "table/journal/room_for_games.hpp"
#include "unicode/names.hpp"

namespace parlor::table {
namespace {

namespace fs = std::filesystem;

std::string words_about(Journal::Place place, const fs::path& path) {
    const bool is_gone = place == Journal::Place::Gone;
    return "the game's file " + path.filename().string() +
           (is_gone ? " is not there any more" : " was changed by another program");
}

}  // namespace

const char* folder_of(GameStore::Shelf shelf) {
    return shelf == GameStore::Shelf::Saves ? "saves" : "games";
}

Result<fs::path> state_folder() {
    const char* const state = std::getenv("XDG_STATE_HOME");
    if (state != nullptr and state[0] == '/') return fs::path{state} / "parlor";
    const char* const home = std::getenv("HOME");
    if (home == nullptr or home[0] != '/')
        return Error{"there is no home folder to keep games in (HOME is not set)"};
    return fs::path{home} / ".local" / "state" / "parlor";
}

fs::path reviews_in(const fs::path& state_folder) { return state_folder / "reviews"; }

std::optional<fs::path> GameStore::reviews() const {
    if (not needs_.folder or needs_.limits.games) return std::nullopt;
    return reviews_in(*needs_.folder);
}

void GameStore::begin_clock(std::int64_t before) {
    before_ = before;
    since_ = needs_.seconds();
    is_on_ = true;
}

// No other parlor may count or create files in the folder until the work is done.
std::optional<Error> GameStore::within_limit(Shelf shelf, const Work& work) const {
    if (not needs_.limits.games) return work();
    return disk::while_held(needs_.disk, *needs_.folder / folder_of(shelf), work);
}

std::optional<Error> GameStore::in_new_journal(const Work& work) {
    if (not needs_.folder) return needs_.folder.error();
    return within_limit(Shelf::Journals, [&]() -> std::optional<Error> {
        const fs::path folder = *needs_.folder / folder_of(Shelf::Journals);
        if (auto full = no_room_for_game(needs_, folder)) return full;
        journal_ = std::make_unique<Journal>(needs_.disk, folder, needs_.stamp());
        return work();
    });
}

std::optional<Error> GameStore::follow(const GameTable& game) {
    if (auto error = too_much()) return error;
    return journal_->follow(game, played());
}

std::optional<Error> GameStore::too_much() const {
    if (not needs_.limits.bytes or journal_->size() < *needs_.limits.bytes) return std::nullopt;
    return Error{"this game has become too long to be kept here"};
}

void GameStore::look_for_journal() {
    const auto place = journal_ ? journal_->place() : Journal::Place::There;
    if (place == Journal::Place::There) return;
    lost_ = words_about(place, journal_->path());
    journal_.reset();
}

// A game that is left before its first move gets no new file.
void GameStore::tell_where_it_is() {
    if (lost_ and has_file())
        news_ = *lost_ + "; the whole game is in " + journal_->path().string() + " now";
    lost_.reset();
}

// Notes each end of the game once. A game can end again after a take-back.
void GameStore::note_result(const GameTable& game) {
    const auto outcome = game.outcome();
    if (trouble_ or not outcome or not journal_) return;
    const std::uint64_t last = game.serial(game.entries() - 1);
    if (noted_ == last) return;
    const std::string name = journal_->path().stem().string();
    const auto error = add_result(needs_.disk, results_path(*needs_.folder), {name, *outcome});
    if (not error) noted_ = last;
    if (error != told_) unnoted_ = told_ = error;
}

std::optional<Error> GameStore::keep(const GameTable& game) {
    if (not is_on_) begin_clock(0);
    look_for_journal();
    trouble_ = has_file() ? follow(game) : in_new_journal([&] { return follow(game); });
    if (not trouble_) tell_where_it_is();
    note_result(game);
    return trouble_;
}

bool GameStore::is_begun(const GameTable& game) const {
    return is_played(game) or (journal_ and journal_->has_moves());
}

std::optional<Error> GameStore::leave(const GameTable& game) {
    if (not std::exchange(is_on_, false)) return std::nullopt;
    look_for_journal();
    const auto end = [&] { return journal_->leave(game, played()); };
    if (has_file())
        trouble_ = end();
    else if (not is_begun(game))
        trouble_.reset();  // nothing is lost
    else if (lost_ or journal_)
        trouble_ = in_new_journal(end);
    if (not trouble_) tell_where_it_is();
    note_result(game);
    journal_.reset();
    lost_.reset();
    noted_.reset();
    told_.reset();
    return trouble_;
}

bool GameStore::has_results() const {
    return needs_.folder and table::has_results(results_path(*needs_.folder));
}

Result<Results> GameStore::results() const {
    if (not needs_.folder) return needs_.folder.error();
    return read_results(results_path(*needs_.folder));
}

Tidied GameStore::tidy() {
    if (not needs_.folder) return {};
    Tidied tidied = table::tidy(needs_.disk, *needs_.folder);
    for (const fs::path& folder : {*needs_.folder / folder_of(Shelf::Journals),
                                   *needs_.folder / folder_of(Shelf::Saves),
                                   reviews_in(*needs_.folder)})
        tidied = tidied + table::tidy(needs_.disk, folder);
    return tidied;
}

std::chrono::sys_seconds GameStore::now() const {
    return time_named(needs_.stamp()).value_or(std::chrono::sys_seconds::max());
}

std::size_t GameStore::files_on(Shelf shelf) const {
    const fs::path folder = *needs_.folder / folder_of(shelf);
    return journals_in(folder, now()).size() + leftovers_in(folder).size();
}

GameStore::News GameStore::unfinished_game() const {
    if (not needs_.folder) return {};
    const fs::path folder = *needs_.folder / folder_of(Shelf::Journals);
    if (const auto refused = disk::refused_link(folder))
        return {.told = {folder.string() + ": " + refused.message()}};
    auto last = last_unfinished(needs_.disk, folder, needs_.open, now(), needs_.called_off);
    News news{.is_there = last.game.has_value()};
    for (const Error& each : last.unreadable) news.told.push_back(each.what);
    if (last.game and not last.game->told.empty()) news.told.push_back(last.game->told);
    if (last.game) news.game = std::move(last.game->table);
    return news;
}

std::unique_ptr<GameTable> GameStore::resume() {
    if (not needs_.folder) return nullptr;
    auto last = last_unfinished(needs_.disk,
                                *needs_.folder / folder_of(Shelf::Journals),
                                needs_.open,
                                now(),
                                needs_.called_off);
    if (not last.game) return nullptr;
    journal_ = std::move(last.game->journal);
    begin_clock(last.game->seconds);
    return std::move(last.game->table);
}

bool GameStore::has_games(Shelf shelf) const {
    return needs_.folder and has_journals(*needs_.folder / folder_of(shelf));
}

std::vector<std::string> GameStore::names(Shelf shelf) const {
    if (not needs_.folder) return {};
    return journals_in(*needs_.folder / folder_of(shelf), now());
}

Kept GameStore::described(Shelf shelf, const std::string& name) const {
    return kept_in(needs_.disk,
                   *needs_.folder / folder_of(shelf),
                   name,
                   needs_.open,
                   now(),
                   needs_.called_off);
}

// The path of a game; refuses a name that could lead out of the folder.
Result<fs::path> GameStore::file_of(Shelf shelf, const std::string& name) const {
    if (auto wrong = disk::wrong_name(name)) return *wrong;
    if (not needs_.folder) return needs_.folder.error();
    return path_of_game(*needs_.folder / folder_of(shelf), name);
}

std::string GameStore::save_meant(const std::string& name) const {
    return meant_among(names(Shelf::Saves), name);
}

bool GameStore::is_saved(const std::string& name) const {
    const auto path = file_of(Shelf::Saves, save_meant(name));
    std::error_code none;
    return path and fs::exists(*path, none);
}

// The journal's text, including moves that were taken back; when the journal cannot be written, the
// text comes from the game in memory.
Result<std::string> GameStore::text_of(const GameTable& game) {
    if (not keep(game) and not journal_->sum_up(game, played())) return journal_->read();
    return Sealer{}.sealed(journal_pieces(game), played());
}

std::optional<Error> GameStore::save(const GameTable& game, const std::string& name) {
    const auto path = file_of(Shelf::Saves, save_meant(name));
    if (not path) return path.error();
    if (auto wrong = disk::wrong_new_name(name); wrong and not is_saved(name)) return wrong;
    const auto text = text_of(game);
    if (not text) return text.error();
    return within_limit(Shelf::Saves, [&]() -> std::optional<Error> {
        const std::size_t there = files_on(Shelf::Saves);
        if (needs_.limits.games and there >= *needs_.limits.games and not is_saved(name))
            return Error{"there are " + std::to_string(there) +
                         " saved games already; delete some"};
        return write_save(*path, *text);
    });
}

std::optional<Error> GameStore::write_save(const fs::path& path, const std::string& text) const {
    constexpr auto longest = static_cast<std::int64_t>(longest_game);
    if (static_cast<std::int64_t>(text.size()) > needs_.limits.bytes.value_or(longest))
        return Error{"this game has become too long to be saved here"};
    return disk::replace_text(needs_.disk, path, text);
}

Result<std::string> GameStore::read(Shelf shelf, const std::string& name) const {
    const auto path = file_of(shelf, name);
    return path ? read_game(needs_.disk, *path) : path.error();
}

Result<UnfinishedGame> GameStore::load(Shelf shelf, const std::string& name) {
    const auto text = read(shelf, name);
    if (not text) return text.error();
    auto game = game_in(sealed_part(*text), name, needs_.open, needs_.called_off);
    if (not game) return game.error();
    journal_.reset();
    begin_clock(game->seconds);
    return game;
}

std::optional<Error> GameStore::forget(Shelf shelf, const std::string& name) {
    const auto path = file_of(shelf, name);
    return path ? table::forget(needs_.disk, *path) : path.error();
}

}  // namespace parlor::table
