// Chapter 4: the count, in every state of the spinner.
#include "dominoes/mack/ways.hpp"
#include "dominoes/words/words.hpp"
#include "looks.hpp"
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

// The count and its points, after each of these plays, which the seats make in turn.
struct Counts {
    std::vector<int> counts, scores;
    bool operator==(const Counts&) const = default;
};

Counts counts_after(std::initializer_list<std::string_view> plays) {
    Table table = table_with({{"11 12", "02 22"}, "00 01"});
    Counts all;
    Seat seat = first_seat;
    for (const auto play : plays) {
        table.game.players[seat].hand.insert(tiles_of(play.substr(0, 2))[0]);
        const int before = table.game.players[seat].score.count;
        table.plays({std::to_string(number(seat)) + " play " + std::string{play}});
        all.counts.push_back(count_of(table.game.layout.ends).count);
        all.scores.push_back(table.game.players[seat].score.count - before);
        seat = other(seat);
    }
    return all;
}

}  // namespace

TEST_CASE("D-4.1: the ends are added up after each play; a multiple of 5 above 0 scores") {
    CHECK(counts_after({"34", "45", "36", "54"}) == Counts{{7, 8, 11, 10}, {0, 0, 0, 10}});
    CHECK(counts_after({"05", "51", "10"}) == Counts{{5, 1, 0}, {5, 0, 0}});
    Table table = table_with({{"34 11", "42 12"}, "00"});
    table.plays({"1 play 34", "2 play 42"});
    CHECK(table.told("count seat=2 points=5"));
    CHECK(table.fact("score.2") == "5");
    CHECK(table.fact("score.1") == "0");
}

TEST_CASE("D-4.1: nothing is told of a count that scores nothing, not even of 0") {
    Table table = table_with({{"00 11", "05 12"}, "22"});
    table.plays({"1 play 00"});
    CHECK_FALSE(table.told_any("count"));
    CHECK(table.fact("score.1") == "0");
}

TEST_CASE("D-4.2: an exposed double counts both halves") {
    // 6-6 is the spinner; 5-5 is crosswise until it is played on.
    CHECK(counts_after({"66", "65", "64", "55", "54"}) ==
          Counts{{12, 17, 9, 14, 8}, {0, 0, 0, 0, 0}});
}

TEST_CASE("D-4.2: the spinner counts both halves, once, while a long side is uncovered") {
    CHECK(counts_after({"55"}) == Counts{{10}, {10}});
    CHECK(counts_after({"55", "50"}) == Counts{{10, 10}, {10, 10}});
    CHECK(counts_after({"55", "50", "56"}) == Counts{{10, 10, 6}, {10, 10, 0}});
    CHECK(counts_after({"45", "55"}) == Counts{{9, 14}, {0, 0}});
    CHECK(counts_after({"45", "55", "56"}) == Counts{{9, 14, 10}, {0, 0, 10}});
}

TEST_CASE("D-4.3: short ends count nothing until played on, then like any other") {
    CHECK(counts_after({"33", "34", "36", "35 2", "31 4", "11 4"}) ==
          Counts{{6, 10, 10, 15, 16, 17}, {0, 10, 10, 15, 0, 0}});
}

TEST_CASE("D-4.4: the down counts its spots: 0-5, 1-4, 2-3, 4-6 and 5-5 score") {
    for (const Tile tile : all_tiles()) {
        const std::string text = to_text(tile);
        const int spots = (text[0] - '0') + (text[1] - '0');
        const bool scores =
            text == "05" or text == "14" or text == "23" or text == "46" or text == "55";
        INFO(text);
        CHECK(counts_after({text}) == Counts{{spots}, {scores ? spots : 0}});
    }
}

TEST_CASE("D-4.5: the two checks") {
    CHECK(counts_after({"34", "33"}) == Counts{{7, 10}, {0, 10}});
    CHECK(counts_after({"33", "34", "36", "35"}) == Counts{{6, 10, 10, 15}, {0, 10, 10, 15}});
}

TEST_CASE("D-4: what each play would count is what it counts when it is made") {
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
        look_through(seed, {.hand = 7}, [](const Game& game, Seat seat, Rolls&) {
            const Ends& ends = game.layout.ends;
            const Counting counting{ends};
            CHECK(counting.now() == count_of(ends));
            each_way(ends, game.players[seat].hand, [&](Laid laid, End end) {
                CHECK(counting.after(laid, end) == count_of(ends_after(ends, laid, end)));
            });
        });
}
