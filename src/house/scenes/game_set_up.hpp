// GameSetUp: the pages on which a guest sets up the game of a table, as at their own terminal.
//
// Source:   T-2.2.
// Not here: what is chosen about the table (opening.hpp).
#pragma once

#include <memory>
#include <string>

#include "app/table/setup_pages.hpp"
#include "house/needs.hpp"
#include "house/scenes/scene.hpp"
#include "house/terminal.hpp"

namespace parlor::house {

class GameSetUp {
public:
    // As the options have it. Requires a game without trouble; the game outlives the object.
    GameSetUp(const tui::Rooms& rooms, const Terminal& terminal, Options options);
    GameSetUp(const GameSetUp&) = delete;
    GameSetUp& operator=(const GameSetUp&) = delete;

    [[nodiscard]] tui::SetupPages& pages() { return *pages_; }
    [[nodiscard]] const tui::SetupPages& pages() const { return *pages_; }
    [[nodiscard]] tui::SoundQueue& sounds() { return sounds_; }

    // The table with the game as chosen, where the user has the seats of the people here.
    [[nodiscard]] OpenTable table_of(const User& user, library::TableRecord record) const;

private:
    tui::Terms terms_;
    Options options_;
    table::Place place_;
    tui::NextSeed seed_{std::nullopt};
    tui::SoundQueue sounds_;
    std::unique_ptr<tui::SetupPages> pages_;
};

}  // namespace parlor::house
