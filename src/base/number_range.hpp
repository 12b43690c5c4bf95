// A range of whole numbers, with both its ends; and with 0 apart from it, where 0 means none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor {

struct NumberRange {
    int lowest, highest;
    bool or_none = false;

    [[nodiscard]] constexpr bool contains(std::int64_t number) const {
        return (number >= lowest and number <= highest) or (or_none and number == 0);
    }
};

[[nodiscard]] std::string to_text(NumberRange range);  // `100 to 10000`, `0, or 10 to 999`

// The number in a text of decimal digits only; nothing for any other text, or for a number outside
// the range. Requires a range without negative numbers.
[[nodiscard]] std::optional<int> number_in(std::string_view text, NumberRange range);

}  // namespace parlor
