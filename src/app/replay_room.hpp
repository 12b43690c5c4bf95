// The room of replays: a game that was played is seen again on its stage, step by step or by
// itself, and can be played on from anywhere.
//
// Source:   README.md, "Replays".
// Units:    milliseconds, of the replay's own time; it passes faster at a higher speed.
// Choices:  a replay hides nothing. Whoever takes over goes on in a game of its own, and there the
//           dice fall as they would have: the seed is the same.
// Not here: the game (table/replay.hpp), its screens (app_stage.hpp).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/room.hpp"
#include "app/stage.hpp"
#include "table/replay.hpp"
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
    TakeOver,
    Help,
    Leave
};

class ReplayRoom final : public Room {
public:
    // Requires that there is a replay, of a game with screens.
    ReplayRoom(RoomNeeds needs, table::LoadedReplay loaded);

    // Other rooms are for tables; this one puts one in their place when it is taken over.
    [[nodiscard]] bool is_for(table::GameTable& /*table*/) const override { return false; }
    void sync() override {}
    void go_on() override {}
    void press(Key key) override;
    void tick(int milliseconds) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<int> next_tick() const override;
    [[nodiscard]] bool is_left() const override { return is_left_; }
    void stay() override { is_left_ = false; }

    void play() { is_playing_ = true; }

private:
    void wish(ReplayWish wish);
    void answer(Key key);
    void go_to(int step);
    void step_forward();
    void play_or_pause();
    void go_on_by_itself();
    void look_back();
    void rest();
    [[nodiscard]] bool is_at_end() const { return replay_->at() == replay_->size(); }
    [[nodiscard]] int due() const;  // until something changes, while it plays
    void draw_line(Canvas& canvas) const;
    [[nodiscard]] std::string standing() const;

    RoomNeeds needs_;
    std::shared_ptr<table::Replay> replay_;
    std::unique_ptr<Stage> stage_;
    std::string story_;  // of this step
    std::vector<Notice> notices_;
    int rest_ = 0;  // until the next step, once nothing moves
    int speed_ = 1;
    bool is_playing_ = false, asks_to_take_over_ = false, is_left_ = false;
};

}  // namespace parlor::tui
