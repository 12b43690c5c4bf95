// Hall: where a guest sees the list of tables, and chooses one; and reads the host's results.
//
// Source: T-2.1, T-2.7.
#pragma once

#include "base/user.hpp"
#include "canvas/sound_queue.hpp"
#include "house/scenes/scene.hpp"
#include "house/tables.hpp"
#include "house/terminal.hpp"
#include "tui/books/book.hpp"
#include "tui/sharing/tables_page.hpp"

namespace parlor::house {

class Hall final : public Scene {
public:
    // All arguments outlive the hall. `refusal` says why the last wish was not granted.
    Hall(const Tables& tables,
         const HouseNeeds& needs,
         const User& user,
         Terminal& terminal,
         std::string refusal = {});

    [[nodiscard]] Wish press(tui::Key key, wire::Showing seen) override;
    [[nodiscard]] std::vector<wire::FromHost> news() override;

private:
    void open_results();
    void press_results(tui::Key key);
    [[nodiscard]] tui::Canvas canvas() const;

    const Tables* tables_;
    const HouseNeeds* needs_;
    const User* user_;
    Terminal* terminal_;
    tui::TablesUi ui_;
    std::optional<tui::BookUi> results_;  // while they are read
    std::optional<tui::Notice> help_on_results_;
    tui::SoundQueue sounds_;
};

}  // namespace parlor::house
