// The hint of the property game: each move that is open, with the chance to win after it, as far as it
// can be told in a second; and what a master would do.
//
// Source:  docs/playing.md, "Hints".
#pragma once

#include <memory>
#include <string>

#include "app/table/hint.hpp"
#include "rules/property/review/values.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

// `advice` is what a master would do, and why, in a sentence.
[[nodiscard]] std::unique_ptr<Hint> property_hint(property::View view,
                                                  property::Values values,
                                                  std::string advice);

}  // namespace parlor::tui
