// U-10.10: who is away, and for whom a computer sits in, is seen at the table of every game.
#include "app/domino_screened.hpp"
#include "app/moneyloopy/loopy_screened.hpp"
#include "app/property/mode_table.hpp"
#include "tui/desk/presence_words.hpp"

namespace parlor::tui {
namespace {

constexpr Size narrow{24, 40}, wide{24, 80};

// The second player is away, and a computer sits in for the third, or in a game of two the first.
Presence presence(std::size_t players, const std::string& computer) {
    return {.away = {Entrant{1}}, .sit_ins = {{Entrant(players > 2 ? 2 : 0), computer}}};
}

void shows(const std::string& name, Screened& table, std::size_t players, const char* computer) {
    table.place.presence = presence(players, computer);
    check_golden(name, table.app().canvas(narrow));
    check_golden(name + "-wide", table.app().canvas(wide));
}

std::string row_of_first(Screened& table) { return table.row(0).substr(0, 11); }

}  // namespace

TEST_CASE("U-10.10: rows say AWAY and CPU, and the right half who is away and who sits in") {
    ModeTable city{"city", 4};
    shows("presence-property", city, 4, "trader");

    ModeTable blitz{"blitz", 4};
    shows("presence-blitz", blitz, 4, "master");

    Screened loopy;
    loopy.take_up(ann_and_bob());
    loopy.keys("x");
    shows("presence-moneyloopy", loopy, 2, "beginner");

    DominoScreened dominoes;
    dominoes.seat_two_people();
    dominoes.deal(spinner_deal);
    dominoes.reads();
    shows("presence-dominoes", dominoes, 2, "Mack 1");
}

TEST_CASE("U-10.10: a row has the beginning of the name before AWAY and CPU") {
    ModeTable table{"city", 4};
    table.place.presence = {.away = {Entrant{0}}, .sit_ins = {}};
    CHECK(row_of_first(table) == "A>ANN AWAY ");
    table.place.presence = {.away = {}, .sit_ins = {{Entrant{0}, "trader"}}};
    CHECK(row_of_first(table) == "A>ANNA CPU ");
    table.place.presence = {};
    CHECK(row_of_first(table) == "A>ANNABEL. ");
}

TEST_CASE("U-10.10: a computer that sits in is named as `ANN, TRADER SITS IN`") {
    CHECK(desk::words_for_sit_in("Ann", "trader") == "ANN, TRADER SITS IN");
    CHECK(desk::words_for_away("Bob") == "BOB IS AWAY");
}

TEST_CASE("U-10.10: the pause menu of a shared table has HAND OVER, and saves nothing") {
    for (const char* const game : {"classic", "moneyloopy"}) {
        Screened table{{.here = {.players = SetOf<Entrant>{Entrant{0}}, .leads = false}}};
        table.take_up(std::string{"parlor 1\ngame "} + game +
                      "\nseed 1\nseat 1 person Ann red\nseat 2 person Bob blue\nbegin\n");
        table.place.table->answer_chance();
        table.keys("Ctrl-P");
        REQUIRE(table.says("GAME PAUSED"));
        CHECK(table.says("HAND OVER"));
        CHECK_FALSE(table.says("KEEP A COPY"));
        table.keys("k");
        CHECK_FALSE(table.says("SAVE"));
        table.keys("Ctrl-S");
        CHECK(table.says("THIS GAME IS KEPT"));
    }
}

}  // namespace parlor::tui
