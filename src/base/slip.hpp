// Slips: error messages for mistakes in a line, such as an unknown word or a wrong form.
#pragma once

#include <string_view>

#include "base/result.hpp"

namespace parlor {

// `there is no square "x" here`
[[nodiscard]] Error no_such(std::string_view what, std::string_view word);

// `"x" is no tile: two digits`; `what` also says what would be right.
[[nodiscard]] Error is_no(std::string_view word, std::string_view what);

// `this should be: dice A B`
[[nodiscard]] Error should_be(std::string_view form);

}  // namespace parlor
