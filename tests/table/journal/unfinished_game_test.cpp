// The unfinished game is found again and continues, however it was left.
#include "table/journal/unfinished_game.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <fstream>

#include "table/folder.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/saves.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using disk::real_disk;
using std::chrono::sys_seconds;
using toy::Pig;

namespace {

namespace fs = std::filesystem;

void play(GameTable& table, const std::string& word) {
    const MoveLine move{.words = {word}};
    REQUIRE(table.play(move).kind == Verdict::Kind::Played);
    table.answer_chance();
}

enum class Left { InWords, Killed };

// A game of this many rolls, left in this way after a minute; returns its journal.
fs::path leave_game(const fs::path& folder, int throws, Left how, std::string_view clock = "now") {
    Journal journal{real_disk(), folder, clock};
    TextTable<Pig> table{{{"Ann", "Bob"}}, 5};
    for (int i = 0; i < throws; ++i) {
        play(table, "roll");
        REQUIRE_FALSE(journal.follow(table, 60));
    }
    if (how == Left::InWords) REQUIRE_FALSE(journal.leave(table, 60));
    return journal.path();
}

void write(const fs::path& path, const std::string& text) { std::ofstream{path} << text; }

std::optional<UnfinishedGame> last_in(const fs::path& folder) {
    return last_unfinished(real_disk(), folder, toy::open_pig, sys_seconds::max()).game;
}

UnfinishedGame taken(const fs::path& path) {
    auto taken = resume(real_disk(), path, toy::open_pig);
    REQUIRE(std::holds_alternative<UnfinishedGame>(taken));
    return std::move(std::get<UnfinishedGame>(taken));
}

// The table after replaying the journal, all of which must be sound.
std::string told_by(const fs::path& path) {
    const std::string text = content(path);
    const Sealed part = sealed_part(text);
    REQUIRE(part.rest == Sealed::Rest::None);
    const auto game = game_in(part, "journal", toy::open_pig);
    REQUIRE(game);
    return journal_text(*game->table);
}

}  // namespace

TEST_CASE("M-5.8: a game that was left, or killed, goes on in its own journal") {
    for (const Left how : {Left::InWords, Left::Killed}) {
        const Folder folder;
        const fs::path path = leave_game(folder.path, 60, how);
        const std::string before = content(path);
        {
            auto left = last_in(folder.path);
            REQUIRE(left);
            CHECK(left->told.empty());
            CHECK(left->seconds == 60);
            CHECK(content(path) == before);
            REQUIRE(left->journal);
            CHECK(left->journal->path() == path);
            play(*left->table, "roll");
            REQUIRE_FALSE(left->journal->follow(*left->table, 70));
            REQUIRE_FALSE(left->journal->leave(*left->table, 80));
            CHECK(content(path).starts_with(before));
            CHECK(told_by(path) == journal_text(*left->table));
        }
        CHECK(last_in(folder.path)->table->moves() == 61);
        CHECK(last_in(folder.path)->seconds == 80);
    }
}

TEST_CASE("a journal that was cut anywhere goes on from what was kept, and this is told") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 4, Left::Killed);
    const std::string text = content(path);
    const std::size_t header = text.find("begin\n") + 6;
    for (std::size_t size = 0; size <= text.size(); ++size) {
        write(path, text.substr(0, size));
        auto taken = resume(real_disk(), path, toy::open_pig);
        INFO(size);
        auto* const left = std::get_if<UnfinishedGame>(&taken);
        REQUIRE((left != nullptr) == (size >= header));
        CHECK(content(path) == text.substr(0, size));
        if (left == nullptr) continue;
        const std::string before = text.substr(0, size);
        const Sealed part = sealed_part(before);
        CHECK(left->told.empty() == (part.rest == Sealed::Rest::None));
        left->table->answer_chance();
        play(*left->table, "roll");
        if (part.is_script) continue;  // it continues in a new journal
        REQUIRE(left->journal);
        REQUIRE_FALSE(left->journal->leave(*left->table, 90));
        CHECK(content(path).starts_with(part.text));
        CHECK(told_by(path) == journal_text(*left->table));
    }
}

TEST_CASE("a game that another program plays is passed over, and so is one that is over") {
    const Folder folder;
    CHECK_FALSE(last_in(folder.path / "nowhere"));
    const fs::path older = leave_game(folder.path, 2, Left::InWords, "1");
    const fs::path newer = leave_game(folder.path, 3, Left::InWords, "2");
    fs::last_write_time(older, fs::last_write_time(newer) - std::chrono::hours{1});
    CHECK(last_in(folder.path)->table->moves() == 3);
    const int other = open(newer.c_str(), O_RDWR);
    REQUIRE(flock(other, LOCK_EX) == 0);
    CHECK(last_in(folder.path)->table->moves() == 2);
    CHECK(std::holds_alternative<Elsewhere>(resume(real_disk(), newer, toy::open_pig)));
    close(other);
    write(newer, taken(newer).table->header() + ".set seat.1.score 19\n1 roll\n0 die 6\n1 hold\n");
    CHECK_FALSE(taken(newer).table->decider());
    CHECK(last_in(folder.path)->table->moves() == 2);
}

TEST_CASE("a damaged journal stays as it is; its game goes on elsewhere from before the damage") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 4, Left::InWords);
    std::string text = content(path);
    text[text.rfind("1 roll")] = '2';
    write(path, text);
    const UnfinishedGame left = taken(path);
    CHECK(left.table->moves() == 3);
    CHECK_FALSE(left.journal);
    CHECK(left.told.find("lines 16 to 18 of its file are damaged") == 0);
    CHECK(content(path) == text);
}

TEST_CASE("of a journal that is damaged from its begin it is told that nothing stands") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 2, Left::Killed);
    std::string text = content(path);
    text[text.find("Ann")] = 'E';
    write(path, text);
    const auto last = last_unfinished(real_disk(), folder.path, toy::open_pig, sys_seconds::max());
    REQUIRE(last.unreadable.size() == 1);
    CHECK(last.unreadable[0].what ==
          path.filename().string() + ": lines 1 to 9 are damaged, and no move is left before them");
    CHECK(content(path) == text);
}

TEST_CASE("a journal that these rules refuse goes on elsewhere from before the line") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 4, Left::InWords);
    std::string text = content(path);
    const auto third = text.find("1 roll", text.find("1 roll", text.find("1 roll") + 1) + 1);
    text.insert(third, "1 fly\n");
    for (auto seal = text.find("# kept"); seal != text.npos; seal = text.find("# kept"))
        text.erase(seal, text.find('\n', seal) + 1 - seal);
    Sealer sealer;
    sealer.pass(text);
    write(path, text + sealer.seal(60));
    const UnfinishedGame left = taken(path);
    CHECK(left.table->moves() == 2);
    CHECK_FALSE(left.journal);
    CHECK(left.told.find("fly") != std::string::npos);
}

TEST_CASE("a text that stops between lines of .set leaves a game that can be played on") {
    const std::string begun = toy::pig_header + "1 roll\n0 die 3\n";
    for (const std::string set : {".set pot 60\n", ".set pot 9\n"}) {
        const auto game =
            game_in(sealed_part(begun + set + ".set pot many\n1 hold\n"), "test", toy::open_pig);
        REQUIRE(game);
        CHECK_FALSE(game->told.empty());
        CHECK(game_in(sealed_part(journal_text(*game->table)), "again", toy::open_pig)->is_sound);
        const bool is_possible = set == ".set pot 9\n";
        CHECK(game->table->entries() == (is_possible ? 3 : 2));
        play(*game->table, "hold");
    }
}

TEST_CASE("a journal of which nothing can be read is told, and stays as it is") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 4, Left::InWords);
    const std::string text = "parlor 2" + content(path).substr(8);
    write(path, text);
    const auto last = last_unfinished(real_disk(), folder.path, toy::open_pig, sys_seconds::max());
    CHECK_FALSE(last.game);
    REQUIRE(last.unreadable.size() == 1);
    CHECK(last.unreadable[0].what.find(path.filename().string()) == 0);
    CHECK(content(path) == text);
}

TEST_CASE("where the damage is at the very beginning nothing can be played, and this is told") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 4, Left::InWords);
    std::string text = content(path);
    text[text.find("seat")] = 'S';
    write(path, text);
    const auto last = last_unfinished(real_disk(), folder.path, toy::open_pig, sys_seconds::max());
    REQUIRE(last.unreadable.size() == 1);
    CHECK(last.unreadable[0].what.find("lines 1 to ") != std::string::npos);
    CHECK(last.unreadable[0].what.find("no move is left before them") != std::string::npos);
}

TEST_CASE("of a game that was begun with many moves, too, each move is sealed by itself") {
    const Folder folder;
    TextTable<Pig> table{{{"Ann", "Bob"}}, 5};
    for (int i = 0; i < 20; ++i) play(table, "roll");
    Journal journal{real_disk(), folder.path, "now"};
    REQUIRE_FALSE(journal.follow(table, 60));
    std::string text = content(journal.path());
    text[text.rfind("roll")] = 'R';
    CHECK(game_in(sealed_part(text), "journal", toy::open_pig)->table->moves() == 19);
}

TEST_CASE("lines after the last seal are dropped, and this is told; the journal goes on") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 4, Left::InWords);
    const std::string sealed = content(path);
    write(path, sealed + "1 roll\n");
    const UnfinishedGame left = taken(path);
    CHECK(left.table->moves() == 4);
    CHECK_FALSE(left.told.empty());
    CHECK(content(path) == sealed + "1 roll\n");
    REQUIRE(left.journal);
    play(*left.table, "hold");
    REQUIRE_FALSE(left.journal->follow(*left.table, 90));
    CHECK(content(path).starts_with(sealed));
    CHECK(told_by(path) == journal_text(*left.table));
}

TEST_CASE("a search for the game that was left ends at the first file when it is called off") {
    const Folder folder;
    leave_game(folder.path, 60, Left::InWords, "20261120-120000");
    const fs::path newer = leave_game(folder.path, 60, Left::InWords, "20261120-130000");
    const std::string before = content(newer);
    const auto called_off = [] { return true; };
    const auto last =
        last_unfinished(real_disk(), folder.path, toy::open_pig, sys_seconds::max(), called_off);
    CHECK_FALSE(last.game);
    REQUIRE(last.unreadable.size() == 1);
    CHECK(last.unreadable[0].what.starts_with(newer.filename().string() + ":"));
    CHECK(last.unreadable[0].what.ends_with(": reading was called off"));
    CHECK(content(newer) == before);
    CHECK(last_in(folder.path));
}

TEST_CASE("a journal that an editor gave a byte order mark goes on in its own file") {
    const Folder folder;
    const fs::path path = leave_game(folder.path, 3, Left::InWords);
    const std::string before = content(path);
    write(path, "\xEF\xBB\xBF" + before);
    auto game = taken(path);
    CHECK(game.is_sound);
    REQUIRE(game.journal);
    play(*game.table, "roll");
    REQUIRE_FALSE(game.journal->leave(*game.table, 80));
    CHECK(content(path).starts_with("\xEF\xBB\xBF" + before));
    CHECK(told_by(path) == journal_text(*game.table));
}
