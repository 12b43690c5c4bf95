// T-2.2: the pages of set-up of a shared table, without a room: seats for guests, and nothing of the
// player's own files.
#include "app/own_data.hpp"
#include "app/screened.hpp"
#include "app/table/setup_pages.hpp"

namespace parlor::tui {
namespace {

struct SharedSetup {
    OwnData own;
    table::Place place;
    Options options;
    Terms terms{.own_folder = OwnFolder::Closed, .table = Table::Shared};
    NextSeed seed{1};
    SoundQueue sounds;
    std::unique_ptr<SetupPages> pages;
    SetupPages::Next next = SetupPages::Next::Stay;

    explicit SharedSetup(const std::string& game, const Options& saved = {}) : options{saved} {
        const Rooms rooms = find_game(all_games(), game)->rooms();
        pages = rooms.setup({place, no_cabinet(), nowhere(), terms, seed, options, sounds});
    }

    // The last key begins, leaves or stays.
    void keys(const std::string& names) {
        for (const Key key : keys_named(names)) {
            CHECK(next == SetupPages::Next::Stay);
            next = pages->press(key);
        }
    }
    void type(const std::string& letters) {
        for (const char letter : letters) (void)pages->press(key_of(static_cast<char32_t>(letter)));
    }
    [[nodiscard]] bool has_begun() const { return next == SetupPages::Next::Begin; }
    [[nodiscard]] bool says(const std::string& words) const {
        for (const std::string& line : lines_of(pages->canvas(), GlyphSet::Unicode))
            if (line.find(words) != std::string::npos) return true;
        return false;
    }
    void shows(const std::string& name) const { check_golden("shared-" + name, pages->canvas()); }
    // Of the table that is opened, which the table language has to read again.
    [[nodiscard]] std::string header() const {
        std::string header = pages->open(1)->header();
        table::LineReader lines{header};
        table::Output complaints;
        const auto loaded = load_script(lines, "test", open_table, complaints, {});
        INFO(header << complaints.waiting());
        CHECK(loaded.status == table::Status::Fine);
        return header;
    }
    [[nodiscard]] std::string seats() const {
        std::istringstream lines{header()};
        std::string seats;
        for (std::string line; std::getline(lines, line);)
            if (line.starts_with("seat ")) seats += line + "\n";
        return seats;
    }
};

const std::string two_friends = "seat 1 person PLAYER_1 red P\nseat 2 person PLAYER_2 purple L\n";

}  // namespace

TEST_CASE("T-2.2: Enter alone opens a table for a person here and a guest, whatever was last") {
    for (const auto& [game, seats] :
         {std::pair{"classic", two_friends},
          std::pair{"moneyloopy", two_friends},
          std::pair{"dominoes", std::string{"seat 1 person PLAYER_1\nseat 2 person PLAYER_2\n"}}}) {
        INFO(game);
        SharedSetup table{game};
        table.keys("Enter");
        CHECK(table.has_begun());
        CHECK(table.pages->guests() == 1);
        CHECK(table.seats() == seats);
    }
}

TEST_CASE("T-2.2: page by page Enter alone leads to the same, in as many steps back") {
    SharedSetup table{"classic"};
    table.keys("k c Enter Enter Enter");
    CHECK(table.says("SET GUESTS"));
    table.shows("setup-guests");
    table.keys("Enter");
    CHECK(table.says("SET CPU PLAYERS"));
    table.keys("Enter Enter Enter Enter");
    CHECK(table.says("SET START FUNDS"));
    table.keys("Esc Esc Up Up Esc");
    CHECK(table.says("SET CPU PLAYERS"));
    table.keys("Esc");
    CHECK(table.says("SET GUESTS"));
    table.keys("Esc");
    CHECK(table.says("SET PLAYER COUNT"));
    table.keys("Enter Enter Enter Enter Enter Enter Enter");
    while (table.says("HOUSE RULES")) table.keys("c");
    table.keys("Enter");
    CHECK(table.has_begun());
    CHECK(table.pages->guests() == 1);
    CHECK(table.seats() == two_friends);
}

TEST_CASE("T-2.2: guests have a row next to people and computers, within the game's limits") {
    SharedSetup table{"classic"};
    table.shows("all-settings");
    for (const auto& [key, before, after] : {std::tuple{"p", "PEOPLE       1", "PEOPLE       2"},
                                             std::tuple{"u", "GUESTS       1", "GUESTS       2"},
                                             std::tuple{"c", "COMPUTERS    0", "COMPUTERS    1"}}) {
        INFO(key);
        CHECK(table.says(before));
        table.keys(key);
        CHECK(table.says(after));
        table.keys("Left");
        CHECK(table.says(before));
        table.keys("Right");
        CHECK(table.says(after));
    }
    CHECK(table.pages->guests() == 2);
    CHECK(table.seats() ==
          "seat 1 person PLAYER_1 red P\nseat 2 person PLAYER_2 purple L\n"
          "seat 3 person PLAYER_3 green A\nseat 4 person PLAYER_4 blue Y\n"
          "seat 5 cpu:1 Ada yellow D\n");
    table.keys("u");
    CHECK(table.says("COMPUTERS    1"));
    table.keys("u");  // computers give up their seats
    CHECK(table.says("GUESTS       4"));
    CHECK(table.says("COMPUTERS    0"));
    table.keys("u");
    CHECK(table.says("GUESTS       0"));
}

TEST_CASE("T-2.2: not all players are computers") {
    SharedSetup table{"classic"};
    table.keys("u Left");
    CHECK(table.says("GUESTS       1"));
    table.keys("Left");
    CHECK(table.says("GUESTS       0"));
    CHECK(table.says("COMPUTERS    1"));
    table.keys("Up Left");
    CHECK(table.says("PEOPLE       6"));
    table.keys("Right Down Right Up Left");
    CHECK(table.says("PEOPLE       0"));
    CHECK(table.says("YOU WATCH THE OTHERS"));
    table.shows("all-settings-nobody-here");
    table.keys("n");
    CHECK(table.says("NOBODY PLAYS AT"));
    table.keys("u Left Left");
    CHECK(table.says("GUESTS       6"));
    SharedSetup pages{"classic"};
    pages.keys("k c Enter Enter 3 0");
    CHECK(pages.says("2 COMPUTERS"));
    CHECK_FALSE(pages.says("3 COMPUTERS"));
}

TEST_CASE("T-2.2: in another mode guests take the seats that it has more") {
    SharedSetup table{"classic"};
    table.keys("m");  // the city has three to eight seats
    CHECK(table.says("GUESTS       2"));
    CHECK(table.says("COMPUTERS    0"));
    table.keys("u u u c c");
    CHECK(table.says("COMPUTERS    2"));
    table.keys("m m m m");  // Blitz, Reverse, Evening, and back to the classic game's six seats
    CHECK(table.says("MODE   CLASSIC"));
    CHECK(table.says("PEOPLE       1"));
    CHECK(table.says("GUESTS       5"));
    CHECK(table.says("COMPUTERS    0"));
}

TEST_CASE("T-2.2: in Blitz the way back is in the frame, as there is a choice more") {
    SharedSetup table{"classic"};
    table.keys("m m");
    CHECK(table.says("TIME     10:00"));
    table.shows("all-settings-blitz");
    table.keys("x");
    CHECK(table.next == SetupPages::Next::Leave);
}

TEST_CASE("T-2.2: page by page guests are asked for before computers, who leave them their seats") {
    SharedSetup table{"classic"};
    table.keys("k c Enter Enter 5");
    CHECK(table.says(">4 - 4 GUESTS"));
    table.shows("setup-guests-of-five");
    table.keys("?");
    table.shows("setup-guests-help");
    table.keys("Space 2");
    CHECK(table.says("3 COMPUTERS"));
    CHECK_FALSE(table.says("4 COMPUTERS"));
    table.keys("1 2 4");
    table.type("Ann");
    table.keys("Enter Enter 0");
    CHECK(table.says("PLAYER 2:"));
    table.keys("Enter Enter");
    CHECK(table.says("SET START FUNDS"));
    table.keys("Ctrl-G");
    CHECK(table.has_begun());
    CHECK(table.pages->guests() == 2);
    CHECK(table.seats() ==
          "seat 1 person Ann yellow A\nseat 2 person PLAYER_2 red P\n"
          "seat 3 person PLAYER_3 purple L\nseat 4 person PLAYER_4 green Y\n"
          "seat 5 cpu:2 Ada blue D\n");
}

TEST_CASE("T-2.2: where all people are guests, nobody is asked for a name") {
    SharedSetup table{"classic"};
    table.keys("k c Enter Enter 3 3 Enter");
    CHECK(table.says("SET START FUNDS"));
    table.keys("Esc");
    CHECK(table.says("SET CPU PLAYERS"));
    CHECK(table.pages->guests() == 3);
    CHECK_FALSE(table.pages->at_keyboard());
}

TEST_CASE("T-2.2: only people here are asked who they are, and guests have what is left") {
    SharedSetup table{"classic"};
    table.keys("p n 1");
    table.type("Ann");
    table.keys("Enter 7 Enter 0");
    CHECK(table.says("PLAYER 2:"));
    table.shows("setup-name");
    table.type("Bob");
    table.keys("Enter Enter");
    CHECK(table.says(">N - NAMES"));
    CHECK(table.seats() ==
          "seat 1 person Ann purple 7\nseat 2 person Bob red B\n"
          "seat 3 person PLAYER_3 green P\n");
    CHECK(table.pages->at_keyboard() == Entrant(1));
    table.keys("p Left Left u");  // a seat that becomes a guest's forgets whose it was
    CHECK(table.seats() ==
          "seat 1 person Ann purple 7\nseat 2 person PLAYER_2 red P\n"
          "seat 3 person PLAYER_3 green L\n");
}

TEST_CASE("T-2.2: settings of a shared table are read and not saved, and no modes are edited") {
    SharedSetup table{"classic"};
    table.keys("u c k");
    table.shows("settings");
    table.keys("s");
    CHECK(table.says("NO SUCH KEY"));
    table.keys(".");
    table.shows("settings-players");
    SharedSetup boards{"classic"};
    boards.keys("Down Down Enter");
    CHECK(boards.says("SET BOARD"));
    CHECK_FALSE(boards.says("EDIT A MODE"));
    boards.keys("e");
    CHECK(boards.says("NO SUCH KEY"));
    boards.keys("Esc ?");
    CHECK_FALSE(boards.says("SAVE"));
}

TEST_CASE("T-2.2: Moneyloopy has guests too, on all settings and page by page") {
    Options options;
    options.moneyloopy.levels = "012";
    SharedSetup table{"moneyloopy", options};
    table.shows("loopy-all-settings");
    table.keys("u u c s");
    CHECK(table.has_begun());
    CHECK(table.pages->guests() == 3);
    CHECK(table.seats() ==
          "seat 1 person PLAYER_1 red P\nseat 2 person PLAYER_2 purple L\n"
          "seat 3 person PLAYER_3 green A\nseat 4 person PLAYER_4 blue Y\n"
          "seat 5 cpu:0 Ada yellow D\n");
    SharedSetup pages{"moneyloopy"};
    pages.keys("w Enter 8");
    CHECK(pages.says(">7 - 7 GUESTS"));
    pages.shows("loopy-setup-guests");
    pages.keys("8 Enter");
    CHECK(pages.says("HOUSE RULES"));
    CHECK(pages.pages->guests() == 8);
}

TEST_CASE("T-2.2: the opponent at dominoes is a guest, Mack, or a second person here") {
    SharedSetup table{"dominoes"};
    table.shows("domino-options");
    const std::string first = "seat 1 person PLAYER_1\n";
    for (const auto& [label, second, guests] :
         {std::tuple{"1 - MACK 0", "seat 2 cpu:0 MACK\n", 0},
          std::tuple{"1 - MACK 1", "seat 2 cpu:1 MACK\n", 0},
          std::tuple{"1 - MACK 2", "seat 2 cpu:2 MACK\n", 0},
          std::tuple{"1 - 2 PEOPLE", "seat 2 person PLAYER_2\n", 0},
          std::tuple{"1 - GUEST", "seat 2 person PLAYER_2\n", 1}}) {
        table.keys("1");
        INFO(label);
        CHECK(table.says(label));
        CHECK(table.pages->guests() == guests);
        CHECK(table.seats() == first + second);
    }
    table.keys("Left 2 Enter");
    CHECK(table.has_begun());
    CHECK(table.pages->guests() == 0);
    CHECK(table.seats() == first + "seat 2 person PLAYER_2\n");
}

TEST_CASE("T-2.2: a shared game of dominoes has no record, no repeat, no looks and no defaults") {
    SharedSetup table{"dominoes"};
    const Canvas before = table.pages->canvas();
    table.keys("6 7 8 9 0 t s");
    CHECK(lines_of(table.pages->canvas(), GlyphSet::Unicode) ==
          lines_of(before, GlyphSet::Unicode));
    table.keys("?");
    table.shows("domino-options-help");
    table.keys("Space Space h");
    CHECK_FALSE(table.says("GUEST"));  // but the rules
    table.keys("x x");
    CHECK(table.next == SetupPages::Next::Leave);
}

TEST_CASE("T-2.2: a table of one's own has no guests") {
    for (const char* const game : {"classic", "moneyloopy", "dominoes"}) {
        INFO(game);
        SharedSetup table{game};
        table.terms = {};
        const Rooms rooms = find_game(all_games(), game)->rooms();
        const auto pages = rooms.setup({table.place,
                                        no_cabinet(),
                                        nowhere(),
                                        table.terms,
                                        table.seed,
                                        table.options,
                                        table.sounds});
        CHECK(pages->guests() == 0);
        for (const std::string& line : lines_of(pages->canvas(), GlyphSet::Unicode))
            CHECK(line.find("GUEST") == std::string::npos);
    }
}

}  // namespace parlor::tui
