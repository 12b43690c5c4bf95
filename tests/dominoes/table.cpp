#include "table.hpp"

#include "words_of.hpp"

namespace parlor {

template struct TableOf<dominoes::Dominoes>;

namespace dominoes {
namespace {

Dominoes::Setup ann_and_mack(const Ruleset& rules) {
    Dominoes::Setup setup{rules, {}};
    setup.names[first_seat] = "Ann";
    setup.names[second_seat] = "Mack";
    return setup;
}

}  // namespace

Table::Table(const Ruleset& rules) : TableOf{ann_and_mack(rules)} {}

Table& Table::plays(std::initializer_list<std::string_view> lines) {
    play(lines);
    return *this;
}

std::string Table::ends() const {
    return fact("end.1") + " " + fact("end.2") + " " + fact("end.3") + " " + fact("end.4");
}

TileList tiles_of(std::string_view text) {
    TileList tiles;
    for (const auto& word : words_of(text))
        tiles.push_back(tile_of({Suit(word[0] - '0'), Suit(word[1] - '0')}));
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

}  // namespace dominoes
}  // namespace parlor
