// The boards of cities: what they have in common, and how they differ from the UK's.
#include <algorithm>

#include "boards.hpp"
#include "library/data_folder.hpp"

using namespace parlor;
using namespace parlor::library;
using board::Board;
using board::Group;
using board::Kind;
using board::Spot;

namespace {

Square square(int number) { return static_cast<Square>(number); }

bool is_ascii(const std::string& text) {
    return std::ranges::all_of(text, [](char c) { return c >= ' ' and c <= '~'; });
}

// A square as M-1.3 names it: the group of a street, and the kind of any other square.
std::string_view what_is(const Spot& spot) {
    return spot.kind == Kind::Street ? id_of(spot.group) : id_of(spot.kind);
}

}  // namespace

TEST_CASE("M-1.1: a city board has 32 squares, five streets a side, three stations, one tax") {
    const Board board = board_of(GENERATE("turkey", "world", "bilkent"));
    CAPTURE(board.id);
    CHECK(board.size == 32);
    auto kinds = kinds_on(board);
    CHECK(kinds[Kind::Street] == 20);
    CHECK(kinds[Kind::Station] == 3);
    CHECK(kinds[Kind::Chance] == 2);
    CHECK(kinds[Kind::Chest] == 2);
    CHECK(kinds[Kind::Tax] == 1);
    CHECK(kinds[Kind::Utility] == 0);
    CHECK(board.at(*board.find("tax")).tax == 200_cash);
    CHECK(board.gaol == square(8));
    for (int side = 0; side < 4; ++side) {
        int streets = 0;
        for (int n = 0; n < 8; ++n)
            if (board.at(square(8 * side + n)).kind == Kind::Street) ++streets;
        CHECK(streets == 5);
    }
}

TEST_CASE("M-1.3: a city board's squares follow each other in this order") {
    const Board board = board_of(GENERATE("turkey", "world", "bilkent"));
    constexpr std::array<std::string_view, 32> order{
        "go",         "brown",  "chest",        "brown",      "station", "light-blue", "light-blue",
        "light-blue", "gaol",   "pink",         "pink",       "pink",    "station",    "orange",
        "chest",      "orange", "free-parking", "red",        "chance",  "red",        "red",
        "station",    "yellow", "yellow",       "go-to-gaol", "green",   "green",      "chance",
        "green",      "tax",    "dark-blue",    "dark-blue"};
    for (int n = 0; n < 32; ++n) {
        INFO(board.id << " " << n);
        CHECK(what_is(board.at(square(n))) == order[static_cast<std::size_t>(n)]);
    }
}

TEST_CASE(
    "M-1.2, M-1.4: with 40 squares a city board has the UK's order and sums, but for a rent") {
    const Board board = board_of(GENERATE("turkey-40", "world-40", "bilkent-40")), london = uk();
    REQUIRE(board.size == 40);
    for (int n = 0; n < 40; ++n) {
        INFO(board.id << " " << board.id_of(square(n)));
        Spot there = london.at(square(n));
        if (london.id_of(square(n)) == "piccadilly") there.rents[0] = 22_cash;
        check_like(board.at(square(n)), there);
    }
}

TEST_CASE("M-1.2, M-1.4: a city's smaller board has the same deeds, but for three") {
    const std::string city = GENERATE("turkey", "world", "bilkent");
    const Board small = board_of(city), large = board_of(city + "-40");
    for (const Square deed : small.deeds) {
        INFO(city << " " << small.id_of(deed));
        const auto there = large.find(small.id_of(deed));
        REQUIRE(there);
        CHECK(small.name_of(deed) == large.name_of(*there));
        check_like(small.at(deed), large.at(*there));
    }
    for (const auto& [group, left_out] : {std::pair{Group::Orange, 2},
                                          std::pair{Group::Yellow, 2},
                                          std::pair{Group::Stations, -1}}) {
        const Square deed = *large.deed_of(group, left_out);
        CHECK_FALSE(std::ranges::any_of(small.titles, [&](const board::Title& title) {
            return title.id == large.id_of(deed);
        }));
    }
}

TEST_CASE("M-1.2: the cities, and the corners of Bilkent, have their own names") {
    const Board turkey = board_of("turkey"), world = board_of("world-40"),
                bilkent = board_of("bilkent");
    CHECK(turkey.name_of(square(19)) == "Çanakkale");
    CHECK(turkey.name_of(square(31)) == "İstanbul");
    CHECK(world.name_of(square(35)) == "Panama Canal");
    CHECK(bilkent.name_of(square(8)) == "Discipline Center");
    CHECK(bilkent.name_of(square(24)) == "Discipline Entry");
    CHECK(bilkent.find("dorm-81-82") == square(6));
}

TEST_CASE("M-1.5: each name that is not ASCII has a short one that is") {
    for (const std::string& id : DataFolders{{data_folder}}.boards()) {
        const Board board = board_of(id);
        for (const board::Title& title : board.titles) {
            INFO(id << " " << title.id);
            CHECK(is_ascii(title.short_name));
            CHECK((is_ascii(title.name) or not title.short_name.empty()));
        }
    }
    const Board turkey = board_of("turkey");
    CHECK(turkey.short_name_of(*turkey.find("sanliurfa")) == "Sanliurfa");
    CHECK(turkey.short_name_of(*turkey.find("van")).empty());
}

TEST_CASE("M-1.6: every board can be played in every mode, with its cards") {
    const DataFolders ours{{data_folder}};
    for (const std::string& mode : ours.modes())
        for (const std::string& board : ours.boards()) {
            const auto edition = ours.edition(*ours.mode(mode), board);
            INFO(mode << " on " << board << ": " << (edition ? "" : edition.error().what));
            CHECK(edition.ok());
        }
    CHECK(ours.boards().size() == 8);
}
