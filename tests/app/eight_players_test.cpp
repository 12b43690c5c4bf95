// Tables of three and of eight: U-7.2, U-7.3 and U-7.4.
#include <string>

#include "app/halves.hpp"
#include "screened.hpp"

namespace parlor::tui {
namespace {

// So many people at a game of this mode, the first of whom has to roll.
struct Table : Screened {
    Table(const std::string& mode, int people) {
        std::string text = "parlor 1\ngame " + mode + "\nboard uk\nseed 1\n";
        for (int seat = 1; seat <= people; ++seat)
            text += "seat " + std::to_string(seat) + " person " + names[seat - 1] + "\n";
        text += "begin\n0 dice 6 6\n";
        for (int seat = 2; seat <= people; ++seat) text += "0 dice 1 2\n";
        take_up(text);
    }
    // Whether a line of the screen holds these words, for each of the eight.
    void names_all(int columns) {
        for (const char* const name : names) {
            INFO(name);
            CHECK(says(upper_of(name).substr(0, static_cast<std::size_t>(columns))));
        }
    }
    void shows_in_all_glyphs(const std::string& name) {
        shows(name);
        check_golden(name + "-console", app().canvas(), GlyphSet::Console);
        check_golden(name + "-ascii", app().canvas(), GlyphSet::Ascii);
    }
    static std::string upper_of(std::string name) {
        for (char& letter : name)
            if (letter >= 'a' and letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
        return name;
    }

    static constexpr const char* names[]{
        "Annabelle", "Bartholomew", "Cid", "Dora", "Emil", "Frieda", "Gustav", "Henriette"};
};

}  // namespace

TEST_CASE("U-7.2: with seven and with eight players everyone's row is seen above the menu") {
    Table seven{"city", 7};
    seven.shows("seven-turn");
    CHECK(seven.row(6).starts_with("  GUSTAV   $  1500"));
    Table eight{"city", 8};
    eight.shows_in_all_glyphs("eight-turn");
    CHECK(eight.row(7).starts_with("  HENRIETT $  1500"));
    CHECK(eight.row(8).find("PLAYER'S TURN") != std::string::npos);
    eight.names_all(8);
}

TEST_CASE("U-7.2: with three players the rows are those of the classic game") {
    Table three{"city", 3};
    three.shows("three-turn");
    CHECK(three.row(7).find("PLAYER'S TURN") != std::string::npos);
}

TEST_CASE("U-7.2: every page that lists players has room for eight") {
    Table table{"city", 8};
    SECTION("the partners of a trade, in their order") {
        table.keys("t p");
        table.shows_in_all_glyphs("eight-partners");
        table.keys("8");
        CHECK(table.says("WITH HENRIETTE"));
        table.shows("eight-trade");
    }
    SECTION("the statistics") {
        table.keys("s");
        table.shows("eight-statistics");
        CHECK(table.row(17).find("8 - HENRIETTE") != std::string::npos);
        CHECK(table.row(10).find("1 - ANNABELLE") != std::string::npos);
    }
    SECTION("the deeds") {
        table.keys("= 2");
        table.shows("eight-deeds");
        CHECK(table.says("DEEDS OF BARTHOLOMEW"));
        CHECK(table.says("1 2 3 4 5 6 7 8"));
    }
    SECTION("the overview and the mini-map, with all on one square") {
        table.keys("v");
        table.shows_in_all_glyphs("eight-overview");
    }
    SECTION("the ring") { check_golden("eight-wide", table.app().canvas(wide_window)); }
}

TEST_CASE("U-7.2: the standings of eight stand above the last keys") {
    Table table{"blitz", 8};
    for (int seat = 1; seat <= 7; ++seat) table.play(std::to_string(seat) + " flag");
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.shows("eight-standings");
    table.names_all(8);
    CHECK(table.row(19).find("P - PICTURES") != std::string::npos);
    table.keys("p");
    table.shows("eight-wealth");
    table.names_all(4);
}

TEST_CASE("U-7.2, U-7.3: eight clocks, one of them short") {
    Table table{"blitz", 8};
    table.play("1 think @570100");
    table.shows("eight-blitz");
    CHECK(table.row(0).find("29.9") != std::string::npos);
    CHECK(table.row(7).starts_with("  HENR 10:00  1500"));
}

TEST_CASE("U-7.4: the direction is seen at a table of eight, too") {
    Table table{"reverse", 8};
    table.keys("F1");
    table.shows("eight-reverse");
}

}  // namespace parlor::tui
