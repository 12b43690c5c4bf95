// The order in which games were left, even with a wrong clock.
#include "table/journal/journals_in.hpp"

#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::table;
using std::chrono::hours;
using std::chrono::sys_seconds;

namespace {

namespace fs = std::filesystem;

const sys_seconds now = *time_named("20261120-120000");

struct Games {
    Folder folder;

    void add(const std::string& name, sys_seconds written) const {
        const fs::path path = folder.path / (name + ".parlor");
        std::ofstream{path} << "x";
        fs::last_write_time(path, std::chrono::file_clock::from_sys(written));
    }
    [[nodiscard]] std::vector<std::string> order() const { return journals_in(folder.path, now); }
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("the game that was left last stands first, whenever it was begun") {
    const Games games;
    games.add("20261120-100000-01", now - hours{2});
    games.add("20261119-100000-01", now - hours{1});
    games.add("a save", now - hours{3});
    CHECK(games.order() == Names{"20261119-100000-01", "20261120-100000-01", "a save"});
}

TEST_CASE("a time later than now is not believed: the time in the name counts, if that can be") {
    const Games games;
    games.add("20261118-100000-01", now + hours{24 * 365});  // touched
    games.add("20261119-090000-01", now - hours{26});        // left on the 19th, at 10
    games.add("20261119-110000-01", now + hours{2});
    games.add("20280101-000000-01", now + hours{24 * 800});  // begun with a wrong clock, too
    games.add("a save", now + hours{1});
    games.add("long ago", now - hours{24 * 9000});
    CHECK(games.order() == Names{"20261119-110000-01",
                                 "20261119-090000-01",
                                 "20261118-100000-01",
                                 "long ago",
                                 "a save",
                                 "20280101-000000-01"});
}

TEST_CASE("another machine's disk may be ahead by a minute") {
    const Games games;
    games.add("20261118-100000-01", now + std::chrono::seconds{59});
    games.add("20261119-100000-01", now);
    games.add("20261117-100000-01", now + std::chrono::seconds{62});
    CHECK(games.order() == Names{"20261118-100000-01", "20261119-100000-01", "20261117-100000-01"});
}

TEST_CASE("the time in a journal's name is read, and no other word is one") {
    CHECK(time_named("19700102-010203-01") == sys_seconds{hours{25} + std::chrono::seconds{123}});
    for (const char* const name : {"",
                                   "now",
                                   "20261120",
                                   "20261120_120000",
                                   "20261320-120000",
                                   "20260230-120000",
                                   "20261120-240000",
                                   "20261120-126000",
                                   "2026112a-120000",
                                   "-0261120-120000",
                                   "20261120-1200"})
        CHECK_FALSE(time_named(name));
}
