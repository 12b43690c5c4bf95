// The byte order mark, which some editors put at the beginning of a text: it means nothing, and
// everything that reads our texts skips it.
//
// Source: table-language.md, "Lines and words".
#pragma once

#include <string_view>

namespace parlor {

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

[[nodiscard]] constexpr std::string_view without_byte_order_mark(std::string_view text) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    return text;
}

}  // namespace parlor
