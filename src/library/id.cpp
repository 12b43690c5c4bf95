#include "library/id.hpp"

#include <algorithm>

namespace parlor::library {

bool is_id(std::string_view text) {
    return not text.empty() and text.size() <= 40 and std::ranges::all_of(text, [](char c) {
        return (c >= 'a' and c <= 'z') or (c >= '0' and c <= '9') or c == '-';
    });
}

}  // namespace parlor::library
