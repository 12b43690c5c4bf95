#include "house/table_folder.hpp"

#include <fstream>

#include "disk/faulty_disk.hpp"
#include "house/guests.hpp"
#include "table/folder.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/seal.hpp"

namespace parlor::house {
namespace {

namespace fs = std::filesystem;

const std::string header =
    "parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 person Ann red\nseat 2 person Bob blue\n";

void play(table::GameTable& game, const std::string& line) {
    REQUIRE(game.play(*table::read_move(*table::split(line))).kind == table::Verdict::Kind::Played);
}

}  // namespace

TEST_CASE("T-1.6: what is kept about a table, and its game before it begins, is there again") {
    const Folder folder;
    const TableFolder table{disk::real_disk(), folder.path / "17"};
    library::TableRecord record{.number = 17, .opened = "20261127-154000", .opener = {1000, "ann"}};
    record.seats = {User{1000, "ann"}, std::nullopt};
    REQUIRE_FALSE(table.write(record));
    REQUIRE_FALSE(table.write_setup("game classic\nseat 1 person \"Ann B\" red\n"));
    const TableFolder again{disk::real_disk(), folder.path / "17"};
    REQUIRE(again.record());
    CHECK(*again.record() == record);
    const auto setup = again.setup();
    REQUIRE(setup);
    CHECK(setup->game->word == "classic");
    CHECK(setup->seats[0].name == "Ann B");
}

TEST_CASE("T-1.6: a table goes on with its last move, in its own journal") {
    const Folder folder;
    std::uint64_t state = 0;
    {
        TableFolder table{disk::real_disk(), folder.path};
        REQUIRE(*table.resume(open_table) == nullptr);
        table.begin("20261127-154000");
        const auto game = game_of(header + "begin\n0 dice 5 6\n0 dice 1 2\n1 roll\n0 dice 1 2\n");
        REQUIRE_FALSE(table.keep(*game, 10));
        play(*game, "1 buy");
        REQUIRE_FALSE(table.keep(*game, 20));
        state = game->state();
    }
    TableFolder table{disk::real_disk(), folder.path};
    const auto game = table.resume(open_table);
    REQUIRE(game);
    REQUIRE(*game);
    CHECK((*game)->state() == state);
    play(**game, "1 end");
    CHECK_FALSE(table.keep(**game, 30));
    CHECK(files_below(folder.path).size() == 1);
}

TEST_CASE(
    "T-1.6: a journal that is torn anywhere in its last writes goes on, and says what is lost") {
    const Folder folder;
    const fs::path path = folder.path / "20261127-154000-01.parlor";
    const std::vector<std::vector<std::string>> moves{
        {"1 roll", "0 dice 1 2"}, {"1 buy"}, {"1 end"}};
    std::vector<std::size_t> kept;  // the length of the file with so many moves
    {
        TableFolder table{disk::real_disk(), folder.path};
        table.begin("20261127-154000");
        const auto game = game_of(header + "begin\n0 dice 5 6\n0 dice 1 2\n");
        REQUIRE_FALSE(table.keep(*game, 10));
        kept.push_back(content(path).size());
        for (const auto& move : {moves[0], moves[1]}) {
            for (const std::string& line : move) play(*game, line);
            REQUIRE_FALSE(table.keep(*game, 10));
            kept.push_back(content(path).size());
        }
        REQUIRE_FALSE(table.say({1, "Shall we trade?"}, 10));
    }
    const std::string whole = content(path);
    for (std::size_t size = kept.front(); size <= whole.size(); ++size) {
        std::ofstream{path} << whole.substr(0, size);
        INFO(content(path));
        const table::Sealed part = table::sealed_part(std::string_view{whole}.substr(0, size));
        TableFolder table{disk::real_disk(), folder.path};
        const auto game = table.resume(open_table);
        REQUIRE(game);
        const auto there = static_cast<std::size_t>((*game)->moves());
        CHECK(kept[there] <= size);
        CHECK((there + 1 == kept.size() or size < kept[there + 1]));
        CHECK(table.talk().size() == (size == whole.size() ? 1 : 0));
        CHECK(table.loss().empty() == (part.rest == table::Sealed::Rest::None));
        for (const std::string& line : moves[there]) play(**game, line);
        REQUIRE_FALSE(table.keep(**game, 20));
        const std::string after = content(path);
        CHECK(after.starts_with(part.text));
        CHECK(table::sealed_part(after).rest == table::Sealed::Rest::None);
        CHECK(game_of(after)->state() == (*game)->state());
    }
}

TEST_CASE("T-4.6: a move that the disk does not take is an error, and comes with the next") {
    const Folder folder;
    disk::FaultyDisk disk;
    TableFolder table{disk, folder.path};
    table.begin("20261127-154000");
    const auto game = game_of(header + "begin\n0 dice 5 6\n0 dice 1 2\n");
    REQUIRE_FALSE(table.keep(*game, 10));
    disk.become_read_only();
    play(*game, "1 roll");
    CHECK(table.keep(*game, 20));
    disk.mend();
    CHECK_FALSE(table.keep(*game, 30));
    TableFolder again{disk::real_disk(), folder.path};
    table.begin("20261127-154001");  // lets go of the journal
    const auto there = again.resume(open_table);
    REQUIRE(there);
    CHECK((*there)->state() == game->state());
}

TEST_CASE("T-4.6: a table whose files are damaged says so in a line") {
    const Folder folder;
    const TableFolder table{disk::real_disk(), folder.path};
    CHECK_FALSE(table.record());
    std::ofstream{folder.path / "table.toml"} << "number = x\n";
    CHECK(table.record().error().what.starts_with("table.toml:1"));
    std::ofstream{folder.path / "setup"} << "game classic\nseat 9 person Ann\n";
    CHECK(table.setup().error().what == "setup:2: seats are numbered 1 to 8, not 9");
    std::ofstream{folder.path / "20261127-154000.parlor"} << "rubbish\n";
    TableFolder damaged{disk::real_disk(), folder.path};
    CHECK_FALSE(damaged.resume(open_table));
    std::ofstream{folder.path / "20261127-154000.parlor"} << header << "begin\n";  // no seal
    const auto without_seal = damaged.resume(open_table);
    REQUIRE_FALSE(without_seal);
    CHECK(without_seal.error().what.starts_with("20261127-154000 is damaged"));
}

TEST_CASE("T-3.6: talk is in the journal, and after 2,000 lines the last hundred beside it") {
    const Folder folder;
    const auto game = game_of(header + "begin\n0 dice 5 6\n0 dice 1 2\n");
    {
        TableFolder table{disk::real_disk(), folder.path};
        table.begin("20261127-154000");
        REQUIRE_FALSE(table.keep(*game, 0));
        for (int line = 1; line <= 1'999; ++line)
            REQUIRE_FALSE(table.say({1, std::to_string(line)}, 0));
    }
    TableFolder table{disk::real_disk(), folder.path};
    REQUIRE(table.resume(open_table));
    CHECK(files_below(folder.path).size() == 1);
    REQUIRE_FALSE(table.say({2, "2000"}, 0));
    CHECK(table.talk().size() == 100);
    CHECK(files_below(folder.path).size() == 1);
    const auto path = folder.path / "20261127-154000-01.parlor";
    const std::string journal = content(path);
    CHECK(table::says_lines(journal).size() == 2'000);
    for (int line = 2'001; line <= 2'003; ++line)
        REQUIRE_FALSE(table.say({2, std::to_string(line)}, 0));
    CHECK(content(path) == journal);
    const auto talk = table.talk();
    REQUIRE(talk.size() == 100);
    CHECK(talk.front().text == "1904");
    CHECK(talk.back().text == "2003");
    CHECK(table::says_lines(content(folder.path / "20261127-154000-01.talk")).size() == 100);
}

TEST_CASE("T-3.6: what was said at the table's games before can be read, too") {
    const Folder folder;
    const auto game = game_of(header + "begin\n0 dice 5 6\n0 dice 1 2\n");
    TableFolder table{disk::real_disk(), folder.path};
    for (const char* const time : {"20261127-154000", "20261127-164000"}) {
        table.begin(time);
        REQUIRE_FALSE(table.keep(*game, 0));
        REQUIRE_FALSE(table.say({1, time}, 0));
    }
    const auto talk = table.talk();
    REQUIRE(talk.size() == 2);
    CHECK(talk.front().text == "20261127-154000");
}

}  // namespace parlor::house
