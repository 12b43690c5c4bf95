// Any file among the games is read in bounded memory, and reported if it is not one of our games.
#include "table/journal/game_file.hpp"

#include <fcntl.h>

#include "disk/faulty_disk.hpp"
#include "kept_games.hpp"
#include "table/folder.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/journal_text.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using disk::real_disk;

namespace {

namespace fs = std::filesystem;

void make_sparse(const fs::path& path, std::uintmax_t length) {
    std::ofstream{path} << "";
    fs::resize_file(path, length);
}

GameStore keeper_in(const fs::path& folder) {
    return GameStore{{.disk = real_disk(),
                      .folder = folder,
                      .open = toy::open_pig,
                      .seconds = [] { return 0; },
                      .stamp = [] { return "now"; }}};
}

}  // namespace

TEST_CASE("a file that is too long is not read, and is told by its name and length") {
    const Folder folder;
    const fs::path path = folder.path / "huge.parlor";
    make_sparse(path, 600'000'000);
    CHECK(read_game(real_disk(), path).error().what ==
          path.string() + " is 600,000,000 bytes long; at most 20,000,000 are read");
    fs::resize_file(path, longest_game + 1);
    CHECK(read_game(real_disk(), path).error().what ==
          path.string() + " is 20,000,001 bytes long; at most 20,000,000 are read");
    fs::resize_file(path, longest_game);
    CHECK(read_game(real_disk(), path)->size() == longest_game);
}

TEST_CASE("a file that does not say how long it is is read no further than a game may be") {
    CHECK(read_game(real_disk(), "/dev/zero").error().what ==
          "/dev/zero is more than 20,000,000 bytes long, the most that is read");
    std::string text;
    const int zero = open("/dev/zero", O_RDONLY);
    CHECK(real_disk().read_all(zero, 1000, text) == std::errc::file_too_large);
    close(zero);
    CHECK(text.size() < 100'000);
}

TEST_CASE("a huge file among the games is told, stays as it is, and the next game is offered") {
    const Folder folder;
    {
        GameStore store = keeper_in(folder.path);
        TextTable<toy::Pig> table{{{"Ann", "Bob"}}, 5};
        REQUIRE(table.play({.words = {"roll"}}).kind == Verdict::Kind::Played);
        REQUIRE_FALSE(store.keep(table));
        REQUIRE_FALSE(store.leave(table));
    }
    const fs::path huge = folder.path / "games" / "zzz.parlor";
    make_sparse(huge, 600'000'000);
    const std::string words =
        huge.string() + " is 600,000,000 bytes long; at most 20,000,000 are read";
    GameStore store = keeper_in(folder.path);
    const auto news = store.unfinished_game();
    CHECK(news.is_there);
    CHECK(news.told == std::vector<std::string>{words});
    const auto listed = kept_games(store, GameStore::Shelf::Journals);
    REQUIRE(listed.size() == 2);
    CHECK(listed[0].is_damaged);
    CHECK_FALSE(listed[1].is_damaged);
    CHECK(store.load(GameStore::Shelf::Journals, "zzz").error().what == words);
    CHECK(store.read(GameStore::Shelf::Journals, "zzz").error().what == words);
    CHECK(store.resume() != nullptr);
    CHECK(fs::file_size(huge) == 600'000'000);
}

TEST_CASE("a journal does not grow longer than can be read") {
    const Folder folder;
    TextTable<toy::Pig> table{{{"Ann", "Bob"}}, 5};
    Journal journal{real_disk(), folder.path, "now"};
    REQUIRE_FALSE(journal.follow(table, 0));
    make_sparse(folder.path / "other", longest_game - 10);
    const fs::path path = journal.path();
    Journal::Opened almost = Journal::open_left(real_disk(), folder.path / "other");
    const auto text = almost.journal->read();
    REQUIRE(text);
    Sealed part = sealed_part(*text);
    part.text = *text;
    almost.journal->go_on(part, table);
    REQUIRE(table.play({.words = {"roll"}}).kind == Verdict::Kind::Played);
    const auto trouble = almost.journal->follow(table, 0);
    REQUIRE(trouble);
    CHECK(trouble->what.find("other, with this move, is 20,000,") != std::string::npos);
    CHECK(trouble->what.ends_with(" bytes long; at most 20,000,000 are read"));
    CHECK(fs::file_size(folder.path / "other") == longest_game - 10);
    CHECK_FALSE(journal.follow(table, 0));
}
