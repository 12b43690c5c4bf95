// PlayRoom: which game is played, and how it is set up.
//
// Source: P-1.1, P-1.6, U-5.7.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/game_box.hpp"
#include "app/room.hpp"
#include "app/table/setup_pages.hpp"
#include "plain/room.hpp"
#include "plain/setup/setting_up.hpp"

namespace parlor::plain {

class PlayRoom final : public Room {
public:
    // `said` may have a game, and settings of it.
    PlayRoom(tui::Games games, tui::RoomNeeds needs, std::string said)
        : games_{games}, needs_{needs}, said_{std::move(said)} {}

    [[nodiscard]] Answer begin() override;
    // Leaves with a game on the table, or without one.
    [[nodiscard]] Answer hear(const std::string& line) override;

private:
    [[nodiscard]] Answer ask(Sentences before = {}) const;
    [[nodiscard]] Answer choose(const std::string& line);
    [[nodiscard]] Answer set_up(const tui::GameBox& game, const std::string& rest);
    [[nodiscard]] Answer after(Answer answer);
    [[nodiscard]] Answer open_table();

    tui::Games games_;
    tui::RoomNeeds needs_;
    std::string said_;
    tui::Rooms rooms_;  // of the game that is chosen
    std::unique_ptr<tui::SetupPages> setup_;
    std::optional<SettingUp> setting_up_;
};

}  // namespace parlor::plain
