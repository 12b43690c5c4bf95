// The colours of the seats, as the lines before `begin` ask for them: each colour once, and the
// first free colour for a seat that asks for none.
//
// Source: table-language.md, "Before begin"; C-1.3.
// Errors: as text.
#pragma once

#include <vector>

#include "base/result.hpp"
#include "rules/board/colour.hpp"
#include "table/game/setup.hpp"

namespace parlor {

class Colours {
public:
    explicit Colours(const table::SetupAsked& asked);
    Result<board::Colour> take(const table::SeatAsked& seat);

private:
    std::vector<board::Colour> free_;  // no seat asked for these
    std::vector<board::Colour> taken_;
};

}  // namespace parlor
