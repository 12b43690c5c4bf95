// Building up: the question after a digit was typed while managing, with the sums for the street
// alone and for its whole group.
//
// Source: U-10.7.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tui/desk/page.hpp"

namespace parlor::tui::desk {

// The steps of building, the lowest first: up to this many houses on the street, and up to
// `on_others` on the others of its group.
[[nodiscard]] std::vector<Square> steps_up_to(const BoardView& view,
                                              Square street,
                                              int houses,
                                              int on_others);

struct Works {
    Money cost;
    std::vector<std::string> moves;
};
struct BuildingUp {
    std::string street;
    int houses = 0;
    Money money;  // of the player
    Works here, on_group;
};
[[nodiscard]] Open ask_to_build_up(BuildingUp building);

// The digit that was typed, 0 to 5.
[[nodiscard]] std::optional<int> houses_typed(Key key);

// Why nothing can be built up: there are as many houses, or more.
[[nodiscard]] std::optional<Say> no_fewer_than(int now, int wanted, std::string_view how_sold);

}  // namespace parlor::tui::desk
