// ReplayRoom: a game is told again, a turn at a time, forwards and backwards.
//
// Source:  P-1.1; docs/playing.md, "Replays".
// Choices: an empty line tells the next turn. Squares, tiles and people have the names of games, and
//          nothing is hidden. Questions about the game are answered as it was then.
//          Playing on from there, in a new game, has to be agreed to.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/game_box.hpp"
#include "plain/room.hpp"
#include "plain/verbs.hpp"
#include "plain/words.hpp"
#include "table/game/replay.hpp"

namespace parlor::plain {

class ReplayRoom final : public Room {
public:
    // Requires a replay of one of the games. Playing on puts the game on the place's table.
    ReplayRoom(tui::Games games, table::Place& place, table::LoadedReplay loaded, Letters letters)
        : games_{games},
          place_{place},
          letters_{letters},
          replay_{std::move(loaded.replay)},
          complaint_{std::move(loaded.complaint)} {}

    [[nodiscard]] Answer begin() override;
    [[nodiscard]] Answer hear(const std::string& line) override;

private:
    [[nodiscard]] Answer ask(Sentences before = {}) const;
    [[nodiscard]] Answer tell_to(int step);
    void add_told(Sentences& lines) const;
    [[nodiscard]] Answer jump_to(int step);
    [[nodiscard]] Answer hear_playing_on(const std::string& line);
    [[nodiscard]] Answer hear_command(const std::string& line);
    [[nodiscard]] Answer answer(const std::string& question, const std::string& rest) const;
    [[nodiscard]] std::unique_ptr<Words> words() const;
    [[nodiscard]] Verbs verbs() const;

    tui::Games games_;
    table::Place& place_;
    Letters letters_;
    std::shared_ptr<table::Replay> replay_;
    std::string complaint_;
    bool asks_to_play_on_ = false;
};

}  // namespace parlor::plain
