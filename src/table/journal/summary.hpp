// Summary: what a list shows of a game in addition to its header: how many moves were played, and
// whose turn it is or who has won. When its player leaves a game, the journal gets the summary as a
// comment, right above the last seal, so that a list reads the end of a file and replays nothing:
//
//     # left 212 turn Ann
//     # left 340 won Ann "Old Bob"
//
// Source:  table-language.md, "Journals".
// Choices: only lists use it; playing and replaying a game use its moves.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::table {

class GameTable;

struct Summary {
    int moves = 0;  // of players; those that were taken back do not count
    bool is_over = false;
    std::vector<std::string> names = {};  // of the winners; before the end of who decides, if known

    friend bool operator==(const Summary&, const Summary&) = default;
};

// A game with a rigged position has no winner.
[[nodiscard]] Summary summary_of(const GameTable& table);

// The line, ended by LF; and the summary in a line without its line feed, if it is one.
[[nodiscard]] std::string to_text(const Summary& summary);
[[nodiscard]] std::optional<Summary> summary_in(std::string_view line);

// The summary right above the seal that ends the text; nothing when moves follow it, or when the
// text does not end with a seal.
[[nodiscard]] std::optional<Summary> summary_at_end(std::string_view text);

}  // namespace parlor::table
