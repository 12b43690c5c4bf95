#include "games/games.hpp"

#include "app/dominoes/presenter.hpp"
#include "app/dominoes/results_pages.hpp"
#include "app/dominoes/setup.hpp"
#include "app/table/table_room.hpp"
#include "app/table/table_stage.hpp"
#include "dominoes/review/figures.hpp"
#include "plain/dominoes/domino_words.hpp"
#include "sessions/dominoes/record.hpp"
#include "sessions/dominoes/table.hpp"
#include "shell/dominoes/pictures.hpp"
#include "shell/dominoes/review.hpp"
#include "shell/dominoes/series.hpp"
#include "tui/dominoes/rulebook.hpp"

namespace parlor {
namespace {

std::vector<std::string> ids() { return {"dominoes"}; }

table::Opener opener() {
    return [](const table::SetupAsked& asked) { return open_dominoes(asked); };
}

bool is_dominoes(table::GameTable& table) { return domino_session(table) != nullptr; }

tui::MakeGamePresenter presenter_for(const std::shared_ptr<tui::Evening>& evening) {
    return [evening](table::GameTable& table, tui::Manner manner) {
        return tui::domino_presenter(table, manner, evening);
    };
}

std::shared_ptr<tui::Evening> evening_of(const tui::RoomNeeds& needs) {
    return std::make_shared<tui::Evening>(needs.options.dominoes, &needs.terms);
}

std::unique_ptr<tui::SetupPages> setup_for(const std::shared_ptr<tui::Evening>& evening,
                                           tui::RoomNeeds needs) {
    return std::make_unique<tui::DominoSetup>(needs, evening);
}

std::unique_ptr<tui::TableRoom> table_room(tui::RoomNeeds needs) {
    const auto evening = evening_of(needs);
    return std::make_unique<tui::TableRoom>(
        needs, setup_for(evening, needs), presenter_for(evening));
}

std::unique_ptr<tui::Room> room(tui::RoomNeeds needs) { return table_room(needs); }

std::unique_ptr<tui::Room> seat(tui::RoomNeeds needs) {
    return std::make_unique<tui::TableRoom>(needs, nullptr, presenter_for(evening_of(needs)));
}

std::unique_ptr<tui::SetupPages> setup(tui::RoomNeeds needs) {
    return setup_for(evening_of(needs), needs);
}

tui::Rooms rooms() { return {.room = room, .setup = setup}; }

std::unique_ptr<tui::TableStage> stage(tui::StageNeeds needs) {
    const auto evening = std::make_shared<tui::Evening>(needs.options.dominoes);
    return std::make_unique<tui::TableStage>(needs, presenter_for(evening));
}

std::unique_ptr<tui::Room> begin(tui::RoomNeeds needs) {
    auto room = table_room(needs);
    room->begin();
    return room;
}

std::string record(table::GameTable& table) { return retold(*domino_session(table)).text; }

std::string computer(int level) { return "Mack " + std::to_string(level); }

}  // namespace

tui::GameBox dominoes_game() {
    return {.name = "dominoes",
            .ids = ids,
            .opener = opener,
            .is_for = is_dominoes,
            .is_verb = dominoes::Dominoes::is_verb,
            .entry = {'d', "DOMINOES", "all-fives"},
            .rulebook = tui::domino_table::rulebook,
            .computer = computer,
            .talk_at = tui::TalkAt::Tiles,
            .rooms = rooms,
            .seat = seat,
            .stage = stage,
            .words = plain::domino_words,
            .begin = begin,
            .pictures = shell::domino_pictures,
            .record = record,
            .review = shell::review_dominoes,
            .simulate = shell::simulate_dominoes,
            .merge = shell::merge_dominoes,
            .figures = dominoes::figure::all,
            .results = tui::domino_results};
}

}  // namespace parlor
