#include "base/number_range.hpp"

#include "base/text.hpp"

namespace parlor {

std::string to_text(NumberRange range) {
    return (range.or_none ? "0, or " : "") + std::to_string(range.lowest) + " to " +
           std::to_string(range.highest);
}

std::optional<int> number_in(std::string_view text, NumberRange range) {
    const auto number = whole_number(text, static_cast<std::uint64_t>(range.highest));
    if (not number or not range.contains(static_cast<int>(*number))) return std::nullopt;
    return static_cast<int>(*number);
}

}  // namespace parlor
