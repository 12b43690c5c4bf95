// Table: a domino table for tests, played in the lines of the table language.
//
//   Table table{{.hand = 7}};                      // dealt: seat 1 has the down
//   rig(table, {.hands = {"34 33", "06"}});         // exactly these tiles
//   table.plays({"1 play 34", "2 draw"});
//   CHECK(table.fact("score.1") == "10");
#pragma once

#include <algorithm>
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
    explicit Table(const Ruleset& rules = {}) : setup{rules, {}} {
        setup.names[first_seat] = "Ann";
        setup.names[second_seat] = "Mack";
        game = Dominoes::deal(setup, events);
    }

    // Plays the lines, which may be `.set KEY VALUE`; a refused line fails the test.
    Table& plays(std::initializer_list<std::string_view> lines) {
        for (const auto line : lines) {
            INFO("line: " << line);
            const auto refused = try_line(line);
            INFO("refused: " << refused.value_or(""));
            REQUIRE_FALSE(refused);
        }
        return *this;
    }

    // The reason for the refusal. Fails the test when the line is accepted, or when the refused
    // line changed the game or caused events.
    std::string refuses(std::string_view line) {
        INFO("line: " << line);
        const Game before = game;
        const auto words = words_of(line);
        std::vector<Event> told;
        const auto refused = Dominoes::play(setup, game, mover_of(words), parse(words), {}, told);
        REQUIRE(refused);
        CHECK(game == before);
        CHECK(told.empty());
        return *refused;
    }

    [[nodiscard]] std::string fact(std::string_view key) const {
        for (const auto& [name, value] : Dominoes::facts(setup, game))
            if (name == key) return value;
        FAIL("there is no fact " << key);
        return {};
    }

    // `5 3s 4x -`: the values of the ends 1 to 4.
    [[nodiscard]] std::string ends() const {
        return fact("end.1") + " " + fact("end.2") + " " + fact("end.3") + " " + fact("end.4");
    }

    // All events since the last player's move began, as lines.
    [[nodiscard]] std::vector<std::string> story() const {
        std::vector<std::string> lines;
        for (const auto& event : events) lines.push_back(Dominoes::event_line(setup, event));
        return lines;
    }
    [[nodiscard]] bool told(std::string_view line) const {
        const auto lines = story();
        return std::ranges::find(lines, line) != lines.end();
    }
    [[nodiscard]] bool told_any(std::string_view event) const {
        return std::ranges::any_of(story(), [&](const std::string& line) {
            return line.starts_with(std::string{event} + " ");
        });
    }

    [[nodiscard]] std::vector<std::string> choices() const {
        return Dominoes::choice_lines(setup, game);
    }

    // `2 play`: the seat that has to decide, and the kind of decision.
    [[nodiscard]] std::string decision() const {
        return fact("decision.seat") + " " + fact("decision.kind");
    }

private:
    static Seat mover_of(const std::vector<std::string>& words) { return Seat(words[0][0] - '0'); }

    Action parse(const std::vector<std::string>& words) const {
        const auto action = Dominoes::parse(setup, std::span{words}.subspan(1));
        INFO((action ? "" : action.error().what));
        REQUIRE(action.ok());
        return *action;
    }

    std::optional<std::string> try_line(std::string_view line) {
        const auto words = words_of(line);
        if (words[0] == ".set")
            return Dominoes::rig(setup, game, words[1], std::span{words}.subspan(2));
        if (mover_of(words) != chance) events.clear();
        return Dominoes::play(setup, game, mover_of(words), parse(words), {}, events);
    }
};

// A hand in progress with fewer tiles than any deal gives: no tile is on the table, and seat 1 has
// the down.
struct Rigged {
    std::array<std::string_view, 2> hands;
    std::string_view boneyard = "";
    Seat down = first_seat;
};

inline TileList tiles_of(std::string_view text) {
    TileList tiles;
    for (const auto& word : words_of(text))
        tiles.push_back(tile_of({Number(word[0] - '0'), Number(word[1] - '0')}));
    return tiles;
}

inline void rig(Table& table, const Rigged& rigged) {
    Game& game = table.game;
    for (const Seat seat : both_seats) {
        game.players[seat].hand = {};
        for (const Tile tile : tiles_of(rigged.hands[seat == first_seat ? 0 : 1]))
            game.players[seat].hand.insert(tile);
    }
    game.boneyard = tiles_of(rigged.boneyard);
    game.down = rigged.down;
    game.down_tile = DownTile::Any;
    game.phase = ToPlay{rigged.down};
}

inline Table table_with(const Rigged& rigged, const Ruleset& rules = {}) {
    Table table{rules};
    rig(table, rigged);
    return table;
}

}  // namespace parlor::dominoes
