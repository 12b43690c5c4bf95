// Copies of games that were played at shared tables, among one's own.
#include "table/journal/copies.hpp"

#include "catch.hpp"
#include "disk/faulty_disk.hpp"
#include "table/folder.hpp"
#include "table/game/text_table.hpp"
#include "table/journal/journal_text.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::Pig;

namespace {

const std::string name = "20261125-120000-01";

// Ann rolls 6 so often, and holds: four times win.
std::string journal(int rolls, std::int64_t seconds = 60) {
    TextTable<Pig> table{Pig::Setup{{"Ann", "Bob"}}, 5};
    const auto plays = [&](const std::vector<std::string>& words) {
        REQUIRE(table.play({.words = words}).kind == Verdict::Kind::Played);
    };
    for (int i = 0; i < rolls; ++i) {
        plays({"roll"});
        plays({"die", "6"});
    }
    plays({"hold"});
    return Sealer{}.sealed(journal_pieces(table), seconds);
}

struct Own {
    Folder folder;
    disk::FaultyDisk disk;
    StoreLimits limits = {};

    [[nodiscard]] StoreNeeds needs() {
        return {.disk = disk,
                .folder = folder.path,
                .open = toy::open_pig,
                .seconds = [] { return std::int64_t{0}; },
                .stamp = [] { return "20261127-180000"; },
                .limits = limits};
    }
    [[nodiscard]] GameStore store() { return GameStore{needs()}; }
    std::string adds(const std::string& text, const std::string& called = name) {
        const auto copied = add_copy(needs(), called, text);
        if (not copied) return copied.error().what;
        return *copied == Copied::Added ? "added" : "was there";
    }
    [[nodiscard]] std::vector<std::string> names() {
        return store().names(GameStore::Shelf::Journals);
    }
};

}  // namespace

TEST_CASE("T-2.10: a copy of a game gets a name as one's own games do, and is there once") {
    Own own;
    CHECK(own.adds(journal(4)) == "added");
    CHECK(own.adds(journal(4)) == "was there");
    CHECK(own.names() == std::vector{name});
    CHECK(*own.store().read(GameStore::Shelf::Journals, name) == journal(4));
    CHECK(own.adds(journal(5)) == "added");  // another game of that second
    CHECK(own.adds(journal(5)) == "was there");
    CHECK(own.names().size() == 2);
    CHECK_FALSE(own.store().unfinished_game().is_there);
}

TEST_CASE("T-2.10: a copy that is no sound journal of a finished game is refused in words") {
    Own own;
    const std::string text = journal(4);
    CHECK(own.adds(text, "../../.profile") == "the copy has no name of a game");
    CHECK(own.adds(text, "") == "the copy has no name of a game");
    CHECK(own.adds(text.substr(0, text.size() / 2)).find("damaged") != std::string::npos);
    CHECK(own.adds(text + "# more\n").find("damaged") != std::string::npos);
    CHECK(own.adds(journal_text(TextTable<Pig>{Pig::Setup{{"Ann", "Bob"}}, 5})).find("damaged") !=
          std::string::npos);
    CHECK(own.adds(journal(1)) == "the game of the copy is not over");
    CHECK(own.adds("# \x1b[2J\n" + text).find("cannot be printed") != std::string::npos);
    CHECK(own.adds("").find("damaged") != std::string::npos);
    const std::string rubbish = Sealer{}.sealed({"parlor 1\ngame chess\nbegin\n"}, 1);
    CHECK(own.adds(rubbish) != "added");
    CHECK(own.names().empty());
}

TEST_CASE(
    "T-2.10: a copy that the disk or the limits do not take is refused, and nothing is left") {
    Own own;
    own.disk.become_read_only();
    CHECK(own.adds(journal(4)) != "added");
    own.disk.mend();
    own.limits = {.games = 1, .bytes = 1'000'000};
    CHECK(own.adds(journal(4)) == "added");
    CHECK(own.adds(journal(4)) == "was there");
    CHECK(own.adds(journal(5)) == "there are 1 games already; delete some among the replays");
    own.limits = {.bytes = 100};
    CHECK(own.adds(journal(5)) == "this game is too long to be kept here");
    CHECK(own.names().size() == 1);
}
