// Table: a domino table for tests, played in the lines of the table language.
//
//   Table table{{.hand = 7}};                      // dealt: seat 1 has the down
//   rig(table, {.hands = {"34 33", "06"}});         // exactly these tiles
//   table.plays({"1 play 34", "2 draw"});
//   CHECK(table.fact("score.1") == "10");
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "dominoes/dominoes.hpp"
#include "table_of.hpp"

namespace parlor {

extern template struct TableOf<dominoes::Dominoes>;

namespace dominoes {

struct Table : TableOf<Dominoes> {
    // The game at `begin`, where chance has to decide.
    explicit Table(const Ruleset& rules = {});

    Table& plays(std::initializer_list<std::string_view> lines);

    // `5 3s 4x -`: the values of the ends 1 to 4.
    [[nodiscard]] std::string ends() const;
};

// A hand in progress with fewer tiles than any deal gives: no tile is on the table, and seat 1 has
// the down.
struct Rigged {
    std::array<std::string_view, 2> hands;
    std::string_view boneyard = "";
    Seat down = first_seat;
};

TileList tiles_of(std::string_view text);

void rig(Table& table, const Rigged& rigged);

Table table_with(const Rigged& rigged, const Ruleset& rules = {});

}  // namespace dominoes
}  // namespace parlor
