// A range of whole numbers, with both its ends.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor {

struct NumberRange {
    int lowest, highest;

    [[nodiscard]] constexpr bool contains(std::int64_t number) const {
        return number >= lowest and number <= highest;
    }
};

[[nodiscard]] std::string to_text(NumberRange range);  // `100 to 10000`

// The number in a text of decimal digits only; nothing for any other text, or for a number outside
// the range. Requires a range without negative numbers.
[[nodiscard]] std::optional<int> number_in(std::string_view text, NumberRange range);

}  // namespace parlor
