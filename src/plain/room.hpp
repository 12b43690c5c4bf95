// Room: a part of plain mode that is no game: it says what there is, and takes lines until it is left.
//
// Source: P-1.1, P-1.6.
#pragma once

#include <string>

#include "plain/answer.hpp"
#include "plain/completing.hpp"

namespace parlor::plain {

class Room {
public:
    virtual ~Room() = default;

    [[nodiscard]] virtual Answer begin() = 0;
    // Takes a line, without blanks around it.
    [[nodiscard]] virtual Answer hear(const std::string& line) = 0;
    // The words that complete the prompt.
    [[nodiscard]] virtual Completions completions() const { return {}; }
};

}  // namespace parlor::plain
