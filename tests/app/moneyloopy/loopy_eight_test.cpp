// Every page of Moneyloopy that names players, at a table of eight with long names: U-7.2.
#include "app/property/mode_table.hpp"
#include "loopy_screened.hpp"

namespace parlor::tui {
namespace {

std::string eight_people(const std::string& lines) {
    std::string text = "parlor 1\ngame moneyloopy\nseed 1\n";
    for (int seat = 1; seat <= 8; ++seat)
        text += "seat " + std::to_string(seat) + " person " + ModeTable::names[seat - 1] + "\n";
    text += "begin\n0 die 6\n";
    for (int seat = 2; seat <= 8; ++seat) text += "0 die 1\n";
    return text + lines;
}

// Each of the eight has something, and the last has a complete group with houses.
const std::string deeds =
    ".set square.mediterranean-avenue.owner 1\n.set square.baltic-avenue.owner 2\n"
    ".set square.oriental-avenue.owner 3\n.set square.vermont-avenue.owner 4\n"
    ".set square.states-avenue.owner 5\n.set square.virginia-avenue.owner 6\n"
    ".set square.kentucky-avenue.owner 7\n.set square.boardwalk.owner 8\n"
    ".set square.park-place.owner 8\n.set square.boardwalk.houses 3\n"
    ".set seat.3.safe-cards 2\n.set seat.5.safe-cards 1\n";

// These lines for each player from this one on; `#` becomes the player's seat.
std::string for_each_from(int first, const std::string& lines) {
    std::string all;
    for (char seat = static_cast<char>('0' + first); seat <= '8'; ++seat)
        for (const char letter : lines) all += letter == '#' ? seat : letter;
    return all;
}

// An accepted deal between the first player and each of the others.
const std::string deals =
    for_each_from(2, "1 deal # my-rent 50 on all; pay $50 at boardwalk\n# accept\n");

// Everybody pays the income tax, and nothing else happens.
const std::string last_round =
    for_each_from(1, ".set seat.#.square go\n# roll\n0 dice 1 3\n# pay\n# end\n");

struct EightAtMoneyloopy : LoopyScreen {
    explicit EightAtMoneyloopy(const std::string& lines = "")
        : LoopyScreen{eight_people(deeds + lines)} {}
    void reads() {
        while (says("PRESS ANY KEY")) keys("Space");
    }
};

}  // namespace

TEST_CASE("U-7.2, U-9.1: eight at the table of Moneyloopy") {
    EightAtMoneyloopy table;
    table.shows("loopy-eight-roll");
    for (const char* const name : ModeTable::names)
        CHECK(table.says(shortened(ModeTable::upper_of(name), 8)));
    table.keys("m");
    table.shows("loopy-eight-manage");
}

TEST_CASE("U-7.2, U-9.3: the first of eight puts a deal together with the eighth") {
    EightAtMoneyloopy table;
    table.keys("d");
    table.shows("loopy-eight-partners");
    table.keys("8");
    table.keys("a m 5 0 Enter p");
    table.come();
    CHECK(table.says("HENRIETTE"));
    table.shows("loopy-eight-answer");
}

TEST_CASE("U-7.2, U-9.4: deals with seven others, and the properties of the eighth") {
    EightAtMoneyloopy table{deals};
    table.keys("e");
    table.shows("loopy-eight-deals");
    table.keys("f f f");
    CHECK(table.says("HENRIETTE"));
    table.keys("Esc = 8");
    table.shows("loopy-eight-deeds");
}

TEST_CASE("U-7.2, L-3.2: eight bid for a property") {
    EightAtMoneyloopy table{".set seat.1.square chance-2\n1 roll\n0 dice 1 1\n1 auction\n"};
    table.shows("loopy-eight-auction");
}

TEST_CASE("U-7.2: eight tokens on a property, on a corner and in Jail") {
    EightAtMoneyloopy table;
    for (const std::string place : {"st-james-place", "free-parking", "gaol"}) {
        std::vector<std::string> facts;
        for (int seat = 1; seat <= 8; ++seat)
            facts.push_back("seat." + std::to_string(seat) + ".square " + place);
        table.set(facts);
        table.shows("loopy-eight-on-" + place);
    }
}

TEST_CASE("U-7.2, U-9.5: the places and the wealth of eight") {
    EightAtMoneyloopy table{".set marker boardwalk\n" + last_round};
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.shows("loopy-eight-leaderboard");
    table.keys("t");
    CHECK(table.says("A NEW ROUND") == false);
    table.shows("loopy-eight-over");
    table.keys("p");
    table.shows("loopy-eight-wealth");
}

}  // namespace parlor::tui
