// The opening of a text in the table language: its lines up to `begin`, and the table they set up.
//
// Source:  table-language.md, "Before begin".
// Errors:  for the line that is wrong; at `begin`, for every line that is.
#pragma once

#include <utility>
#include <vector>

#include "table/game_table.hpp"
#include "table/trouble.hpp"

namespace parlor::table {

class Opening {
public:
    // Takes one line before `begin`.
    [[nodiscard]] MaybeTrouble add(int number, const Line& line);

    // Takes a comment before `begin` that tells an act of chance.
    void foresee(MoveLine act) { foreseen_.push_back(std::move(act)); }

    [[nodiscard]] bool is_ended_by(const Line& line) const;

    // The table that was asked for. Without it the lines after `begin` mean nothing.
    [[nodiscard]] Opened begin(int number, const Opener& open);

private:
    SetupAsked setup_;
    std::vector<MoveLine> foreseen_;
    bool has_first_line_ = false;
};

}  // namespace parlor::table
