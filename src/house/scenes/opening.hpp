// Opening: where a guest opens a table: what holds for it, its word, if it has one, and the game.
//
// Source:  T-2.2, T-2.9, T-3.11.
// Choices: going back from a page leads to the one before.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "canvas/sound_queue.hpp"
#include "house/needs.hpp"
#include "house/scenes/game_set_up.hpp"
#include "house/scenes/scene.hpp"
#include "house/terminal.hpp"
#include "tui/sharing/opening_page.hpp"
#include "tui/sharing/word_page.hpp"

namespace parlor::house {

class Opening final : public Scene {
public:
    // The other arguments outlive the scene. The game is chosen first, with the mode, if there is one
    // that is called so.
    Opening(const HouseNeeds& needs, const User& user, Terminal& terminal, std::string called);

    [[nodiscard]] Wish press(tui::Key key, wire::Showing seen) override;
    void tick(Milliseconds passed) override;
    [[nodiscard]] std::optional<Milliseconds> next_tick() const override;
    [[nodiscard]] std::vector<wire::FromHost> news() override;

private:
    [[nodiscard]] Wish press_choices(tui::Key key);
    [[nodiscard]] Wish press_word(tui::Key key);
    [[nodiscard]] Wish press_game(tui::Key key);
    void choose(const tui::OpeningChoices& choices);
    void set_up_game();
    [[nodiscard]] tui::Canvas canvas() const;

    const HouseNeeds* needs_;
    const User* user_;
    Terminal* terminal_;
    std::string called_;
    tui::SoundQueue sounds_;
    tui::OpeningUi ui_;
    library::TableRecord record_;      // as chosen so far
    std::optional<tui::WordUi> word_;  // while it is asked for
    std::unique_ptr<GameSetUp> game_;  // while it is set up
};

}  // namespace parlor::house
