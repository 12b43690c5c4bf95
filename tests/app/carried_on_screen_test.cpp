// U-8.4: on the screen, a game on the player's own files carries them, and changes in them are
// reported.
#include "own_files.hpp"
#include "screened.hpp"
#include "table/journal/journal_text.hpp"
#include "unfinished_games.hpp"

namespace parlor::tui {
namespace {

const Options on_mine{.movement = Options::Movement::Jumping,
                      .property = {.mode = "mine", .board = "mine"}};
const std::string header =
    "parlor 1\ngame mine\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n";

std::unique_ptr<table::GameTable> begun() {
    table::LineReader lines{header};
    table::Output complaints;
    auto loaded = load_script(lines, "test", open_table, complaints);
    REQUIRE(loaded.table);
    loaded.table->answer_chance();
    return std::move(loaded.table);
}

struct OneSave : NoCabinet {
    std::unique_ptr<table::GameTable> table = begun();
    bool has_games(Shelf shelf) override { return shelf == Shelf::Saved; }
    std::vector<std::string> names(Shelf /*shelf*/) override { return {"one"}; }
    Result<table::UnfinishedGame> load(Shelf /*shelf*/, const std::string& /*name*/) override {
        return table::UnfinishedGame{.table = std::move(table)};
    }
};

bool carries(const Screened& app) {
    const std::string text = app.place.table->header();
    return text.find("\nfile mode mine ") != text.npos and
           text.find("\nfile board mine ") != text.npos and
           text.find("\nfile cards mine ") != text.npos;
}

}  // namespace

TEST_CASE("U-8.4: a game that begins on the screen with the player's own files carries them") {
    const OwnFiles own;
    Screened app{{.options = on_mine, .begins_with = find_game(all_games(), "classic")}};
    app.app().tick(0);
    REQUIRE(app.place.table);
    CHECK(app.fact("board") == "mine");
    CHECK(carries(app));
}

TEST_CASE("U-8.4: a game that goes on says once what became of its files") {
    const OwnFiles own;
    LeftGames left{begun()};
    own.remove("boards/mine");
    Screened app{{.cabinet = left, .options = on_mine}};
    app.keys("a c");
    CHECK(app.says("OWN FILES"));
    app.shows("own-file-gone");
    app.keys("Enter");
    CHECK_FALSE(app.says("OWN FILES"));
    CHECK(carries(app));
}

TEST_CASE("U-8.4: a game with its files as they were goes on without a word") {
    const OwnFiles own;
    LeftGames left{begun()};
    Screened app{{.cabinet = left, .options = on_mine}};
    app.keys("a c");
    CHECK_FALSE(app.says("OWN FILES"));
}

TEST_CASE("U-8.4: a game that is loaded says what became of its files") {
    const OwnFiles own;
    OneSave saved;
    own.write_file("cards/mine", "nonsense");
    Screened app{{.cabinet = saved, .options = on_mine}};
    app.keys("a l Enter");
    CHECK(app.says("OWN FILES"));
    CHECK(app.says("THE SET OF CARDS"));
    CHECK(app.says("MINE HAS CHANGED"));
}

TEST_CASE("U-8.4: a replay says what became of its files, and is played on with its own") {
    const OwnFiles own;
    const std::string journal = table::journal_text(*begun());
    own.remove("modes/mine");
    own.remove("boards/mine");
    own.remove("cards/mine");
    Screened app{{.options = on_mine, .replay = table::load_replay(journal, "test", open_table)}};
    CHECK(app.says("OWN FILES"));
    app.shows("own-files-gone");
    app.keys("Enter t y");
    REQUIRE(app.place.table);
    CHECK(carries(app));
    CHECK_FALSE(app.says("OWN FILES"));
}

}  // namespace parlor::tui
