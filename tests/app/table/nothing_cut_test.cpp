// Nothing is cut: random keys over the tables of all games, with the longest names of squares and
// of people, and the largest sums. Windows check by themselves that their words fit
// (canvas/shortened.hpp); names and sums are looked for on each screen.
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "app/longest_names.hpp"
#include "app/monkey.hpp"
#include "app/property/own_modes.hpp"
#include "library/data_folder.hpp"
#include "sample.hpp"
#include "where.hpp"

namespace parlor::tui {
namespace {

const int many = sampled(48'000, 12'000);

struct LongMonkey : Monkey<Screened> {
    LongMonkey() : Monkey{Screened{{.terms = {.own_folder = OwnFolder::Closed}}}} {}

    void own(const std::string& fact, int value) {
        (void)table.place.table->rig(fact, std::vector{std::to_string(value)});
        (void)table.place.table->settle();
    }
    // Deeds, houses and places as they come, and the purses full or nearly empty.
    void furnish(int players, int squares) {
        for (const auto& [key, value] : table.place.table->facts()) {
            if (key.ends_with(".owner") and below(2) == 0) own(key, 1 + below(players));
            if (key.ends_with(".money")) own(key, below(3) == 0 ? below(30) : most_dollars);
            if (key.starts_with("seat.") and key.ends_with(".square")) own(key, below(squares));
            if (key.ends_with(".safe-cards")) own(key, below(4));
        }
    }
    void take_up(const std::string& game,
                 const std::string& board_lines,
                 int players,
                 const std::string& rolls) {
        std::string text = "parlor 1\ngame " + game + "\n" + board_lines + "seed " +
                           std::to_string(below(1000)) + "\n";
        for (int seat = 1; seat <= players; ++seat)
            text += "seat " + std::to_string(seat) + (seat < 3 ? " person \"" : " cpu:1 \"") +
                    name_of_player(seat) + "\"\n";
        table.come_in(1);  // no page of the game before is open
        table.take_up(text + "begin\n" + rolls);
    }
    // Returns what is cut, after so many keys; each page is told once.
    std::map<std::string, std::string> presses(int keys) {
        std::map<std::string, std::string> cut;
        for (int i = 0; i < keys and table.place.table; ++i) {
            const Canvas canvas = press();
            for (const std::string& row : cut_on(canvas))
                cut[row] = picture_of(canvas, GlyphSet::Ascii);
            if (ours)
                for (const std::string& row : names_cut_on(canvas, *ours))
                    cut[row] = picture_of(canvas, GlyphSet::Ascii);
            pages.insert(table.row(7) + table.row(8));  // the header, with few or many players
        }
        return cut;
    }

    std::set<std::string> pages = {};
    std::optional<board::Board> ours = {};  // one of ours
};

std::string rolls(int players) {
    std::string text = "0 dice 6 6\n";
    for (int seat = 2; seat <= players; ++seat) text += "0 dice 1 2\n";
    return text;
}

// The rules of the classic game have no more than six players, and shuffle before the first turn.
constexpr int most_classic = 6;
std::string classic_rolls() {
    return rolls(most_classic) + "0 deck chest bank-error\n0 deck chance go\n";
}

void check(const std::map<std::string, std::string>& cut) {
    for (const auto& [row, page] : cut) {
        INFO(row << "\n" << page);
        CHECK(row.empty());
    }
}

void check_pages(const LongMonkey& monkey, std::initializer_list<const char*> pages) {
    for (const char* const page : pages) {
        INFO(page);
        CHECK(std::ranges::any_of(
            monkey.pages, [&](const auto& each) { return each.find(page) != std::string::npos; }));
    }
}

}  // namespace

TEST_CASE("U-3.11: no page of the property game cuts a name or a sum") {
    const OwnModes own;
    own.write_file("boards/long", longest_board(32));
    own.write_file("boards/long-40", longest_board(40));
    LongMonkey monkey;
    for (const std::string mode : {"city", "blitz", "reverse", "classic"})
        for (const std::string board : {"long", "long-40"})
            for (int game = 0; game < 3; ++game) {
                const bool is_classic = mode == "classic";
                const int players = is_classic ? most_classic : 8;
                monkey.take_up(mode,
                               "board " + board + "\n",
                               players,
                               is_classic ? classic_rolls() : rolls(players));
                monkey.furnish(players, board == "long" ? 32 : 40);
                INFO(mode << " on " << board);
                check(monkey.presses(many / 24));
            }
    check_pages(monkey, {"'S TURN", "MANAGE OPTIONS", "GAME PAUSED", "UNOWNED DEED"});
}

TEST_CASE("U-3.11: no page of Moneyloopy cuts a name or a sum") {
    const OwnModes own;
    own.write_file("boards/long-40", longest_board(40));
    LongMonkey monkey;
    for (int game = 0; game < 12; ++game) {
        std::string dice = "0 die 6\n";
        for (int seat = 2; seat <= 6; ++seat) dice += "0 die 1\n";
        monkey.take_up("moneyloopy", "board long-40\n", 6, dice);
        monkey.furnish(6, 40);
        check(monkey.presses(many / 12));
    }
    check_pages(monkey, {"'S TURN", "TOLLBOOTH", "MANAGE", "GAME PAUSED"});
}

TEST_CASE("U-3.11: no page of dominoes cuts a name") {
    LongMonkey monkey;
    for (int game = 0; game < 4; ++game) {
        monkey.take_up("dominoes", "", 2, "0 down 56 21\n");
        check(monkey.presses(many / 12));
    }
}

TEST_CASE("U-3.11: on each of our boards, no page cuts the name of a square") {
    const std::string board =
        GENERATE("uk", "us", "turkey", "turkey-40", "world", "world-40", "bilkent", "bilkent-40");
    LongMonkey monkey;
    monkey.ours = *library::DataFolders{{data_folder}}.board(board);
    monkey.take_up("city", "board " + board + "\n", 8, rolls(8));
    monkey.furnish(8, 32);
    check(monkey.presses(many / 24));
}

}  // namespace parlor::tui
