#include "games/games.hpp"

#include <utility>

#include "app/moneyloopy/presenter.hpp"
#include "app/moneyloopy/setup.hpp"
#include "app/table/table_room.hpp"
#include "app/table/table_stage.hpp"
#include "library/data_folder.hpp"
#include "plain/moneyloopy/loopy_words.hpp"
#include "rules/board/level_name.hpp"
#include "sessions/carried.hpp"
#include "sessions/moneyloopy/boards.hpp"
#include "sessions/moneyloopy/deals.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "shell/moneyloopy/pictures.hpp"
#include "shell/moneyloopy/series.hpp"
#include "tui/moneyloopy/rulebook.hpp"
#include "tui/moneyloopy/shown_board.hpp"

namespace parlor {
namespace {

std::vector<std::string> ids() { return {"moneyloopy"}; }

bool is_moneyloopy(table::GameTable& table) { return moneyloopy_session(table) != nullptr; }

std::optional<std::string> changes(table::GameTable& table) {
    const auto& setup = moneyloopy_session(table)->setup();
    return changes_since(setup.files, setup.edition->board);
}

std::string record(table::GameTable& table) { return deals_of(*moneyloopy_session(table)); }

using Edition = std::shared_ptr<const moneyloopy::Edition>;
using EditionRead = Result<Edition>;

EditionRead first_edition() {
    const library::DataFolders folders = library::data_folders();
    auto edition = moneyloopy_edition(folders, "us");
    return edition ? edition : moneyloopy_edition(library::without_own(folders), "us");
}

std::vector<tui::BookPage> reading_pages() {
    const auto edition = first_edition();
    if (not edition) return {};
    return tui::moneyloopy_table::reading_pages(tui::moneyloopy_table::empty_board(**edition));
}

tui::Rulebook rulebook() {
    tui::Rulebook book = tui::moneyloopy_table::rulebook;
    book.more = reading_pages;
    return book;
}

std::unique_ptr<tui::SetupPages> setup_with(Edition edition, tui::RoomNeeds needs) {
    return std::make_unique<tui::LoopySetup>(needs, library::data_folders(), std::move(edition));
}

std::unique_ptr<tui::TableRoom> room_with(Edition edition, tui::RoomNeeds needs) {
    return std::make_unique<tui::TableRoom>(
        needs, setup_with(std::move(edition), needs), tui::moneyloopy_presenter);
}

std::unique_ptr<tui::Room> seat(tui::RoomNeeds needs) {
    return std::make_unique<tui::TableRoom>(needs, nullptr, tui::moneyloopy_presenter);
}

tui::Rooms rooms() {
    const auto edition = first_edition();
    if (not edition) return {.trouble = edition.error()};
    return {
        .room = [edition = *edition](tui::RoomNeeds needs) { return room_with(edition, needs); },
        .setup = [edition = *edition](tui::RoomNeeds needs) { return setup_with(edition, needs); }};
}

std::unique_ptr<tui::Room> begin(tui::RoomNeeds needs) {
    auto room = room_with(*first_edition(), needs);
    room->begin_at_once();
    return room;
}

std::unique_ptr<tui::TableStage> stage(tui::StageNeeds needs) {
    return std::make_unique<tui::TableStage>(needs, tui::moneyloopy_presenter);
}

std::string computer(int level) { return std::string{board::name_of(board::Level(level))}; }

}  // namespace

tui::GameBox moneyloopy_game() {
    return {.name = "moneyloopy",
            .ids = ids,
            .opener = moneyloopy_opener,
            .is_for = is_moneyloopy,
            .is_verb = moneyloopy::Moneyloopy::is_verb,
            .entry = {'m', "MONEYLOOPY", "tolls, deals"},
            .rulebook = rulebook(),
            .computer = computer,
            .rooms = rooms,
            .seat = seat,
            .stage = stage,
            .words = plain::loopy_words,
            .begin = begin,
            .standings = shell::moneyloopy_standings,
            .pictures = shell::moneyloopy_pictures,
            .record = record,
            .simulate = shell::simulate_moneyloopy,
            .merge = shell::merge_moneyloopy,
            .changes = changes};
}

}  // namespace parlor
