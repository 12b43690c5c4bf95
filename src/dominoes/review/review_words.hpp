// A review as text and numbers.
//
// Source: docs/playing.md, "Review".
#pragma once

#include <string>

#include "dominoes/view.hpp"

namespace parlor::dominoes {

// `3-4 at 2`, with the end to which the tile goes.
[[nodiscard]] std::string words_for(const View& view, const Play& play);

[[nodiscard]] std::string per_cent(double chance);  // `12.3 %`

}  // namespace parlor::dominoes
