// Saved games: the pages for loading and deleting them, and the window for saving one.
#include <algorithm>
#include <map>

#include "domino_screened.hpp"

namespace parlor::tui {
namespace {

// A shelf without files, which records all requests.
struct HeldShelves : NoCabinet {
    std::vector<KeptGame> saved, replays;
    std::vector<std::string> read, loaded, forgotten;
    std::optional<Error> trouble;
    std::unique_ptr<table::GameTable> table;
    bool has_unfinished_game = false;

    table::GameStore::News unfinished_game() override { return {has_unfinished_game, {}}; }
    bool has_games(Shelf shelf) override { return not on(shelf).empty(); }
    std::vector<std::string> names(Shelf shelf) override {
        std::vector<std::string> names;
        for (const KeptGame& each : on(shelf)) names.push_back(each.name);
        return names;
    }
    KeptGame game(Shelf shelf, const std::string& name) override {
        read.push_back(name);
        return *std::ranges::find(on(shelf), name, &KeptGame::name);
    }
    Result<table::UnfinishedGame> load(Shelf /*shelf*/, const std::string& name) override {
        loaded.push_back(name);
        if (trouble) return *trouble;
        return table::UnfinishedGame{.table = std::move(table)};
    }
    std::optional<Error> forget(Shelf shelf, const std::string& name) override {
        forgotten.push_back(name);
        if (not trouble)
            std::erase_if(on(shelf), [&](const KeptGame& each) { return each.name == name; });
        return trouble;
    }
    std::vector<KeptGame>& on(Shelf shelf) { return shelf == Shelf::Saved ? saved : replays; }
};

const KeptGame sunday{"Sunday with the aunts",
                      "classic",
                      {"Ann", "Bob", "Mack"},
                      "2026-11-22 10:30",
                      "1 H 05",
                      "Ann's turn",
                      "212"};
const KeptGame broken{"broken", "dominoes", {"Ann", "Mack"}, "2026-11-20 23:59", "", "damaged", ""};
const KeptGame longest{"A name of exactly forty letters, I think",
                       "moneyloopy",
                       {"Maximilian Long.", "Another Max Long", "Zoë", "Bob", "Carla", "Dora"},
                       "2026-11-21 08:00",
                       "12 H 05",
                       "Maximilian Long.'s turn",
                       "1234"};
const KeptGame finished{"20261119-201500-01",
                        "city",
                        {"Ann", "Bob", "Carla"},
                        "2026-11-19 21:40",
                        "1 H 25",
                        "Ann and Carla won",
                        "690"};

// The newest game first.
std::vector<KeptGame> many(int count) {
    std::vector<KeptGame> games;
    for (int i = count; i >= 1; --i)
        games.push_back({"game " + std::to_string(i),
                         "classic",
                         {"Ann", "Bob"},
                         "2026-11-" + std::to_string(10 + i) + " 12:00",
                         "0 H 30",
                         "Bob won",
                         std::to_string(i)});
    return games;
}

struct Saves : NoCabinet {
    std::map<std::string, std::string> files;
    std::optional<Error> trouble;

    bool is_saved(const std::string& name) override { return files.contains(name); }
    std::optional<Error> save(const table::GameTable& game, const std::string& name) override {
        if (not trouble) files[name] = game.header();
        return trouble;
    }
};

const Options jumping{.movement = Options::Movement::Jumping};

AppNeeds with(Cabinet& cabinet) { return {.cabinet = cabinet, .options = jumping}; }

}  // namespace

TEST_CASE("U-2.1: load and replays are possible when there is something to load or to watch") {
    HeldShelves shelves;
    shelves.saved = {sunday};
    Screened table{with(shelves)};
    table.keys("a .");
    CHECK(table.says("L - LOAD"));
    CHECK_FALSE(table.says("R - REPLAYS"));
    table.keys("r");
    CHECK(table.says("MAIN MENU"));
    shelves.replays = {sunday};
    shelves.has_unfinished_game = true;
    Screened full{with(shelves)};
    full.keys("a .");
    full.shows("launcher-full");
    full.keys("r");
    full.shows("replays");
    full.keys("Esc l x");
    CHECK(full.says("MAIN MENU"));
}

TEST_CASE("M-5.3: kept games are listed, the newest first, three rows each") {
    HeldShelves shelves;
    shelves.saved = {sunday, longest, broken, finished};
    Screened table{with(shelves)};
    table.keys("a l");
    table.shows("load-game");
    CHECK(table.row(3).find("Sunday with the aunts") != std::string::npos);
    CHECK(table.row(9).find("DAMAGED") != std::string::npos);
    table.keys("?");
    table.shows("load-game-help");
    table.keys("Space Down d");
    table.shows("load-game-delete");
}

TEST_CASE("many kept games are on pages; Up, Down, PgUp, PgDn, Home and End choose") {
    HeldShelves shelves;
    shelves.saved = many(20);
    Screened table{with(shelves)};
    table.keys("a l");
    const auto chosen = [&] {
        for (int row = 3; row < 22; ++row)
            if (const auto at = table.row(row).find('>'); at != std::string::npos)
                return table.row(row).substr(at + 1, 7);
        return std::string{};
    };
    CHECK(table.says("PG 1/4"));
    for (const auto& [key, name] :
         std::initializer_list<std::pair<const char*, const char*>>{{"Up", "game 20"},
                                                                    {"Down", "game 19"},
                                                                    {"PgDn", "game 13"},
                                                                    {"PgDn", "game 7 "},
                                                                    {"PgDn", "game 1 "},
                                                                    {"Down", "game 1 "},
                                                                    {"PgUp", "game 7 "},
                                                                    {"Home", "game 20"},
                                                                    {"End", "game 1 "}}) {
        table.keys(key);
        INFO(key);
        CHECK(chosen() == name);
    }
    table.shows("load-game-last-page");
}

TEST_CASE("of ten thousand games only those on the page that is shown are read, and once") {
    HeldShelves shelves;
    shelves.replays = many(10'000);
    Screened table{with(shelves)};
    table.keys("a r");
    CHECK(table.says("PG 1/1667"));
    CHECK(shelves.read ==
          std::vector<std::string>{
              "game 10000", "game 9999", "game 9998", "game 9997", "game 9996", "game 9995"});
    table.keys("Down Down ? Space Up k d n");
    CHECK(shelves.read.size() == 6);
    table.keys("PgDn");
    CHECK(shelves.read.size() == 12);
    CHECK(table.says(">game 9993"));
    table.keys("End");
    CHECK(shelves.read.back() == "game 1");
    CHECK(shelves.read.size() == 16);
    table.keys("d y");
    CHECK(table.says(">game 2"));
    CHECK(shelves.read.size() == 19);
}

TEST_CASE("M-5.3: a kept game is deleted after a question that names it") {
    HeldShelves shelves;
    shelves.saved = {sunday, broken};
    Screened table{with(shelves)};
    table.keys("a l Down d");
    CHECK(table.says("DELETE THE GAME?"));
    for (const char* const no : {"n", "d Esc", "d Enter"}) {
        table.keys(no);
        CHECK(shelves.forgotten.empty());
    }
    table.keys("d y");
    CHECK(shelves.forgotten == std::vector<std::string>{"broken"});
    CHECK_FALSE(table.says("broken"));
    shelves.trouble = Error{"the disk is read-only"};
    table.keys("d y");
    CHECK(table.says("NOT DELETED"));
    shelves.trouble.reset();
    table.keys("Space d y");
    CHECK(table.says("NO GAME IS KEPT"));
    table.shows("load-game-empty");
    table.keys("d Enter Up End x");
    CHECK(table.says("MAIN MENU"));
    CHECK_FALSE(table.says("LOAD"));
}

TEST_CASE("M-5.3: the chosen game is loaded, and goes on where it stood") {
    Screened before;
    before.sit_down(2);
    before.play("1 roll");
    before.play("0 dice 3 5");
    HeldShelves shelves;
    shelves.saved = {sunday, broken};
    Screened table{with(shelves)};
    shelves.trouble = Error{"line 3 is damaged"};
    table.keys("a l Down Enter");
    CHECK(table.says("LINE 3 IS DAMAGED"));
    shelves.trouble.reset();
    shelves.table = std::move(before.place.table);
    table.keys("Space Up Enter");
    CHECK(shelves.loaded == std::vector<std::string>{"broken", sunday.name});
    CHECK(table.says("UNOWNED DEED"));
    table.keys("q y");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-3.9: at a shelf wrong keys are heard, and the window that closes") {
    HeldShelves shelves;
    shelves.saved = many(2);
    Screened table{with(shelves)};
    table.keys("a l");
    const auto presses = [&](const std::string& key) {
        (void)table.app().take_sounds();
        table.keys(key);
        return table.app().take_sounds();
    };
    using Several = std::vector<SoundEffect>;
    CHECK(presses("k") == Several{SoundEffect::Buzz});
    CHECK(presses("Down") == Several{SoundEffect::Ding});
    CHECK(presses("End") == Several{SoundEffect::Ding});
    CHECK(presses("?") == Several{SoundEffect::Ding});
    CHECK(presses("k") == Several{SoundEffect::Dong});
    CHECK(presses("d") == Several{SoundEffect::Ding});
    CHECK(presses("k") == Several{SoundEffect::Buzz});
}

TEST_CASE("Ctrl-S saves a game under a name, over whatever is there") {
    Saves saves;
    Screened table{with(saves)};
    table.sit_down(2);
    const Canvas before = table.app().canvas();
    table.keys("Ctrl-S");
    table.shows("save-game");
    table.keys("Enter");
    CHECK(table.says("A NAME HAS LETTERS"));
    table.keys("Space m y Space Space 1 Space Enter");
    CHECK(saves.files.contains("my  1"));
    CHECK(table.says("SAVED"));
    table.keys("Space");
    CHECK(table.app().canvas() == before);
    table.keys("Ctrl-S q Esc");
    CHECK(table.app().canvas() == before);
    CHECK(saves.files.size() == 1);
}

TEST_CASE("a saved game is not saved over without a question") {
    Saves saves;
    saves.files["mine"] = "old";
    Screened table{with(saves)};
    table.sit_down(2);
    table.keys("Ctrl-S m i n e Enter");
    table.shows("save-game-over");
    table.keys("n");
    CHECK(saves.files["mine"] == "old");
    table.keys("Enter y");
    CHECK(saves.files["mine"] != "old");
    CHECK(table.says("SAVED"));
}

TEST_CASE("a name has 40 letters at most, and none that cannot be printed") {
    Saves saves;
    Screened table{with(saves)};
    table.sit_down(2);
    table.keys("Ctrl-S");
    for (const char32_t code :
         {U'\u202e', U'\u200f', U'\u0085', U'\u2066', U'\u200b', U'\u0301', U'猪'})
        table.app().press(key_of(code));
    CHECK(table.says("???????_"));
    CHECK(table.says("A LETTER SHOWN AS ?"));
    table.keys("Enter");
    CHECK(table.says("CANNOT BE KEPT"));
    CHECK(saves.files.empty());
    table.keys("Backspace Backspace Backspace Backspace Backspace Backspace Backspace");
    CHECK_FALSE(table.says("CANNOT BE KEPT"));
    table.keys("Tab Up PgUp Ctrl-S");
    for (int i = 0; i < 45; ++i) table.keys(std::to_string(i % 10));
    table.shows("save-game-long");
    table.keys("Enter");
    CHECK(saves.files.contains("0123456789012345678901234567890123456789"));
}

TEST_CASE("a failed save is reported as text, and may be tried again") {
    Saves saves;
    saves.trouble = Error{"no space left on device"};
    DominoScreened table{with(saves)};
    table.keys("Enter Ctrl-S a Enter");
    CHECK(table.says("NO SPACE LEFT"));
    saves.trouble.reset();
    table.keys("Space b Enter");
    CHECK(saves.files.contains("ab"));
}

TEST_CASE("without a game there is nothing to save") {
    Screened table;
    table.keys("a Ctrl-S");
    CHECK(table.says("THERE IS NO GAME"));
    table.keys("Space");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("Ctrl-C asks over the window of saving, too, and an animation waits for both") {
    Saves saves;
    AppNeeds needs = with(saves);
    needs.options.movement = Options::Movement::Stepping;
    Screened table{needs};
    table.sit_down(2);
    table.keys("r");
    table.app().tick(400);
    const Canvas before = table.app().canvas();
    table.keys("Ctrl-S a");
    CHECK(table.app().next_tick() == std::nullopt);
    table.app().tick(10'000);
    table.keys("Ctrl-C");
    CHECK(table.says("LEAVE THE PARLOR?"));
    table.keys("n b Enter Space");
    CHECK(saves.files.contains("ab"));
    CHECK(table.app().canvas() == before);
}

}  // namespace parlor::tui
