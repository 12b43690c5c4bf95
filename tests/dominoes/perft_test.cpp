// The number of lines of play from ten fixed deals: tests/perft/dominoes.perft, counted by the game
// and, as far as it is quick enough, by the plain counter that once made the file.
#include <fstream>
#include <map>
#include <sstream>

#include "dominoes/legal.hpp"
#include "dominoes/play.hpp"
#include "plain_hand.hpp"
#include "table.hpp"
#include "where.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

// A line of the file: the hand size, the deal, and the number of lines of each length from 1.
struct Deal {
    int hand = 0;
    std::vector<std::string> tiles;
    std::vector<std::uint64_t> counts;
};

std::vector<Deal> read_deals() {
    std::ifstream file{std::string{tests_folder} + "/perft/dominoes.perft"};
    std::vector<Deal> deals;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        std::istringstream words{line};
        Deal deal;
        words >> deal.hand;
        for (std::string tile; deal.tiles.size() < tile_count and words >> tile;)
            deal.tiles.push_back(tile);
        for (std::uint64_t count = 0; words >> count;) deal.counts.push_back(count);
        deals.push_back(deal);
    }
    return deals;
}

plain::Hand plain_hand(const Deal& deal) {
    plain::Hand hand;
    const auto size = static_cast<std::size_t>(deal.hand);
    for (std::size_t i = 0; i < deal.tiles.size(); ++i)
        (i < size       ? hand.hands[0]
         : i < 2 * size ? hand.hands[1]
                        : hand.boneyard)
            .push_back(deal.tiles[i]);
    return hand;
}

Game game_of(const Deal& deal) {
    Table table{{.hand = deal.hand, .target = {highest_target}}};
    std::string line = "0 tiles";
    for (const auto& tile : deal.tiles) line += " " + tile;
    return table.plays({"0 down 66 00", line}).game;
}

std::vector<Action> moves_in(const Game& game) {
    const Choices open = legal(game);
    std::vector<Action> moves(open.plays.begin(), open.plays.end());
    if (open.draw) moves.emplace_back(DrawTile{});
    if (open.pass) moves.emplace_back(Pass{});
    return moves;
}

// Counts the lines of each length from 1 to `counts.size()` in one pass.
void count_lines(const Game& game, std::size_t length, std::vector<std::uint64_t>& counts) {
    if (length == counts.size()) return;
    for (const Action& move : moves_in(game)) {
        Game then = game;
        play(then, move, Tell{});
        ++counts[length];
        count_lines(then, length + 1, counts);
    }
}

}  // namespace

TEST_CASE("there are as many lines of play (D-2, D-5) from ten deals as were once counted") {
    const auto deals = read_deals();
    CHECK(deals.size() == 10);
    for (const Deal& deal : deals) {
        REQUIRE(deal.tiles.size() == tile_count);
        std::vector<std::uint64_t> counts(deal.counts.size());
        count_lines(game_of(deal), 0, counts);
        CHECK(counts == deal.counts);
    }
}

TEST_CASE("the plain counter agrees, for as long as it is quick") {
    constexpr std::uint64_t quick = 5'000;
    for (const Deal& deal : read_deals())
        for (std::size_t i = 0; i < deal.counts.size() and deal.counts[i] < quick; ++i)
            CHECK(plain::lines_of_play(plain_hand(deal), static_cast<int>(i) + 1) ==
                  deal.counts[i]);
}
