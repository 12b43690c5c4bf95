// U-9.6: setting up a game of Moneyloopy, with keys.
#include <set>

#include "app/monkey.hpp"
#include "app/own_data.hpp"
#include "rules/moneyloopy/options.hpp"
#include "sample.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "setting_up.hpp"
#include "where.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using Lines = std::vector<std::string>;

// The folder of the player's own boards, which exists from now on.
std::filesystem::path own_boards(const OwnData& own) {
    auto folder = own.path / "parlor/boards";
    std::filesystem::create_directories(folder);
    return folder;
}

}  // namespace

TEST_CASE("U-9.6: setting up asks for the board, the players and the house rules") {
    SettingUp table;
    table.shows("all");
    table.keys("w");
    table.shows("board");
    table.keys("Enter");
    table.shows("count");
    table.keys("3");
    table.shows("computers");
    table.keys("1");
    table.shows("level");
    table.keys("2");
    table.shows("colours");
    table.keys("4");
    table.shows("name");
    table.type("Ann");
    table.keys("Enter");
    table.shows("token");
    table.keys("7 Enter");
    table.shows("colours-one-taken");
    table.keys("0 Enter");
    table.keys("Enter");
    table.shows("house-rules");
    table.keys("m s s h");
    table.shows("house-rules-chosen");
    CHECK_FALSE(table.has_begun);
    table.keys("b");
    CHECK(table.has_begun);
    CHECK(table.header() == Lines{"game moneyloopy",
                                  "board us",
                                  "option start-money 1500",
                                  "option salary 2000",
                                  "option hidden-money no",
                                  "seat 1 person Ann yellow 7",
                                  "seat 2 person PLAYER_2 red P",
                                  "seat 3 cpu:2 Ada purple"});
    const auto setup = chosen(table.ui, table.edition);
    CHECK(setup.sitters[2].computer == board::Level::Two);
    CHECK(open_moneyloopy(setup, 1) != nullptr);
}

TEST_CASE("U-9.6: every page of setting up Moneyloopy can be left backwards") {
    SettingUp table;
    table.keys("w Enter 3 1 2 0 Enter Enter 1 Enter Enter");
    CHECK(table.says("HOUSE RULES"));
    for (const char* page : {"PLAYER_2:", "PLAYER 2:"}) {
        table.keys("Esc");
        CHECK(table.says(page));
    }
    table.keys("Up");
    CHECK(table.says("SET PLAYER COLOUR"));
    table.keys("x Up");
    CHECK(table.says("PLAYER 1:"));
    table.keys("Up x");
    CHECK(table.says("SET CPU LEVEL"));
    table.keys("x");
    CHECK(table.says("SET CPU PLAYERS"));
    table.keys("x");
    CHECK(table.says("SET PLAYER COUNT"));
    table.keys("x");
    CHECK(table.says(">1 - US"));
    table.keys("x");
    CHECK(table.says("ALL SETTINGS"));
    CHECK_FALSE(table.is_left);
    table.keys("x");
    CHECK(table.is_left);
}

TEST_CASE("U-9.6: Enter alone leads to a game of one person against three computers") {
    SettingUp table;
    for (int page = 0; not table.has_begun and page < 20; ++page) table.keys("Enter");
    REQUIRE(table.has_begun);
    const auto setup = chosen(table.ui, table.edition);
    CHECK(setup.edition->board.id == "us");
    CHECK(setup.rules == moneyloopy::Ruleset{});
    REQUIRE(setup.sitters.size() == 4);
    CHECK_FALSE(setup.sitters[0].computer);
    for (std::size_t seat = 1; seat < 4; ++seat)
        CHECK(setup.sitters[seat].computer == board::Level::One);
}

TEST_CASE("U-9.6: each board of 40 squares can be chosen, and any other is dark and says why") {
    const OwnData own;
    std::ofstream{own_boards(own) / "moon.toml"} << "name = 1\n";
    const std::filesystem::path printed{data_folder};
    std::filesystem::copy_file(printed / "boards/us.toml", own_boards(own) / "mine.toml");
    for (int item = 1; item <= 10; ++item) {
        SettingUp table;
        const std::string& id = table.ui.boards.all[static_cast<std::size_t>(item - 1)];
        INFO(id);
        const auto board = table.folders.board(id);
        const bool is_fit = board and board->size == moneyloopy::board_size;
        table.keys("w " + (item < 10 ? std::to_string(item) : "a"));
        CHECK(table.says("SET PLAYER COUNT") == is_fit);
        CHECK(table.says("NO BOARD") != is_fit);
        if (board and not is_fit) CHECK(table.says("PLAYED ON 40"));
        if (not is_fit) CHECK_FALSE(table.says("L-1.3"));
        table.keys("Esc");
        CHECK(table.says("SET BOARD"));
    }
}

TEST_CASE("U-9.6: the board and the computers chosen last are kept, and offered first next time") {
    SettingUp table;
    table.keys("w 3 3 2 3 0 2 Enter Enter Enter Enter Enter Enter Enter Enter Enter");
    CHECK(table.says("HOUSE RULES"));
    const Options options{.moneyloopy = to_remember(table.ui)};
    CHECK(options.moneyloopy ==
          Options::Moneyloopy{.board = "bilkent-40", .level = 1, .levels = "02", .computers = 2});
    SettingUp next{options};
    next.keys("w");
    CHECK(next.says(">3 - BILKENT-40"));
    next.keys("Enter");
    CHECK(next.says(">3 - 3 PLAYERS"));
    next.keys("Enter");
    CHECK(next.says(">2 - 2 COMPUTERS"));
    next.keys("Enter");
    CHECK(next.says(">3 - EACH ITS OWN"));
    next.keys("Enter");
    CHECK(next.says(">0 - BEGINNER"));
    next.keys("Enter");
    CHECK(next.says(">2 - MASTER"));
}

TEST_CASE("U-9.6: a board that is there no more is not offered, and the first one is selected") {
    SettingUp table{{.moneyloopy = {.board = "gone"}}};
    table.keys("w");
    CHECK(table.says(">1 - US"));
}

TEST_CASE("U-9.6: when setting up anew, boards are listed as they are now") {
    SettingUp table;
    table.keys("w 3 4 0");
    begin_anew(table.ui, {{"us", "new"}, {}});
    table.keys("w");
    CHECK(table.says("2 - NEW"));
    CHECK(table.ui.players.sitters.size() == 4);
}

TEST_CASE("U-9.6: two to eight play, all of them computers if one wants") {
    SettingUp table;
    table.keys("w Enter");
    for (const char* count : {"2 - 2 PLAYERS", "8 - 8 PLAYERS"}) CHECK(table.says(count));
    table.keys("8 8 1");
    CHECK(table.says("HOUSE RULES"));
    table.shows("eight");
    const auto opened = open_moneyloopy(chosen(table.ui, table.edition), 1);
    std::set<std::string> tokens;
    for (const board::Sitter& sitter : moneyloopy_session(*opened)->setup().sitters) {
        CHECK(sitter.computer == board::Level::One);
        CHECK(sitter.token.size() == 1);
        tokens.insert(sitter.token);
    }
    CHECK(tokens.size() == 8);
}

TEST_CASE(
    "U-9.6: the keys of Moneyloopy's house rules are its own, and step through every option") {
    std::set<char> keys{'b', 'x', '.', '?'};
    for (const auto& option : moneyloopy::options()) {
        REQUIRE(option.key);
        CHECK(keys.insert(option.key->key).second);
        SettingUp table;
        table.keys("w Enter 2 0 0 Enter Enter 1 Enter Enter");
        const int before = option.value(table.ui.rules);
        std::set<int> values;
        do {
            table.keys({option.key->key});
            values.insert(option.value(table.ui.rules));
        } while (option.value(table.ui.rules) != before and values.size() < 20);
        INFO(option.name);
        CHECK(values.contains(before));
        CHECK(values.size() > 1);
        for (const int value : values)
            CHECK(find_value(option.values, to_text(option.values, value)) == value);
    }
}

TEST_CASE("U-9.6: start money and salary are typed within their ranges, and turned both ways") {
    SettingUp table;
    table.keys("w Enter 2 0 0 Enter Enter 1 Enter Enter Down");
    table.type("1234");
    table.keys("Enter");
    CHECK(table.ui.rules.start_money == Money{1234});
    table.type("99");
    table.keys("Enter");
    CHECK(table.says("IT MUST BE $100"));
    table.keys("Esc Left");
    CHECK(table.ui.rules.start_money == Money{1000});
    table.keys("Down Right");
    CHECK(table.ui.rules.salary == Money{1500});
    table.keys("Left Left");
    CHECK(table.ui.rules.salary == Money{500});
    table.keys("Left Left");
    CHECK(table.ui.rules.salary == Money{0});
    table.type("5000");
    table.keys("Enter");
    CHECK(table.ui.rules.salary == Money{5000});
}

TEST_CASE("U-9.6: `?` explains the keys of each page of setting up Moneyloopy") {
    SettingUp table;
    table.keys("w ?");
    CHECK(table.says("1 PLAY ON IT"));
    table.keys("? Enter 2 0 0 ?");
    CHECK(table.says("ENTER TAKE IT"));
    table.keys("? Enter Enter 1 Enter Enter ?");
    table.shows("help");
    CHECK(table.says("H SEE ONLY YOUR OWN"));
    table.keys("? z");
    CHECK(table.says("NO SUCH KEY."));
}

TEST_CASE("U-3.7: random keys while Moneyloopy is set up never crash, and one can always go back") {
    Monkey<SettingUp> monkey;
    SettingUp& table = monkey.table;
    const SetupUi fresh = table.ui;
    int begun = 0, left = 0;
    const int keys = sampled(40'000, 4'000);
    for (int i = 1; i <= keys; ++i) {
        table.press(monkey.any_key());
        (void)table.canvas();
        if (table.has_begun) ++begun;
        if (i % 500 == 0)
            for (int back = 0; not table.is_left and back < 40; ++back) table.keys("Esc");
        if (i % 500 == 0) CHECK(table.is_left);
        if (table.is_left) ++left;
        if (table.is_left or table.has_begun) table.ui = fresh;
        table.is_left = table.has_begun = false;
    }
    CHECK(begun > 0);
    CHECK(left > 0);
}

}  // namespace parlor::tui::moneyloopy_table
