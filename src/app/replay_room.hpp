// ReplayRoom: shows a recorded game on its stage, step by step or automatically; the game can be
// continued from any step.
//
// Source:   docs/playing.md, "Replays".
// Units:    milliseconds of the replay's own time, which passes faster at a higher speed.
// Choices:  a replay hides nothing, except while its game is played elsewhere (`replay --follow`):
//           then it shows what a watcher sees (T-3.8), is not reviewed, and cannot be continued.
//           Continuing starts a new game with the same seed, so its dice are those of the recorded
//           game.
// Not here: the recorded game (table/game/replay.hpp), its screens (table_stage.hpp).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/room.hpp"
#include "app/table/table_stage.hpp"
#include "table/game/replay.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

enum class ReplayWish : std::uint8_t {
    PlayOrPause,
    Forward,
    Back,
    NextTurn,
    TurnBefore,
    Begin,
    End,
    Faster,
    Slower,
    Pictures,
    Review,
    Story,
    TakeOver,
    Help,
    Leave
};

class ReplayRoom final : public Room {
public:
    // Requires a replay, and a stage of its game.
    ReplayRoom(RoomNeeds needs, table::LoadedReplay loaded, std::unique_ptr<TableStage> stage);

    // This room has no table until the replay is continued as a game; then another room takes over.
    void sync() override {}
    void go_on() override {}
    void press(Key key) override;
    void tick(int milliseconds) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override {
        return stage_->right_half(size);
    }
    [[nodiscard]] std::optional<Canvas> whole(Size window) const override;
    [[nodiscard]] std::optional<int> next_tick() const override;
    [[nodiscard]] bool is_left() const override { return is_left_; }
    void stay() override { is_left_ = false; }

    void play() { is_playing_ = true; }

    // Goes to the end, and on with the game whenever it has grown, until it is over.
    void follow(table::Grown grown);

    // Goes to the end of the game and opens its review. Closing the review before choosing a play
    // leaves the room. Requires a stage with a review.
    void begin_with_review();

private:
    void wish(ReplayWish wish);
    void answer(Key key);
    void go_to(int step);
    void step_forward();
    void play_or_pause();
    void go_on_by_itself();
    void look_for_more();
    void change_to(std::shared_ptr<table::Replay> grown);
    [[nodiscard]] bool looks_while_paused() const;
    [[nodiscard]] bool follows() const;
    [[nodiscard]] bool is_still_played();
    void look_back();
    bool review();
    void press_page(Key key);
    void tell_story();
    void rest();
    [[nodiscard]] bool is_at_end() const { return replay_->at() == replay_->size(); }
    // Not while a page is read, after which it goes on.
    [[nodiscard]] bool plays() const { return is_playing_ and not stage_->looks_back(); }
    [[nodiscard]] int due() const;  // until the next change, while playing
    void draw_line(Canvas& canvas) const;
    [[nodiscard]] std::string standing() const;

    RoomNeeds needs_;
    std::shared_ptr<table::Replay> replay_;
    std::unique_ptr<TableStage> stage_;
    table::Grown grown_;       // absent where the game is over, or is not followed
    bool is_cut_off_ = false;  // the file of the game that is followed could not be read to its end
    std::string story_;        // of the current step
    std::vector<Notice> notices_;
    int rest_ = 0;  // until the next step, after the animation
    int speed_ = 1;
    bool is_left_with_page_ = false;
    bool is_playing_ = false, asks_to_take_over_ = false, is_left_ = false;
};

}  // namespace parlor::tui
