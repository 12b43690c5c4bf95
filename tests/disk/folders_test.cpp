// New folders, and the files in them, survive a power cut.
#include "disk/folders.hpp"

#include "faulty_disk.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::disk;

namespace fs = std::filesystem;

TEST_CASE("each folder that is made is on disk in the one above it, up to one that was there") {
    const Folder home;
    const fs::path local = home.path / ".local";
    FaultyDisk disk;
    REQUIRE_FALSE(make_folders(disk, local / "state" / "parlor"));
    CHECK(fs::is_directory(local / "state" / "parlor"));
    REQUIRE(disk.synced_folders() == std::vector<fs::path>{home.path, local, local / "state"});
    REQUIRE_FALSE(make_folders(disk, local / "state" / "parlor"));
    REQUIRE(disk.synced_folders().size() == 3);
    REQUIRE_FALSE(make_folders(disk, local / "share"));
    CHECK(disk.synced_folders().back() == local);
}

TEST_CASE("a folder that cannot be made, or is not on disk for sure, is an error") {
    const Folder home;
    FaultyDisk disk;
    for (int step = 0; step < 4; ++step) {
        INFO(step);
        disk.fail_at(step);
        const fs::path folder = home.path / std::to_string(step) / "games";
        CHECK(make_folders(disk, folder) == std::errc::no_space_on_device);
        disk.mend();
        CHECK_FALSE(make_folders(disk, folder));
    }
    std::ofstream{home.path / "file"} << "in the way";
    CHECK(make_folders(disk, home.path / "file" / "games") == std::errc::file_exists);
}

TEST_CASE("a folder is made where its first part is relative, too") {
    const Folder home;
    const fs::path before = fs::current_path();
    fs::current_path(home.path);
    FaultyDisk disk;
    CHECK_FALSE(make_folders(disk, "a/b"));
    fs::current_path(before);
    CHECK(fs::is_directory(home.path / "a" / "b"));
    CHECK(disk.synced_folders() == std::vector<fs::path>{".", "a"});
}
