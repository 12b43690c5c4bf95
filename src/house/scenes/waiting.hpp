// Waiting: where guests meet before the game of a table begins, take seats, and wait.
//
// Source:  T-2.3, T-2.6.
// Choices: a table whose last seat is taken begins.
#pragma once

#include "canvas/sound_queue.hpp"
#include "house/kept_table.hpp"
#include "house/scenes/scene.hpp"
#include "house/terminal.hpp"
#include "tui/sharing/waiting_page.hpp"

namespace parlor::house {

class Waiting final : public Scene {
public:
    // All arguments outlive the scene.
    Waiting(KeptTable& table, const std::string& run_by, const User& user, Terminal& terminal);

    [[nodiscard]] Wish press(tui::Key key, wire::Showing seen) override;
    [[nodiscard]] std::vector<wire::FromHost> news() override;

private:
    void take_seat(const tui::TakeSeat& wished);
    void heed(const std::optional<Error>& refusal);
    void look();

    KeptTable* table_;
    const User* user_;
    Terminal* terminal_;
    tui::WaitingUi ui_;
    tui::SoundQueue sounds_;
};

}  // namespace parlor::house
