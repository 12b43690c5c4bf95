// Locks that several parlors wait for.
#include "disk/lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <string>

#include "disk/in_processes.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::disk;

namespace {

namespace fs = std::filesystem;

std::ptrdiff_t files_in(const fs::path& folder) {
    return std::distance(fs::directory_iterator{folder}, {});
}

}  // namespace

TEST_CASE("those who count the files of a folder and make one do so one after the other") {
    const Folder folder;
    const fs::path path = folder.path / "new" / "folder";
    constexpr int most = 3;
    const int made = in_processes(8, [&](int process) {
        return not while_held(real_disk(), path, [&]() -> std::optional<Error> {
            if (files_in(path) >= most) return Error{"there are enough"};
            usleep(10'000);
            std::ofstream{path / std::to_string(process)} << "x";
            return std::nullopt;
        });
    });
    CHECK(made == most);
    CHECK(files_in(path) == most);
}

TEST_CASE("a folder that another program keeps is waited for, for a second, and then said") {
    const Folder folder;
    const int other = open(folder.path.c_str(), O_RDONLY | O_DIRECTORY);
    REQUIRE(flock(other, LOCK_EX) == 0);
    bool is_done = false;
    const auto work = [&] {
        is_done = true;
        return std::optional<Error>{};
    };
    CHECK(while_held(real_disk(), folder.path, work)->what ==
          folder.path.string() +
              ": cannot be written to: another program has kept it locked for a second; try again "
              "when it is done");
    CHECK_FALSE(is_done);
    close(other);
    CHECK_FALSE(while_held(real_disk(), folder.path, work));
    CHECK(is_done);
}

TEST_CASE("the folder may be a link, and what is no folder is said") {
    const Folder folder;
    fs::create_directory(folder.path / "there");
    fs::create_symlink(folder.path / "there", folder.path / "link");
    std::ofstream{folder.path / "file"} << "x";
    const auto work = [] { return std::optional{Error{"of the work"}}; };
    CHECK(while_held(real_disk(), folder.path / "link", work)->what == "of the work");
    CHECK(while_held(real_disk(), folder.path / "file", work)
              ->what.starts_with((folder.path / "file").string() + ": cannot be written to: "));
}
