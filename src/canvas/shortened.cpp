#include "canvas/shortened.hpp"

#include <cassert>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

// `12` of `PLAYER 12`.
std::string_view number_of(std::string_view name) {
    const auto blank = name.rfind(' ');
    if (blank == std::string_view::npos) return {};
    const std::string_view last = name.substr(blank + 1);
    return width(last) <= 2 ? last : std::string_view{};
}

}  // namespace

std::string shortened(std::string_view name, int room) {
    if (width(name) <= room) return std::string{name};
    const std::string_view number = number_of(name);
    std::string text = cut(name, room - 1 - width(number));
    text.erase(text.find_last_not_of(" .") + 1);
    return cut(text.append(".").append(number), room);
}

std::string fitting(std::string_view words, int room) {
    assert(width(words) <= room);
    return shortened(words, room);
}

}  // namespace parlor::tui
