// The domino room after a game: its chart, and its review in a replay.
//
// Source: D-8.6, D-8.8.
#include <utility>

#include "app/dominoes/room.hpp"
#include "app/dominoes/scores.hpp"
#include "app/dominoes/stage.hpp"

namespace parlor::tui {

void DominoRoom::look_back() {
    scores_ = {scores_of(*session())};
    at_ = At::Scores;
}

void DominoRoom::press_scores(Key key) {
    if (domino::press(scores_, key, needs_.sounds) == domino::PageIs::Shut) at_ = At::Table;
}

void DominoRoom::review() {
    const RoomNeeds needs{continued_,
                          needs_.cabinet,
                          needs_.outside,
                          needs_.terms,
                          needs_.seed,
                          needs_.options,
                          needs_.sounds};
    table::LoadedReplay played;
    played.replay = std::make_shared<table::Replay>(*needs_.place.table);
    replay_ = std::make_unique<ReplayRoom>(
        needs, std::move(played), std::make_unique<DominoStage>(needs_.options, needs_.sounds));
    replay_->begin_with_review();
    at_ = At::Review;
}

// The player may continue from a position, in a new game.
void DominoRoom::press_review(Key key) {
    replay_->press(key);
    if (replay_->is_left()) at_ = At::Table;
    if (not continued_.table) return;
    (void)tui::leave_table(needs_.cabinet, needs_.place);
    needs_.place.table = std::move(continued_.table);
    sync();
    go_on();
}

std::optional<int> DominoRoom::next_tick() const {
    return at_ == At::Review ? replay_->next_tick() : std::nullopt;
}

}  // namespace parlor::tui
