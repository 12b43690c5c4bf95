// Keeping: keeps the game on disk, and says in sentences what players have to know about its file.
//
// Source: P-1.9, P-1.14; docs/playing.md, "Saved games"; M-5.3, U-7.7.
#pragma once

#include <optional>
#include <string>

#include "app/cabinet.hpp"
#include "plain/words.hpp"

namespace parlor::shell {

class Keeping {
public:
    explicit Keeping(tui::Cabinet& cabinet) : cabinet_{cabinet} {}

    // Before the first question: what became of the game that was left, and of leftovers.
    [[nodiscard]] plain::Sentences news_of(const table::GameStore::News& left);

    // Saves the game. An error is told at once, and again at every turn while it lasts.
    [[nodiscard]] plain::Sentences keep(const table::GameTable& game);

    // Leaves the game, and says whether it can be continued, and how.
    [[nodiscard]] plain::Sentences leave(table::Place& place);

private:
    [[nodiscard]] plain::Sentences news_of_file();

    struct Told {
        std::string words;
        Seat turn{};
        friend bool operator==(const Told&, const Told&) = default;
    };

    tui::Cabinet& cabinet_;
    std::optional<Told> told_;
};

}  // namespace parlor::shell
