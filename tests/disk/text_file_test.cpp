// A player's own file has the old text or the new one, whichever step fails.
#include "disk/text_file.hpp"

#include "faulty_disk.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::disk;

namespace {

std::size_t files_in(const std::filesystem::path& folder) {
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator{folder}, {}));
}

}  // namespace

TEST_CASE("whichever step of replacing a file fails, it is the old text or the new, and one file") {
    const Folder folder;
    const auto path = folder.path / "file";
    FaultyDisk disk;
    REQUIRE_FALSE(replace_text(disk, path, "old text"));
    disk.fail_at(1000);
    REQUIRE_FALSE(replace_text(disk, path, "old text"));
    const int steps = disk.steps();
    REQUIRE(steps >= 5);
    for (int step = 0; step < steps; ++step) {
        INFO(step);
        disk.mend();
        REQUIRE_FALSE(replace_text(disk, path, "old text"));
        disk.fail_at(step);
        const auto trouble = replace_text(disk, path, "the new text");
        REQUIRE(trouble);
        CHECK(trouble->what == path.string() + ": cannot be written: No space left on device");
        const bool is_known_too_late = step == steps - 1;  // its folder was not synchronised
        CHECK(content(path) == (is_known_too_late ? "the new text" : "old text"));
        CHECK(files_in(folder.path) == 1);
    }
}

TEST_CASE("what is made is for its owner alone; what was there keeps its permissions") {
    namespace fs = std::filesystem;
    const Folder folder;
    const auto path = folder.path / "deep" / "file";
    REQUIRE_FALSE(replace_text(real_disk(), path, "x"));
    CHECK(fs::status(path).permissions() == fs::perms{0600});
    CHECK(fs::status(path.parent_path()).permissions() == fs::perms{0700});
    fs::permissions(path, fs::perms{0644});
    REQUIRE_FALSE(replace_text(real_disk(), path, "y"));
    CHECK(fs::status(path).permissions() == fs::perms{0644});
}

TEST_CASE("a link to a file stays one, and what is no file is not read") {
    namespace fs = std::filesystem;
    const Folder folder;
    std::ofstream{folder.path / "file"} << "before";
    fs::create_symlink(folder.path / "file", folder.path / "link");
    REQUIRE_FALSE(replace_text(real_disk(), folder.path / "link", "x"));
    CHECK(fs::is_symlink(folder.path / "link"));
    CHECK(content(folder.path / "file") == "x");
    CHECK_FALSE(read_text(folder.path));
    CHECK(read_text(folder.path / "nothing")->empty());
}
