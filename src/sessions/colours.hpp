// The colours of the seats, as the lines before `begin` ask for them: each once, and the first free
// one for a seat that names none.
//
// Source: table-language.md, "Before begin"; C-1.3.
// Errors: in words.
#pragma once

#include <vector>

#include "base/result.hpp"
#include "rules/board/colour.hpp"
#include "table/setup.hpp"

namespace parlor {

class Colours {
public:
    explicit Colours(const table::SetupAsked& asked);
    Result<rules::Colour> take(const table::SeatAsked& seat);

private:
    std::vector<rules::Colour> free_;  // named by no seat
    std::vector<rules::Colour> taken_;
};

}  // namespace parlor
