#include "app/table/at_table.hpp"
#include "app/unfinished_games.hpp"

namespace parlor::tui {
namespace {

const Options jumping{.movement = Options::Movement::Jumping};

// A cabinet without a disk.
struct Files : NoCabinet {
    std::vector<std::size_t> entries;  // of the game, each time it was saved
    int left = 0;
    std::optional<Error> trouble;
    std::optional<std::string> news;
    std::optional<Error> unnoted;

    std::optional<std::string> cleared;
    bool begun = false;

    std::optional<std::string> tidy() override { return std::exchange(cleared, std::nullopt); }
    std::optional<Error> keep(const table::GameTable& game) override {
        begun = begun or table::is_played(game);
        entries.push_back(game.entries());
        return trouble;
    }
    [[nodiscard]] bool is_kept() const override { return not trouble; }
    std::optional<Error> leave(const table::GameTable& /*game*/) override {
        ++left;
        return std::nullopt;
    }
    [[nodiscard]] bool is_begun(const table::GameTable& /*game*/) const override { return begun; }
    std::optional<std::string> take_news() override { return std::exchange(news, std::nullopt); }
    std::optional<Error> take_unnoted() override { return std::exchange(unnoted, std::nullopt); }
};

}  // namespace

TEST_CASE("U-1.8: what a crash would leave of the game is ready at any moment") {
    Files files;
    Screened table{{.cabinet = files, .options = jumping}};
    CHECK(table.app().words_on_crash().empty());
    table.sit_down(2);
    const std::string continues = "The game is kept: C in the menu continues it. ";
    CHECK(table.app().words_on_crash() == continues);
    files.trouble = Error{"the disk is full"};
    CHECK(table.app().words_on_crash() == "The game is not kept, or not to its end. ");
    files.trouble.reset();
    CHECK(table.app().words_on_crash() == continues);
    table.play("1 end-game");
    table.play("2 agree");
    CHECK(table.app().words_on_crash() == "The game is kept: R in the menu shows it. ");
}

TEST_CASE("the first rolls are kept before they are shown, and so is every move") {
    Files files;
    const auto& entries = files.entries;
    Screened table{{.cabinet = files, .options = jumping}};
    table.keys("a p k c Enter Enter 2 0 0 Enter Enter 1 Enter Enter 0 c 0");
    REQUIRE(entries.size() == 1);
    CHECK(entries.back() == table.place.table->entries());
    table.keys("x");
    CHECK(files.left == 1);
    table.keys("0 r r Space b r");
    CHECK(entries.size() == 3);
    CHECK(entries.back() == table.place.table->entries());
    table.app().leave_table();
    CHECK(files.left == 2);
}

TEST_CASE(
    "U-5.6: the question whether to leave the table says that the game is kept, and when it is "
    "not") {
    Files files;
    AtTable table{2, AppNeeds{.cabinet = files, .options = jumping}};
    table.keys("q");
    CHECK(table.says("NOT KEPT, AS NO"));
    table.shows("leave-not-begun");
    table.keys("n");
    files.trouble = Error{"the disk is full"};
    table.keys("r");
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.keys("q");
    CHECK(table.says("THE GAME IS NOT"));
    CHECK(table.says("ON DISK AND WILL"));
    table.keys("n");
    files.trouble.reset();
    table.keys("z y q");
    CHECK(table.says("THE GAME IS KEPT"));
}

TEST_CASE("U-2.1: a game that was left is selected first, and goes on where it stood") {
    AtTable before{2};
    before.play("1 roll");
    before.play("0 dice 3 5");
    LeftGames left{std::move(before.place.table)};
    left.news.told = {"the last line was cut off"};
    Screened table{{.cabinet = left}};
    table.keys("a");
    CHECK(table.says("THE LAST LINE WAS"));
    table.keys("Space");
    table.shows("launcher-continue");
    table.keys("Enter");
    CHECK(table.says("BUY"));
    CHECK(table.place.table->moves() == 1);
    table.keys("b n");
    CHECK(table.place.table->moves() == 3);
    SECTION("once it has gone the menu is as it always was") {
        table.keys("x");
        left.news.is_there = false;
        for (const char* const keys : {"q", "y"})
            if (not table.says("MAIN MENU")) table.keys(keys);
        CHECK(table.says("C   CONTINUE"));
    }
}

TEST_CASE("U-5.6: that a game taken up cannot be kept is read before its last move") {
    Screened before;
    before.take_up(
        "parlor 1\ngame classic\nseat 1 person Ann red\nseat 2 person Bob blue\nbegin\n"
        "0 dice 6 6\n0 dice 1 2\n0 deck chest bank-error\n0 deck chance go\n"
        "1 roll\n0 dice 1 1\n");
    LeftGames left{std::move(before.place.table)};
    left.trouble = Error{"the game's journal cannot be written: Read-only file system"};
    Screened table{{.cabinet = left, .options = jumping}};
    table.keys("a Enter");
    CHECK(table.says("NOT ON DISK"));
    table.keys("Space");
    CHECK(table.says("COMMUNITY CHEST"));
    CHECK_FALSE(table.says("NOT ON DISK"));
}

TEST_CASE("U-2.1: a game that is taken up elsewhere meanwhile is offered no more") {
    LeftGames left{nullptr};
    left.news.is_there = true;
    Screened table{{.cabinet = left}};
    table.keys("a");
    left.news.is_there = false;
    table.keys("c");
    CHECK(table.says("ELSEWHERE NOW"));
    table.keys("Space");
    CHECK(table.says("MAIN MENU"));
    CHECK(table.says("C   CONTINUE"));
}

TEST_CASE("a full disk is reported at once and at every turn, and the game continues") {
    Files files;
    auto& trouble = files.trouble;
    AtTable table{2, AppNeeds{.cabinet = files, .options = jumping}};
    trouble = Error{"the game's journal cannot be written: No space left on device"};
    table.keys("r");
    table.shows("disk-full");
    table.keys("Space");
    CHECK_FALSE(table.says("NOT ON DISK"));
    table.keys("b");
    CHECK_FALSE(table.says("NOT ON DISK"));
    const std::string turn = table.fact("turn");
    for (int moves = 0; table.fact("turn") == turn and moves < 20; ++moves)
        table.keys(moves % 3 == 0 ? "Space r" : moves % 3 == 1 ? "b" : "n");
    CHECK(table.says("NOT ON DISK"));
    trouble = std::nullopt;
    table.keys("Space Space r");
    CHECK_FALSE(table.says("NOT ON DISK"));
}

TEST_CASE("a game's new file is reported once, and what was cleared away at the start") {
    Files files;
    auto& news = files.news;
    files.cleared = "2 files were removed";
    Screened table{{.cabinet = files, .options = jumping}};
    table.keys("a");
    CHECK(table.says("CLEARED AWAY"));
    CHECK(table.says("2 FILES WERE"));
    table.keys("Space");
    CHECK(table.says("MAIN MENU"));
    table.sit_down(2);
    news = "the game's file x is not there any more; the whole game is in y now";
    table.keys("r");
    CHECK(table.says("NEW FILE"));
    CHECK(table.says("IS IN Y NOW"));
    table.keys("Space");
    CHECK_FALSE(table.says("NEW FILE"));
    news = "it is in z now";
    for (const char* const keys : {"x", "q", "y"})
        if (not table.says("NEW FILE")) table.keys(keys);
    CHECK(table.says("IT IS IN Z NOW"));
}

TEST_CASE("U-7.7: a result that could not be noted is reported, and the game is still on disk") {
    Files files;
    AtTable table{2, AppNeeds{.cabinet = files, .options = jumping}};
    files.unnoted = Error{"results: is full"};
    table.keys("r");
    CHECK(table.says("NOT IN THE RESULTS"));
    CHECK(table.says("RESULTS: IS FULL"));
    CHECK_FALSE(table.says("NOT ON DISK"));
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    CHECK_FALSE(table.says("NOT IN THE RESULTS"));
    table.keys("q");
    CHECK(table.says("THE GAME IS KEPT"));
    table.keys("n");
    files.unnoted = Error{"results: is full"};
    files.news = "the game is in x now";
    for (const char* const keys : {"x", "q", "y"})
        if (not table.says("NEW FILE")) table.keys(keys);
    CHECK(table.says("NEW FILE"));
    table.keys("Space");
    CHECK(table.says("NOT IN THE RESULTS"));
}

TEST_CASE("a game without a move is left without a question, as nothing is lost") {
    Files files;
    AtTable table{2, AppNeeds{.cabinet = files, .options = jumping}};
    files.trouble = Error{"the disk is full"};
    table.keys("q y");
    CHECK_FALSE(table.says("BE LOST"));
    CHECK(table.place.table == nullptr);
}

TEST_CASE("a game that cannot be kept is not left without a question") {
    Files files;
    auto& trouble = files.trouble;
    AtTable table{2, AppNeeds{.cabinet = files, .options = jumping}};
    trouble = Error{"the game's journal cannot be written: No space left on device"};
    table.keys("r Space q y");
    table.shows("leave-unkept");
    table.keys("n");
    CHECK(table.place.table->moves() == 1);
    table.keys("Ctrl-C");
    CHECK(table.says("BE LOST"));
    trouble = std::nullopt;
    table.keys("n Ctrl-C");
    CHECK(table.says("THE GAME IS KEPT"));
}

TEST_CASE("U-2.3: moves are taken back if the options allow it") {
    AtTable table{2};
    table.play("1 roll");
    table.play("0 dice 3 5");
    table.keys(".");
    CHECK(table.says("Z - TAKE BACK"));
    table.keys("z y");
    CHECK(table.place.table->moves() == 0);
    Screened strict{{.options = {.movement = Options::Movement::Jumping,
                                 .take_back = Options::TakeBack::Forbidden}}};
    strict.sit_down(2);
    strict.play("1 roll");
    strict.play("0 dice 3 5");
    strict.keys(".");
    CHECK(strict.says("Z   TAKE BACK"));  // dark
    strict.keys("z");
    CHECK(strict.place.table->moves() == 1);
    CHECK(strict.says("THE OPTIONS"));
}

TEST_CASE("U-3.7: an impossible choice says why, and changes nothing") {
    AtTable table{2};
    const auto state = table.place.table->state();
    for (const char* const key : {"n", "a", "g", "5"}) {
        table.keys(key);
        INFO(key << table.row(22) << table.row(23));
        CHECK(table.place.table->state() == state);
        CHECK(table.row(23).substr(21).find_first_not_of(' ') != std::string::npos);
    }
}

}  // namespace parlor::tui
