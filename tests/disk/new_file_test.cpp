// A new file is complete or absent, and never replaces another.
#include "disk/new_file.hpp"

#include "faulty_disk.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::disk;
namespace fs = std::filesystem;

TEST_CASE("a new file is written whole, for its owner alone") {
    const Folder folder;
    FaultyDisk disk;
    REQUIRE_FALSE(write_new(disk, folder.path / "new", "text"));
    CHECK(content(folder.path / "new") == "text");
    CHECK(fs::status(folder.path / "new").permissions() == fs::perms{0600});
    CHECK(disk.syncs() == 1);
}

TEST_CASE(
    "what has the name already stays as it is: a file, a folder, a link to either or nothing") {
    const Folder folder;
    std::ofstream{folder.path / "file"} << "mine";
    fs::create_directory(folder.path / "folder");
    fs::create_symlink(folder.path / "file", folder.path / "link");
    fs::create_symlink(folder.path / "nothing", folder.path / "dangling");
    for (const char* const name : {"file", "folder", "link", "dangling"}) {
        INFO(name);
        CHECK(write_new(real_disk(), folder.path / name, "theirs") == std::errc::file_exists);
    }
    CHECK(content(folder.path / "file") == "mine");
    CHECK_FALSE(fs::exists(folder.path / "nothing"));
}

TEST_CASE("whichever step of writing a new file fails, nothing is left of it") {
    const Folder folder;
    FaultyDisk disk;
    disk.fail_at(1000);
    REQUIRE_FALSE(write_new(disk, folder.path / "first", "text"));
    const int steps = disk.steps();
    REQUIRE(steps == 4);  // opened, written, synchronised, and so its folder
    for (int step = 0; step < steps; ++step) {
        INFO(step);
        disk.fail_at(step);
        CHECK(write_new(disk, folder.path / "second", "text") == std::errc::no_space_on_device);
        CHECK_FALSE(fs::exists(folder.path / "second"));
    }
}
