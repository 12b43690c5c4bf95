// Opening: the lines up to `begin` of a text in the table language, and the table that they set up.
//
// Source: table-language.md, "Before begin".
// Errors: `add` reports an error in its line; `begin` reports all errors that need the complete
//         header.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "table/game/game_table.hpp"
#include "table/language/trouble.hpp"

namespace parlor::table {

class Opening {
public:
    // Adds a line before `begin`.
    [[nodiscard]] MaybeTrouble add(int number, const Line& line);

    // Adds the outcome of an act of chance, from a comment before `begin`.
    void foresee(MoveLine act) { foreseen_.push_back(std::move(act)); }

    [[nodiscard]] bool is_ended_by(const Line& line) const;

    // Creates the table. After an error here the lines after `begin` have no meaning. A saved game
    // may have names that look alike: older versions accepted them, and no saved game may be lost.
    enum class Game : std::uint8_t { New, Kept };
    [[nodiscard]] Opened begin(int number, const Opener& open, Game game);

private:
    SetupAsked setup_;
    std::vector<MoveLine> foreseen_;
    bool has_first_line_ = false;
};

}  // namespace parlor::table
