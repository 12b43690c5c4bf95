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

#include "catch.hpp"
#include "dominoes/dominoes.hpp"
#include "words_of.hpp"

namespace parlor::dominoes {

struct Table {
    Dominoes::Setup setup;
    Game game;
    std::vector<Event> events;  // since the last player's move began

    // The game at `begin`, where chance has to decide.
    explicit Table(const Ruleset& rules = {});

    // Plays the lines, which may be `.set KEY VALUE`; a refused line fails the test.
    Table& plays(std::initializer_list<std::string_view> lines);

    // The reason for the refusal. Fails the test when the line is accepted, or when the refused
    // line changed the game or caused events.
    std::string refuses(std::string_view line);

    [[nodiscard]] std::string fact(std::string_view key) const;

    // `5 3s 4x -`: the values of the ends 1 to 4.
    [[nodiscard]] std::string ends() const;

    // All events since the last player's move began, as lines.
    [[nodiscard]] std::vector<std::string> story() const;
    [[nodiscard]] bool told(std::string_view line) const;
    [[nodiscard]] bool told_any(std::string_view event) const;

    [[nodiscard]] std::vector<std::string> choices() const;

    // `2 play`: the seat that has to decide, and the kind of decision.
    [[nodiscard]] std::string decision() const;

private:
    static Seat mover_of(const std::vector<std::string>& words);

    Action parse(const std::vector<std::string>& words) const;

    std::optional<std::string> try_line(std::string_view line);
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

}  // namespace parlor::dominoes
