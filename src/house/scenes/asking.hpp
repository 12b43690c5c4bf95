// Asking: where a guest gives the word of a table that has one.
//
// Source: T-2.9.
#pragma once

#include "canvas/sound_queue.hpp"
#include "house/kept_table.hpp"
#include "house/scenes/scene.hpp"
#include "house/terminal.hpp"
#include "tui/sharing/word_page.hpp"

namespace parlor::house {

class Asking final : public Scene {
public:
    // All arguments outlive the scene. `then` is what the guest wishes of the table.
    Asking(KeptTable& table, const User& user, Terminal& terminal, Wish then);

    [[nodiscard]] Wish press(tui::Key key, wire::Showing seen) override;
    [[nodiscard]] std::vector<wire::FromHost> news() override;

private:
    KeptTable* table_;
    const User* user_;
    Terminal* terminal_;
    Wish then_;
    tui::SoundQueue sounds_;
    tui::WordUi ui_;
};

}  // namespace parlor::house
