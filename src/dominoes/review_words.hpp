// The words and numbers of a review.
//
// Source: docs/playing.md, "Review".
#pragma once

#include <string>

#include "dominoes/view.hpp"

namespace parlor::dominoes {

// `3-4 at 2`, with the place where it goes.
[[nodiscard]] std::string words_for(const View& view, const Play& play);

// One digit behind the point: `12.3`; `+0.9`, `-0.9`; `12.3 %`.
[[nodiscard]] std::string tenths(double value);
[[nodiscard]] std::string tenths_with_sign(double value);
[[nodiscard]] std::string per_cent(double chance);

}  // namespace parlor::dominoes
