// KeptRoom: the saved games, or the replays, as a list in sentences, from which a game is taken or
// deleted.
//
// Source:  P-1.1, P-1.8, U-2.1.
// Choices: the newest games first, a few at a time; a game is named by its number in the list, or by
//          any part of its name that is clear. Deleting has to be agreed to.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cabinet.hpp"
#include "plain/room.hpp"

namespace parlor::plain {

class KeptRoom final : public Room {
public:
    // `take` says what becomes of the chosen game. `said` may name it at once.
    using Take = std::function<Answer(const std::string& name)>;
    KeptRoom(tui::Cabinet& cabinet, tui::Shelf shelf, Take take, std::string said)
        : cabinet_{cabinet},
          shelf_{shelf},
          take_{std::move(take)},
          said_{std::move(said)},
          names_{cabinet.names(shelf)} {}

    [[nodiscard]] Answer begin() override;
    [[nodiscard]] Answer hear(const std::string& line) override;

private:
    [[nodiscard]] Answer ask(Sentences before = {}) const;
    [[nodiscard]] Answer list();
    [[nodiscard]] Answer choose(const std::string& said);
    [[nodiscard]] Answer ask_to_delete(const std::string& said);
    [[nodiscard]] Answer hear_deleting(const std::string& line);
    [[nodiscard]] Result<std::string> named(const std::string& said) const;

    tui::Cabinet& cabinet_;
    tui::Shelf shelf_;
    Take take_;
    std::string said_;
    std::vector<std::string> names_;
    std::size_t listed_ = 0;               // so many are known to the player
    std::optional<std::string> deleting_;  // while it is asked
};

}  // namespace parlor::plain
