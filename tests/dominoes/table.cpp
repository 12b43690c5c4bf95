#include "table.hpp"

#include <algorithm>

#include "catch.hpp"

namespace parlor::dominoes {

Table::Table(const Ruleset& rules) : setup{rules, {}} {
    setup.names[first_seat] = "Ann";
    setup.names[second_seat] = "Mack";
    game = Dominoes::deal(setup, events);
}

Table& Table::plays(std::initializer_list<std::string_view> lines) {
    for (const auto line : lines) {
        INFO("line: " << line);
        const auto refused = try_line(line);
        INFO("refused: " << refused.value_or(""));
        REQUIRE_FALSE(refused);
    }
    return *this;
}

std::string Table::refuses(std::string_view line) {
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

std::string Table::fact(std::string_view key) const {
    for (const auto& [name, value] : Dominoes::facts(setup, game))
        if (name == key) return value;
    FAIL("there is no fact " << key);
    return {};
}

std::string Table::ends() const {
    return fact("end.1") + " " + fact("end.2") + " " + fact("end.3") + " " + fact("end.4");
}

std::vector<std::string> Table::story() const {
    std::vector<std::string> lines;
    for (const auto& event : events) lines.push_back(Dominoes::event_line(setup, event));
    return lines;
}

bool Table::told(std::string_view line) const {
    const auto lines = story();
    return std::ranges::find(lines, line) != lines.end();
}

bool Table::told_any(std::string_view event) const {
    return std::ranges::any_of(story(), [&](const std::string& line) {
        return line.starts_with(std::string{event} + " ");
    });
}

std::vector<std::string> Table::choices() const { return Dominoes::choice_lines(setup, game); }

std::string Table::decision() const { return fact("decision.seat") + " " + fact("decision.kind"); }

Seat Table::mover_of(const std::vector<std::string>& words) { return Seat(words[0][0] - '0'); }

Action Table::parse(const std::vector<std::string>& words) const {
    const auto action = Dominoes::parse(setup, std::span{words}.subspan(1));
    INFO((action ? "" : action.error().what));
    REQUIRE(action.ok());
    return *action;
}

std::optional<std::string> Table::try_line(std::string_view line) {
    const auto words = words_of(line);
    if (words[0] == ".set")
        return Dominoes::rig(setup, game, words[1], std::span{words}.subspan(2));
    if (mover_of(words) != chance) events.clear();
    return Dominoes::play(setup, game, mover_of(words), parse(words), {}, events);
}

TileList tiles_of(std::string_view text) {
    TileList tiles;
    for (const auto& word : words_of(text))
        tiles.push_back(tile_of({Number(word[0] - '0'), Number(word[1] - '0')}));
    return tiles;
}

void rig(Table& table, const Rigged& rigged) {
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

Table table_with(const Rigged& rigged, const Ruleset& rules) {
    Table table{rules};
    rig(table, rigged);
    return table;
}

}  // namespace parlor::dominoes
