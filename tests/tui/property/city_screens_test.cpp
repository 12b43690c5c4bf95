// The board of Turkey on the screen: 32 squares, and names that not every terminal can show.
#include <algorithm>

#include "app/editions.hpp"
#include "app/screened.hpp"
#include "games/games.hpp"
#include "rules/property/reverse_squares.hpp"
#include "rules/property/view.hpp"
#include "sessions/property/table.hpp"
#include "shell/property/pictures.hpp"
#include "tui/board/shown_names.hpp"

namespace parlor::tui {
namespace {

// A table for two on this board, with deeds, houses and tokens on each side of it.
void sit_down_on(Screened& table, const std::string& board) {
    table::SetupAsked asked;
    int number = 0;
    for (const std::string& line : {std::string{"game classic"},
                                    "board " + board,
                                    std::string{"seed 1"},
                                    std::string{"seat 1 person Ann red"},
                                    std::string{"seat 2 person Bob blue"}})
        REQUIRE_FALSE(asked.add(++number, *table::split(line)));
    table.place.table = std::move(std::get<std::unique_ptr<table::GameTable>>(open_table(asked)));
    table.place.table->answer_chance();
}

void furnish_turkey(Screened& table) {
    sit_down_on(table, "turkey");
    table.set({"square.van.owner 1",
               "square.sanliurfa.owner 1",
               "square.sanliurfa.houses 1",
               "square.haydarpasa-station.owner 2",
               "square.gaziantep.owner 2",
               "square.samsun.owner 1",
               "square.kayseri.owner 1",
               "square.kayseri.houses 1",
               "square.canakkale.owner 2",
               "square.canakkale.mortgaged yes",
               "square.mugla.owner 1",
               "square.istanbul.owner 2",
               "seat.1.square diyarbakir",
               "seat.2.square izmir"});
}

}  // namespace

TEST_CASE("U-3.10: the quadrants and the overview of a city board") {
    Screened table;
    furnish_turkey(table);
    const std::string quarter = GENERATE("1", "2", "3", "4");
    const std::string name = "city-quadrant-" + quarter;
    table.keys("F" + std::to_string(2 * std::stoi(quarter) - 1));
    table.shows(name);
    if (quarter != "1") return;
    table.keys("v");
    table.shows("city-overview");
}

TEST_CASE("U-6.2, M-1.5: the ring of a city board, in letters that the terminal has") {
    Screened table;
    furnish_turkey(table);
    const Canvas both = table.app().canvas({24, 80});
    check_golden("city-wide", both);
    const Canvas larger = table.app().canvas({40, 120});
    check_golden("city-wide-large", larger);
}

TEST_CASE("U-3.9, M-1.5: every square of every board has its card, without a letter missing") {
    const std::string board =
        GENERATE("turkey", "turkey-40", "world", "world-40", "bilkent", "bilkent-40");
    Screened table;
    sit_down_on(table, board);
    table.keys("m");
    const int squares = board.ends_with("40") ? 40 : 32;
    for (int n = 0; n < squares; ++n) {
        table.keys("i");
        INFO(board << " " << n);
        CHECK(table.says("PRESS ANY KEY"));
        const Canvas canvas = table.app().canvas();
        for (int row = 0; row < Canvas::rows; ++row)
            for (int col = 0; col < Canvas::cols; ++col)
                for (const GlyphSet set : {GlyphSet::Ascii, GlyphSet::Console}) {
                    const Cell cell = canvas.cell({row, col});
                    if (cell.glyph != U'?') CHECK(in_set(cell, set).glyph != U'?');
                }
        table.keys("Space f");
    }
}

TEST_CASE("M-1.5: where the terminal lacks letters of a name, the short name takes its place") {
    const GlyphSet set = GENERATE(GlyphSet::Unicode, GlyphSet::Console, GlyphSet::Ascii);
    const bool is_short = set != GlyphSet::Unicode;
    property::Edition city = edition();
    board::Title& mayfair = city.board.titles[39];
    mayfair.name = "Мэйфэр";
    mayfair.short_name = "May Fair";
    city.board.titles[1].short_name = "Kent";  // for a name in ASCII
    city.board.titles[3].name = "Köln";        // in the console's font
    city.board.titles[3].short_name = "Cologne";
    property::View view;
    view.edition = &city;
    ShownNames<property::Edition> names;
    names.put_into(view, set);
    CHECK(view.board().name_of(Square{39}) == (is_short ? "MAY FAIR" : "МЭЙФЭР"));
    CHECK(view.board().name_of(Square{1}) == "OLD KENT ROAD");
    CHECK(view.board().name_of(Square{3}) == (set == GlyphSet::Ascii ? "COLOGNE" : "KÖLN"));
    CHECK(city.board.name_of(Square{39}) == "Мэйфэр");
}

TEST_CASE("M-1.5: a table and a replay show the names that their terminal has letters for") {
    Screened table{{.terms = {.glyphs = GlyphSet::Ascii}}};
    furnish_turkey(table);
    const auto large = table.app().canvas({40, 120});
    const auto lines = lines_of(large, GlyphSet::Unicode);
    const auto says = [&](const std::string& words) {
        return std::ranges::any_of(
            lines, [&](const std::string& line) { return line.find(words) != std::string::npos; });
    };
    CHECK(says("ISTANBUL"));
    CHECK(says("CANAKK."));
    const Options options;
    SoundQueue sounds;
    for (const GlyphSet set : {GlyphSet::Ascii, GlyphSet::Unicode}) {
        const auto stage = stage_for(all_games(), *table.place.table, {options, sounds, set});
        stage->show(*table.place.table, 0);
        const auto ring = lines_of(*stage->right_half({40, 80}), GlyphSet::Unicode);
        CHECK(std::ranges::any_of(ring, [&](const std::string& line) {
            return line.find(set == GlyphSet::Ascii ? "MUGLA" : "MUĞLA") != std::string::npos;
        }));
    }
}

TEST_CASE("M-1.5: what happened and the pictures have names that the terminal has letters for") {
    auto city = std::make_shared<property::Edition>(edition());
    city->board.titles[3].name = "Мэйфэр";
    city->board.titles[3].short_name = "May Fair";
    Screened table{{.terms = {.glyphs = GlyphSet::Ascii}}};
    table.place.table =
        open_property({.game_id = "classic",
                       .edition = city,
                       .sitters = {{"Ann", board::Colour::Red}, {"Bob", board::Colour::Blue}}},
                      1);
    table.place.table->answer_chance();
    table.play(table.fact("decision.seat") + " roll");
    table.play("0 dice 1 2");
    table.keys("h");
    CHECK(table.says("GOES TO MAY FAIR"));
    const std::string pictures = shell::property_pictures(*table.place.table, GlyphSet::Ascii);
    CHECK(pictures.find("MAY FAIR") != std::string::npos);
}

TEST_CASE("U-3.9: the cursor of Manage goes round a board of 32 squares") {
    Screened table;
    sit_down_on(table, "world");
    table.keys("m");
    for (int n = 0; n < 32; ++n) table.keys("f");
    table.keys("i");
    CHECK(table.says("COLLECT $200"));
    table.keys("Space b i");
    CHECK(table.says("LONDON"));
}

TEST_CASE("M-1.7: the board's language has its capitals on the board, on cards and in the story") {
    Screened table;
    furnish_turkey(table);
    const auto wide = lines_of(table.app().canvas({40, 120}), GlyphSet::Unicode);
    const auto rings = [&](const std::string& words) {
        return std::ranges::any_of(
            wide, [&](const std::string& line) { return line.find(words) != std::string::npos; });
    };
    CHECK(rings("İZMİR"));
    CHECK_FALSE(rings("IZMIR"));
    CHECK_FALSE(rings("İZMIR"));
    const std::string seat = table.fact("decision.seat");
    table.set({"seat." + seat + ".square mugla"});
    table.play(seat + " roll");
    table.play("0 dice 1 1");
    table.keys("h");
    CHECK(table.says("İZMİR"));
    CHECK(table.says("ROLLS 1 AND 1"));
}

TEST_CASE("M-1.8: pages of a table say Gaol or Jail as the board does") {
    const std::string board = GENERATE("uk", "us", "turkey", "bilkent-40");
    const std::string word = board == "uk" ? "GAOL" : "JAIL",
                      other = board == "uk" ? "JAIL" : "GAOL";
    Screened table;
    sit_down_on(table, board);
    const std::string seat = table.fact("decision.seat");
    table.set({"seat." + seat + ".square gaol", "seat." + seat + ".gaol 1"});
    CHECK(table.says("IN " + word));
    CHECK_FALSE(table.says(other));
    table.play(seat + " roll");
    table.play("0 dice 1 2");
    table.keys("h");
    CHECK(table.says("STAYS IN " + word));
    CHECK_FALSE(table.says(other));
}

TEST_CASE("M-4.1: a Reverse square is called so in Manage, on its card and in the story") {
    Screened table;
    table.take_up(
        "parlor 1\ngame reverse\nboard turkey\nseed 1\nseat 1 person Ann\n"
        "seat 2 person Bob\nseat 3 person Cid\nbegin\n0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n");
    table.set({"seat.1.square go"});
    table.keys("m f f");
    CHECK(table.says("REVERSE"));
    CHECK_FALSE(table.says("COMMUNITY"));
    table.keys("i");
    CHECK(table.says("TURNS THE WAY"));
    CHECK(table.says("REVERSE"));
    CHECK_FALSE(table.says("COMMUNITY"));
    table.keys("Space d");
    table.play("1 roll");
    table.play("0 dice 1 1");
    table.keys("Space h");
    CHECK(table.says("REVERSE"));
    CHECK_FALSE(table.says("COMMUNITY"));
}

}  // namespace parlor::tui
