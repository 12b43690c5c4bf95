// BookRoom: how to play, page by page, as text.
//
// Source:  P-1.1, P-1.8, U-2.1.
// Choices: an empty line reads the next page. What is no word of the room is looked for in the rules.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "app/game_box.hpp"
#include "plain/room.hpp"
#include "plain/rules_text.hpp"

namespace parlor::plain {

class BookRoom final : public Room {
public:
    // `said` may have a game.
    BookRoom(tui::Games games, std::string said) : games_{games}, said_{std::move(said)} {}

    [[nodiscard]] Answer begin() override;
    [[nodiscard]] Answer hear(const std::string& line) override;

private:
    [[nodiscard]] Answer ask(Sentences before = {}) const;
    [[nodiscard]] Answer choose_game(const std::string& line);
    [[nodiscard]] Answer hear_reader(const std::string& line);
    [[nodiscard]] Answer read(std::size_t page);
    [[nodiscard]] Answer contents() const;
    [[nodiscard]] Answer look_for(const std::string& words) const;

    tui::Games games_;
    std::string said_;
    const char* text_ = nullptr;    // of the book, once a game is chosen
    std::vector<RulesPage> pages_;  // of this text
    std::size_t page_ = 0;
};

}  // namespace parlor::plain
