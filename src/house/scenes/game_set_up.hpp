// GameSetUp: the pages on which a guest sets up the game of a table, as at their own terminal.
//
// Source:   T-2.2.
// Not here: what is chosen about the table (opening.hpp).
#pragma once

#include <memory>
#include <string>

#include "app/table/setup_pages.hpp"
#include "house/needs.hpp"
#include "house/terminal.hpp"

namespace parlor::house {

class GameSetUp {
public:
    // Requires a game without trouble. The game and the terminal outlive the object.
    GameSetUp(const tui::Rooms& rooms, const Terminal& terminal);
    GameSetUp(const GameSetUp&) = delete;
    GameSetUp& operator=(const GameSetUp&) = delete;

    [[nodiscard]] tui::SetupPages& pages() { return *pages_; }
    [[nodiscard]] const tui::SetupPages& pages() const { return *pages_; }
    [[nodiscard]] tui::SoundQueue& sounds() { return sounds_; }

    // The lines of the game as chosen.
    [[nodiscard]] std::string header() const;

private:
    tui::Terms terms_;
    Options options_;
    table::Place place_;
    tui::NextSeed seed_{std::nullopt};
    tui::SoundQueue sounds_;
    std::unique_ptr<tui::SetupPages> pages_;
};

}  // namespace parlor::house
