#include "rules/board/colour.hpp"

#include <array>

namespace parlor::board {
namespace {

constexpr std::array<std::string_view, colour_count> ids{"red",
                                                         "purple",
                                                         "green",
                                                         "blue",
                                                         "yellow",
                                                         "orange",
                                                         "brown",
                                                         "pink",
                                                         "light-green",
                                                         "light-blue"};

}  // namespace

std::string_view id_of(Colour colour) { return ids[static_cast<std::size_t>(colour)]; }

std::optional<Colour> find_colour(std::string_view id) {
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (ids[i] == id) return Colour(i);
    return std::nullopt;
}

}  // namespace parlor::board
