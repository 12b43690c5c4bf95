// Files that only grow: several parlors add lines, and each line is there completely, or not at
// all.
#include "disk/line_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <set>

#include "disk/faulty_disk.hpp"
#include "disk/in_processes.hpp"
#include "disk/text_file.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::disk;

namespace {

namespace fs = std::filesystem;

struct House {
    Folder folder;
    fs::path path = folder.path / "deep" / "file";
    FaultyDisk disk;

    [[nodiscard]] std::optional<Error> add(std::string_view lines) {
        return append_lines(disk, path, lines);
    }
    // Tries again, as on a busy machine a process may wait for the lock longer than a second.
    [[nodiscard]] bool adds_in_the_end(std::string_view lines) {
        for (;;) {
            const auto error = add(lines);
            if (not error) return true;
            if (error->what.find("try again") == std::string::npos) return false;
        }
    }
    void write(const std::string& text) const {
        fs::create_directories(path.parent_path());
        std::ofstream{path} << text;
    }
};

// A line of this length, including its line feed.
std::string line_of(std::size_t bytes) { return std::string(bytes - 1, 'x') + "\n"; }

}  // namespace

TEST_CASE("lines are added at the end of a file, which is made with its folders") {
    House house;
    CHECK(read_lines(house.path)->empty());
    REQUIRE_FALSE(house.add("one\n"));
    REQUIRE_FALSE(house.add("two\nthree\n"));
    CHECK(*read_lines(house.path) == "one\ntwo\nthree\n");
    CHECK(fs::status(house.path).permissions() == fs::perms{0600});
}

TEST_CASE("a last line that was torn off costs only itself") {
    House house;
    house.write("one\ntw");
    REQUIRE_FALSE(house.add("three\n"));
    CHECK(content(house.path) == "one\ntw\nthree\n");
}

TEST_CASE("what cannot be added to a file leaves it as it was") {
    const std::string before = GENERATE("", "one\n", "one\ntorn");
    House house;
    house.write(before);
    for (int step = 0; step < 3; ++step) {
        INFO(step);
        house.disk.fail_at(step);
        CHECK(house.add("two, which is long\n")->what ==
              house.path.string() + ": cannot be written: No space left on device");
        CHECK(content(house.path) == before);
    }
    house.disk.mend();
    CHECK_FALSE(house.add("two\n"));
}

TEST_CASE("a rest that cannot be cut off again costs no other line") {
    House house;
    house.write("one\n");
    house.disk.fail_at(1, FaultyDisk::Fails::FromThenOn);
    CHECK(house.add("two, which is long\n"));
    house.disk.mend();
    REQUIRE_FALSE(house.add("three\n"));
    CHECK(content(house.path) == "one\ntwo, whic\nthree\n");
}

TEST_CASE("what another program wrote meanwhile is not cut off") {
    House house;
    house.write("one\n");
    const int step = GENERATE(1, 2);
    house.disk.fail_at(step);
    house.disk.does_when_failing([&] { std::ofstream{house.path, std::ios::app} << "theirs\n"; });
    CHECK(house.add("mine\n"));
    CHECK(content(house.path).ends_with("theirs\n"));
}

TEST_CASE("a file that is full goes on in a second one, and both are read") {
    House house;
    REQUIRE_FALSE(house.add(line_of(longest_text - 4)));
    REQUIRE_FALSE(house.add("one\n"));  // just fits
    REQUIRE_FALSE(house.add("two\n"));
    REQUIRE_FALSE(house.add("three\n"));
    CHECK(files_of(house.path) == std::vector<fs::path>{house.path, house.path.string() + "-2"});
    CHECK(content(house.path.string() + "-2") == "two\nthree\n");
    CHECK(read_lines(house.path)->ends_with("\none\ntwo\nthree\n"));
    CHECK(file_for(house.path, 100) == house.path.string() + "-2");
    CHECK(file_for(house.path, longest_text - 5) == house.path.string() + "-3");
}

TEST_CASE("another file that is called so is left alone while the first one has room") {
    House house;
    const fs::path other = house.path.string() + "-2";
    REQUIRE_FALSE(house.add("one\n"));
    REQUIRE_FALSE(append_lines(house.disk, other, "theirs\n"));
    CHECK(file_for(house.path, 4) == house.path);
    REQUIRE_FALSE(house.add("two\n"));
    CHECK(content(house.path) == "one\ntwo\n");
    CHECK(content(other) == "theirs\n");
}

TEST_CASE("a line feed that has to come first counts, and no file ends in the middle of a line") {
    House house;
    house.write(std::string(longest_text - 4, 'x'));
    CHECK(file_for(house.path, 4) == house.path.string() + "-2");
    REQUIRE_FALSE(house.add("one\n"));
    CHECK(content(house.path.string() + "-2") == "one\n");
    CHECK(read_lines(house.path)->ends_with("x\none\n"));
}

TEST_CASE("when all nine files are full that is said") {
    House house;
    for (int number = 1; number <= 9; ++number) REQUIRE_FALSE(house.add(line_of(longest_text)));
    CHECK(house.add("one\n")->what ==
          house.path.string() + ": is full, as are those up to file-9; move them away");
    CHECK(house.add(line_of(longest_text + 1)));
    CHECK(files_of(house.path).size() == 9);
    CHECK(file_for(house.path, 4) == house.path.string() + "-9");
    CHECK(read_lines(house.path)->size() == 9 * longest_text);
}

TEST_CASE("a line too long for any file is refused, and makes none") {
    House house;
    CHECK(house.add(line_of(longest_text + 1))->what ==
          house.path.string() + ": cannot be written: File too large");
    CHECK(files_of(house.path).empty());
}

TEST_CASE("who waits for a second for another program says so, and changes nothing") {
    House house;
    house.write("one\n");
    const int other = open(house.path.c_str(), O_RDWR);
    REQUIRE(flock(other, LOCK_EX) == 0);
    CHECK(house.add("two\n")->what ==
          house.path.string() +
              ": cannot be written: another program has kept it locked for a second; try again "
              "when it is done");
    CHECK(content(house.path) == "one\n");
    close(other);
    CHECK_FALSE(house.add("two\n"));
}

TEST_CASE("of what several programs add at the same time nothing is lost, and nothing mixed") {
    constexpr int processes = 4, lines = 150;
    House house;
    house.write("torn");
    const int well = in_processes(processes, [&](int process) {
        const std::string start(static_cast<std::size_t>(20 + process * 100), 'x');
        for (int line = 0; line < lines; ++line)
            if (not house.adds_in_the_end(start + std::to_string(line) + "\n")) return false;
        return true;
    });
    CHECK(well == processes);
    std::istringstream text{content(house.path)};
    std::set<std::string> found;
    int count = 0;
    for (std::string line; std::getline(text, line); ++count) found.insert(line);
    CHECK(count == 1 + processes * lines);
    REQUIRE(found.size() == 1 + processes * lines);
    for (int process = 0; process < processes; ++process)
        for (int line = 0; line < lines; ++line)
            CHECK(found.contains(std::string(static_cast<std::size_t>(20 + process * 100), 'x') +
                                 std::to_string(line)));
}

TEST_CASE("a file that was deleted while its lock was waited for is made again") {
    House house;
    house.write("one\n");
    const int other = open(house.path.c_str(), O_RDWR);
    REQUIRE(flock(other, LOCK_EX) == 0);
    const int well = in_processes(2, [&](int process) {
        if (process == 0) return not house.add("two\n");
        usleep(100'000);
        fs::remove(house.path);
        return flock(other, LOCK_UN) == 0;  // releases the lock for all processes that have it
    });
    close(other);
    CHECK(well == 2);
    CHECK(content(house.path) == "two\n");
}
