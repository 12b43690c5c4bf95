// The game that was left is found again and goes on, however it was left.
#include "table/left_game.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <fstream>

#include "folder.hpp"
#include "pig_script.hpp"
#include "table/journal_text.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::Pig;

namespace {

namespace fs = std::filesystem;

void play(GameTable& table, const std::string& word) {
    const MoveLine move{.words = {word}};
    REQUIRE(table.play(move).kind == Verdict::Kind::Played);
    table.answer_chance();
}

enum class Left { InWords, Killed };

// A game of so many throws, left in this way; its journal.
fs::path leave_game(const fs::path& folder, int throws, Left how, std::string_view clock = "now") {
    Journal journal{folder, clock};
    TextTable<Pig> table{{{"Ann", "Bob"}}, 5};
    for (int i = 0; i < throws; ++i) play(table, "roll");
    REQUIRE_FALSE((how == Left::InWords ? journal.leave(table) : journal.follow(table)));
    return journal.path();
}

void write(const fs::path& path, const std::string& text) { std::ofstream{path} << text; }

}  // namespace

TEST_CASE("a game that was left, or killed, goes on in its own journal") {
    for (const Left how : {Left::InWords, Left::Killed}) {
        const Folder folder;
        const fs::path path = leave_game(folder.path, 60, how);
        const std::string before = content(path);
        {
            auto left = last_left(folder.path, toy::open_pig);
            REQUIRE(left);
            CHECK(left->told.empty());
            CHECK(content(path) == before);
            REQUIRE(left->journal);
            CHECK(left->journal->path() == path);
            play(*left->table, "roll");
            REQUIRE_FALSE(left->journal->follow(*left->table));
            REQUIRE_FALSE(left->journal->leave(*left->table));
            CHECK(content(path) == journal_text(*left->table));
        }
        CHECK(last_left(folder.path, toy::open_pig)->table->moves() == 61);
    }
}

TEST_CASE("a journal that was cut anywhere goes on from its last whole line, and this is told") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 4, Left::Killed);
    const std::string text = content(path);
    const std::size_t header = text.find("begin\n") + 6;
    for (std::size_t size = 0; size <= text.size(); ++size) {
        write(path, text.substr(0, size));
        auto left = take_up(path, toy::open_pig);
        INFO(size);
        REQUIRE(left.ok() == (size >= header));
        CHECK(content(path) == text.substr(0, size));
        if (not left) continue;
        const std::string whole = text.substr(0, text.rfind('\n', size - 1) + 1);
        CHECK(left->told.empty() == (whole.size() == size));
        REQUIRE(left->journal);
        left->table->answer_chance();
        play(*left->table, "roll");
        REQUIRE_FALSE(left->journal->leave(*left->table));
        CHECK(content(path) == journal_text(*left->table));
    }
}

TEST_CASE("a game that another program plays is passed over, and so is one that is over") {
    const Folder folder;
    CHECK_FALSE(last_left(folder.path / "nowhere", toy::open_pig));
    const fs::path older = leave_game(folder.path, 2, Left::InWords, "1");
    const fs::path newer = leave_game(folder.path, 3, Left::InWords, "2");
    fs::last_write_time(older, fs::last_write_time(newer) - std::chrono::hours{1});
    CHECK(last_left(folder.path, toy::open_pig)->table->moves() == 3);
    const int other = open(newer.c_str(), O_RDWR);
    REQUIRE(flock(other, LOCK_EX) == 0);
    CHECK(last_left(folder.path, toy::open_pig)->table->moves() == 2);
    const auto taken = take_up(newer, toy::open_pig);
    REQUIRE_FALSE(taken);
    CHECK(taken.error().what == "another program is playing this game: " + newer.string());
    close(other);
    write(newer, content(newer) + ".set seat.1.score 99\n1 roll\n0 die 6\n1 hold\n");
    CHECK(last_left(folder.path, toy::open_pig)->table->moves() == 2);
}

TEST_CASE("a damaged journal is left as it is, and what is wrong is told with its line") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 4, Left::InWords);
    std::string text = content(path);
    text.insert(text.find("1 roll"), "1 fly\n");
    write(path, text);
    const auto left = take_up(path, toy::open_pig);
    REQUIRE_FALSE(left);
    CHECK(left.error().what.find(path.filename().string() + ":") == 0);
    CHECK_FALSE(last_left(folder.path, toy::open_pig));
    CHECK(content(path) == text);
}

TEST_CASE("a journal that somebody has written in is left alone, and its game goes on elsewhere") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 4, Left::InWords);
    const std::string text = "# my best game\n" + content(path);
    write(path, text);
    const auto left = last_left(folder.path, toy::open_pig);
    REQUIRE(left);
    CHECK(left->table->moves() == 4);
    CHECK_FALSE(left->journal);
    CHECK(content(path) == text);
}
