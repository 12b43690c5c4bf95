// Autosave: saves the running game, and shows the players errors: at once, and again at every turn
// while the error lasts. Also shows once where the game is after its file was lost.
//
// Source: docs/playing.md, "Saved games"; M-5.3, U-7.7.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/cabinet.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

// A message about a lost file of the game, or about a result that could not be noted, returned
// once.
[[nodiscard]] std::optional<Notice> news_of_file(Cabinet& cabinet);

class Autosave {
public:
    // Saves the game; returns a message to read, if any. `turn` is a number that differs between
    // consecutive turns.
    [[nodiscard]] std::optional<Notice> keep(Cabinet& cabinet,
                                             const table::GameTable& table,
                                             std::uint64_t turn);

    [[nodiscard]] bool is_kept() const { return not told_; }  // as of the last call

private:
    struct Told {
        std::string words;
        std::uint64_t turn = 0;
        friend bool operator==(const Told&, const Told&) = default;
    };
    std::optional<Told> told_;
};

}  // namespace parlor::tui
