// What players hear of their game's file.
#include "shell/plain/keeping.hpp"

#include <utility>

#include "catch.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using shell::Keeping;
using Sentences = plain::Sentences;

namespace {

struct FakeCabinet : tui::NoCabinet {
    std::optional<Error> keep(const table::GameTable&) override { return trouble; }
    std::optional<Error> leave(const table::GameTable&) override { return trouble; }
    std::optional<std::string> take_news() override { return std::exchange(news, {}); }
    std::optional<Error> take_unnoted() override { return std::exchange(unnoted, {}); }
    std::optional<std::string> tidy() override { return "a leftover file was deleted"; }

    std::optional<Error> trouble, unnoted;
    std::optional<std::string> news;
};

struct House {
    House() {
        table::LineReader lines{
            "parlor 1\ngame pig\nseed 1\nseat 1 person Ann\nseat 2 person Bob\n"
            "begin\n"};
        table::Output complaints;
        place.table = table::load_script(lines, "test", toy::open_pig, complaints).table;
    }
    void play(const char* line) {
        const table::MoveLine move{.mover = place.table->decider(), .words = {line}};
        REQUIRE(place.table->play(move).kind == table::Verdict::Kind::Played);
        place.table->answer_chance();
    }
    FakeCabinet cabinet;
    table::Place place;
    Keeping keeping{cabinet};
};

}  // namespace

TEST_CASE("an error of the disk is told at once, and again at the next turn (P-1.9)") {
    House house;
    const Sentences told{"The game is not on disk: it is full."};
    CHECK(house.keeping.keep(*house.place.table).empty());
    house.cabinet.trouble = Error{"it is full"};
    CHECK(house.keeping.keep(*house.place.table) == told);
    CHECK(house.keeping.keep(*house.place.table).empty());
    house.play("hold");
    CHECK(house.keeping.keep(*house.place.table) == told);
    house.cabinet.trouble.reset();
    CHECK(house.keeping.keep(*house.place.table).empty());
    house.cabinet.trouble = Error{"it is full"};
    CHECK(house.keeping.leave(house.place) == told);
}

TEST_CASE("whoever leaves hears whether and how the game can be continued (P-1.9, P-1.14)") {
    House house;
    SECTION("before the first move") {
        CHECK(house.keeping.leave(house.place) ==
              Sentences{"The game is not kept, as no move was played."});
    }
    SECTION("after a move") {
        house.play("hold");
        CHECK(house.keeping.leave(house.place) ==
              Sentences{"The game is kept. To go on with it, start parlor --plain and say "
                        "continue."});
    }
}

TEST_CASE("what became of the game's file and of games that were left is told (P-1.9)") {
    House house;
    CHECK(house.keeping.news_of({true, {"its end is damaged"}}) ==
          Sentences{"A leftover file was deleted.", "Of the game you left: its end is damaged."});
    house.cabinet.news = "the game is in another file now";
    house.cabinet.unnoted = Error{"the book is locked"};
    CHECK(house.keeping.keep(*house.place.table) ==
          Sentences{"The game is in another file now.", "Not in the results: the book is locked."});
    CHECK(house.keeping.keep(*house.place.table).empty());
}
