// Sitter: the player at a seat, a person or a computer.
//
// Source: C-1.3; table-language.md, "Before begin".
#pragma once

#include <optional>
#include <string>

#include "rules/board/colour.hpp"
#include "rules/board/level.hpp"

namespace parlor::board {

struct Sitter {
    std::string name;  // 1 to 16 characters, unique
    Colour colour = Colour::Red;
    std::string token = {};  // its sign; a table gives one to whoever has none (M-2.1)
    std::optional<Level> computer = std::nullopt;  // nothing: a person
};

[[nodiscard]] inline std::optional<int> level_of(const Sitter& sitter) {
    return sitter.computer ? std::optional{static_cast<int>(*sitter.computer)} : std::nullopt;
}
inline void seat(Sitter& sitter, std::optional<int> level) {
    sitter.computer = level ? std::optional{Level(*level)} : std::nullopt;
}

}  // namespace parlor::board
