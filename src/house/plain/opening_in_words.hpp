// OpeningInWords: where a guest in plain mode opens a table, and sets its game up.
//
// Source: P-1.6, P-1.15, T-2.2.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "house/needs.hpp"
#include "house/plain/opening_settings.hpp"
#include "house/plain/sentences.hpp"
#include "house/scenes/game_set_up.hpp"
#include "house/scenes/scene.hpp"
#include "plain/setup/setting_up.hpp"

namespace parlor::house {

class OpeningInWords final : public Scene {
public:
    // All arguments outlive the scene. Without a game it asks for one.
    OpeningInWords(const HouseNeeds& needs,
                   const User& user,
                   Terminal& terminal,
                   const std::string& game);

    [[nodiscard]] Wish hear(const std::string& line, wire::Showing seen) override;
    [[nodiscard]] std::vector<wire::FromHost> news() override { return sentences_.news(); }

private:
    void ask_for_game();
    void set_up(const std::string& called);
    void say(plain::Answer answer);

    const HouseNeeds* needs_;
    const User* user_;
    Terminal* terminal_;
    Sentences sentences_;
    library::TableRecord record_;      // as chosen so far
    std::unique_ptr<GameSetUp> game_;  // once it is chosen
    std::optional<OpeningSettings> settings_;
    std::optional<plain::SettingUp> setting_up_;
};

}  // namespace parlor::house
