// The text format of a journal.
//
// Source:  table-language.md, "Before begin", "Moves", "Journals".
// Choices: known outcomes of coming acts of chance are comments before `begin`, a line for each act
//          from the first one on:
//
//              # foreseen 0 tiles 34 15 05 56 ...
//
//          The lines stay there after the acts have been played. A comment that only begins like
//          such a line is an ordinary comment.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/units.hpp"
#include "table/language/line.hpp"

namespace parlor::table {

class GameTable;
struct Rigging;

inline constexpr int format_version = 1;

// A header line without its line feed.
[[nodiscard]] std::string foreseen_text(const std::string& act);

// All of these texts end with LF.
[[nodiscard]] std::string header_text(const std::vector<std::string>& lines, std::uint64_t seed);
[[nodiscard]] std::string move_text(Seat mover,
                                    const std::string& move,
                                    std::optional<Milliseconds> took);
[[nodiscard]] std::string rigging_text(const Rigging& rigging);
[[nodiscard]] std::string undo_text(int moves);
[[nodiscard]] std::string state_text(std::uint64_t state);
// The last lines of a game that is left now: the hash of its state, and its summary (summary.hpp).
[[nodiscard]] std::string left_text(const GameTable& table);

// The log entries from `entry` on, in pieces: a piece is a person's move with its consequences. The
// first piece begins with `first`. No piece is empty.
[[nodiscard]] std::vector<std::string> pieces_from(const GameTable& table,
                                                   std::size_t entry,
                                                   std::string first);

// The complete journal of a game that is left now, as pieces or as one text.
[[nodiscard]] std::vector<std::string> journal_pieces(const GameTable& table);
[[nodiscard]] std::string journal_text(const GameTable& table);

// Whether a log entry (entry_text) is a player's move. An act of chance that answers a move, a
// `.set` and passed time are not.
[[nodiscard]] bool is_players_move(std::string_view entry);

// Whether a player has made a move that was not taken back.
[[nodiscard]] bool is_played(const GameTable& table);

// The act of chance in a line `# foreseen 0 dice 3 4`; nothing for any other line.
[[nodiscard]] std::optional<MoveLine> foreseen_in(std::string_view line);

// The sixteen digits of a line `# state 8f3a...`; nothing for any other line.
[[nodiscard]] std::optional<std::string_view> state_in(std::string_view line);

// The hash as sixteen hexadecimal digits, as in `# state`.
[[nodiscard]] std::string state_digits(std::uint64_t state);

}  // namespace parlor::table
