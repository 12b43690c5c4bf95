#include "rules/board/rigging.hpp"

namespace parlor::board {

std::vector<std::string_view> parts_of(std::string_view key) {
    std::vector<std::string_view> parts;
    while (true) {
        const auto dot = key.find('.');
        parts.push_back(key.substr(0, dot));
        if (dot == std::string_view::npos) return parts;
        key.remove_prefix(dot + 1);
    }
}

std::optional<int> number_in(Words values, int lowest, int highest) {
    const auto value = values.size() == 1 ? parse_number(values[0]) : std::nullopt;
    if (not value or *value < lowest or *value > highest) return std::nullopt;
    return value;
}

std::string expected(std::string_view what) { return "the value must be " + std::string{what}; }

}  // namespace parlor::board
