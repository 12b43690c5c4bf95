#include "base/seat_kind.hpp"

#include <vector>

#include "base/text.hpp"

namespace parlor {
namespace {

constexpr std::string_view person = "person", computer = "cpu:";
constexpr int highest_level = 2;

}  // namespace

std::string seat_kind(std::optional<int> level) {
    return level ? std::string{computer} + std::to_string(*level) : std::string{person};
}

bool is_seat_kind(std::string_view word) { return word == person or level_in(word); }

std::optional<int> level_in(std::string_view word) {
    if (word.size() != computer.size() + 1 or not word.starts_with(computer)) return std::nullopt;
    const auto level = whole_number(word.substr(computer.size()), highest_level);
    return level ? std::optional{static_cast<int>(*level)} : std::nullopt;
}

std::string no_such_level(int level, int levels) {
    std::vector<std::string> known;
    known.reserve(static_cast<std::size_t>(levels));
    for (int one = 0; one < levels; ++one) known.push_back(std::to_string(one));
    return "there is no level " + std::to_string(level) + " in this version; there is " +
           listed(known);
}

}  // namespace parlor
