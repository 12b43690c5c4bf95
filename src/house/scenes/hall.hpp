// Hall: where a guest sees the list of tables, and chooses one.
//
// Source: T-2.1.
#pragma once

#include "base/user.hpp"
#include "canvas/sound_queue.hpp"
#include "house/scenes/scene.hpp"
#include "house/tables.hpp"
#include "house/terminal.hpp"

namespace parlor::house {

class Hall final : public Scene {
public:
    // All arguments outlive the hall. `refusal` says why the last wish was not granted.
    Hall(const Tables& tables,
         const std::string& run_by,
         const User& user,
         Terminal& terminal,
         std::string refusal = {});

    [[nodiscard]] Wish press(tui::Key key, wire::Showing seen) override;
    [[nodiscard]] std::vector<wire::FromHost> news() override;

private:
    const Tables* tables_;
    const User* user_;
    Terminal* terminal_;
    tui::TablesUi ui_;
    tui::SoundQueue sounds_;
};

}  // namespace parlor::house
