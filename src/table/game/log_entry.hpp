// LogEntry: a move in the log of a session, a `.set` line, or a seat that changed hands.
//
// Source: table-language.md, "Moves", "Directives" (`.set`); T-5.1.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/sat.hpp"
#include "base/units.hpp"
#include "table/game/took.hpp"

namespace parlor::table {

struct Rigging {  // a `.set` line
    std::string key;
    std::vector<std::string> values;
};

// Time: not a move, only time that counts (thinking.hpp).
enum class MoverKind : std::uint8_t { Chance, Computer, Person, Time };

[[nodiscard]] constexpr bool is_move(MoverKind kind) {  // of a player
    return kind == MoverKind::Person or kind == MoverKind::Computer;
}

template <class Action>
struct LogEntry {
    std::uint64_t serial = 0;  // unique in the session, ascending along the log
    Seat mover{};              // 0: chance, a `.set`, or who sits
    MoverKind kind{};          // of the sitter at that time; play may renumber the seats
    std::variant<Action, Rigging, Sat> what;
    Took took = {};
    std::optional<std::uint64_t> state = std::nullopt;  // hash of the position after it
};

}  // namespace parlor::table
