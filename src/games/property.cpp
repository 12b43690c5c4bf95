#include "games/games.hpp"

#include <utility>

#include "app/property/editor_room.hpp"
#include "app/property/presenter.hpp"
#include "app/property/setup.hpp"
#include "app/table/table_room.hpp"
#include "app/table/table_stage.hpp"
#include "library/data_folder.hpp"
#include "plain/property/property_words.hpp"
#include "rules/board/level_name.hpp"
#include "sessions/carried.hpp"
#include "sessions/property/table.hpp"
#include "shell/property/odds.hpp"
#include "shell/property/pictures.hpp"
#include "shell/property/review.hpp"
#include "shell/property/series.hpp"
#include "shell/property/standings.hpp"
#include "tui/board/backdrop.hpp"
#include "tui/property/rulebook.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor {
namespace {

constexpr std::string_view demonstration =
    "parlor 1\n"
    "game classic\n"
    "seed 3\n"
    "seat 1 cpu:1 Ada purple\n"
    "seat 2 cpu:1 Bruno green\n"
    "seat 3 cpu:1 Clara blue\n"
    "seat 4 cpu:1 Duncan red\n"
    "begin\n";

struct Loaded {
    property::Mode mode;
    std::shared_ptr<const property::Edition> edition;
};

Result<Loaded> load(const library::DataFolders& folders) {
    const auto mode = folders.mode("classic");
    if (not mode) return mode.error();
    const auto edition = folders.edition(*mode);
    if (not edition) return edition.error();
    return Loaded{*mode, *edition};
}

Result<board::Board> first_board(const library::DataFolders& folders) {
    const auto mode = folders.mode("classic");
    return mode ? folders.board(mode->board) : mode.error();
}

// A broken user file must not block the game; report it when it is chosen.
Result<Loaded> load() {
    const library::DataFolders folders = library::data_folders();
    auto loaded = load(folders);
    if (loaded) return loaded;
    auto ours = load(library::without_own(folders));
    return ours ? ours : loaded;
}

// Looks up the folders again: saving the first mode may have made them.
std::unique_ptr<tui::SetupPages> setup_with(const Loaded& game, tui::RoomNeeds needs) {
    return std::make_unique<tui::PropertySetup>(
        needs, library::data_folders(), game.mode, game.edition);
}

std::unique_ptr<tui::TableRoom> room_with(const Loaded& game, tui::RoomNeeds needs) {
    return std::make_unique<tui::TableRoom>(
        needs, setup_with(game, needs), tui::property_presenter);
}

std::unique_ptr<tui::Room> seat(tui::RoomNeeds needs) {
    return std::make_unique<tui::TableRoom>(needs, nullptr, tui::property_presenter);
}

tui::Rooms rooms() {
    const auto loaded = load();
    const Loaded game = loaded ? *loaded : Loaded{};
    tui::Rooms rooms{.room = [game](tui::RoomNeeds needs) { return room_with(game, needs); },
                     .setup = [game](tui::RoomNeeds needs) { return setup_with(game, needs); }};
    if (not loaded) rooms.trouble = loaded.error();
    return rooms;
}

Result<board::Board> first_board() {
    const library::DataFolders folders = library::data_folders();
    auto board = first_board(folders);
    return board ? board : first_board(library::without_own(folders));
}

std::optional<tui::Canvas> backdrop() {
    const auto board = first_board();
    return board ? std::optional{tui::backdrop(tui::empty_board(*board))} : std::nullopt;
}

std::vector<tui::BookPage> reading_pages() {
    const auto board = first_board();
    return board ? tui::reading_pages(tui::empty_board(*board)) : std::vector<tui::BookPage>{};
}

tui::Rulebook rulebook() {
    tui::Rulebook book = tui::property_rulebook;
    book.more = reading_pages;
    return book;
}

std::unique_ptr<tui::Room> begin(tui::RoomNeeds needs) {
    auto room = room_with(*load(), needs);
    room->begin_at_once();
    return room;
}

std::unique_ptr<tui::Room> edit(tui::RoomNeeds needs) {
    return std::make_unique<tui::EditorRoom>(needs, load()->edition);
}

bool carries(const table::SetupAsked& asked) {
    const table::FileAsked* const mode = asked.file("mode");
    return mode != nullptr and mode->id == asked.game->word;
}

std::optional<std::string> changes(table::GameTable& table) {
    const property::Property::Setup& setup = property_session(table)->setup();
    return changes_since(setup.files, setup.edition->board);
}

bool is_property(table::GameTable& table) { return property_session(table) != nullptr; }

std::unique_ptr<tui::TableStage> stage(tui::StageNeeds needs) {
    return std::make_unique<tui::TableStage>(needs, tui::property_presenter);
}

std::string computer(int level) { return std::string{board::name_of(board::Level(level))}; }

}  // namespace

tui::GameBox property_game() {
    return {.name = "property",
            .ids = property_ids,
            .opener = property_opener,
            .is_for = is_property,
            .is_verb = property::Property::is_verb,
            .entry = {'p', "PROPERTY", "buy, build"},
            .rulebook = rulebook(),
            .computer = computer,
            .rooms = rooms,
            .seat = seat,
            .stage = stage,
            .backdrop = backdrop,
            .demonstration = demonstration,
            .words = plain::property_words,
            .begin = begin,
            .edit = edit,
            .standings = shell::property_standings,
            .pictures = shell::property_pictures,
            .review = shell::review_property,
            .simulate = shell::simulate_property,
            .merge = shell::merge_property,
            .carries = carries,
            .changes = changes,
            .odds = shell::odds_table};
}

}  // namespace parlor
