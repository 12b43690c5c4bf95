// Where links are refused, nothing behind a link is read or written.
#include "disk/links.hpp"

#include "disk/folders.hpp"
#include "disk/line_file.hpp"
#include "disk/lock.hpp"
#include "disk/text_file.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::disk;

namespace fs = std::filesystem;

namespace {

// A folder without links, and a folder next to it in which nothing may be touched.
struct Host {
    Folder folder;
    fs::path own = folder.path / "own", other = folder.path / "other";

    Host() {
        fs::create_directory(own);
        fs::create_directory(other);
        std::ofstream{other / "file"} << "theirs";
        treat_links(Links::Refused, own / "");
    }
    ~Host() { treat_links(Links::Followed, own); }
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

    [[nodiscard]] bool is_other_untouched() const {
        const auto files = std::distance(fs::directory_iterator{other}, {});
        return files == 1 and content(other / "file") == "theirs";
    }
};

const std::string words = "it is a link, or behind one, and links are not followed here";

}  // namespace

TEST_CASE("text files are neither read nor written through a link, nor through a linked folder") {
    const Host host;
    fs::create_symlink(host.other / "file", host.own / "link");
    fs::create_symlink(host.other / "new", host.own / "nowhere");
    fs::create_symlink(host.other, host.own / "folder");
    for (const char* const name : {"link", "nowhere", "folder/file", "folder/deep/file"}) {
        const fs::path path = host.own / name;
        INFO(path);
        CHECK(read_text(path).error().what == path.string() + ": cannot be read: " + words);
        const std::string unwritten = path.string() + ": cannot be written: " + words;
        CHECK(replace_text(real_disk(), path, "mine")->what == unwritten);
        CHECK(append_lines(real_disk(), path, "mine\n")->what == unwritten);
        CHECK(while_held(real_disk(), path, [] { return std::optional<Error>{}; })->what ==
              path.string() + ": cannot be written to: " + words);
        CHECK(host.is_other_untouched());
    }
    CHECK_FALSE(replace_text(real_disk(), host.own / "deep" / "file", "mine"));
    CHECK(*read_text(host.own / "deep" / "file") == "mine");
}

TEST_CASE("the disk opens, makes, renames and removes nothing behind a link") {
    const Host host;
    fs::create_symlink(host.other, host.own / "folder");
    const fs::path path = host.own / "folder" / "file";
    Disk& disk = real_disk();
    for (const auto mode : {Disk::OpenMode::ReadOnly,
                            Disk::OpenMode::Existing,
                            Disk::OpenMode::New,
                            Disk::OpenMode::ExistingOrNew,
                            Disk::OpenMode::Append})
        CHECK(disk.open(path, mode).error.message() == words);
    std::string name = path.string();
    CHECK(disk.open_temporary(name).error.message() == words);
    CHECK(make_folders(disk, host.own / "folder" / "deep").message() == words);
    CHECK(disk.make_folder(host.own / "folder" / "deep").message() == words);
    CHECK(disk.remove(path).message() == words);
    std::ofstream{host.own / "mine"} << "mine";
    CHECK(disk.rename(host.own / "mine", path).message() == words);
    CHECK(disk.rename(path, host.own / "mine").message() == words);
    CHECK(host.is_other_untouched());
}

TEST_CASE("the folder itself may be reached through a link, and elsewhere links are followed") {
    const Host host;
    const fs::path link = host.folder.path / "link";
    fs::create_symlink(host.own, link);
    treat_links(Links::Refused, link);
    CHECK_FALSE(replace_text(real_disk(), link / "parlor" / "file", "mine"));
    CHECK(content(host.own / "parlor" / "file") == "mine");
    fs::create_symlink(host.other, host.own / "folder");
    CHECK(replace_text(real_disk(), link / "folder" / "file", "mine"));
    CHECK(host.is_other_untouched());
    fs::create_symlink(host.own / "parlor" / "file", host.other / "back");
    CHECK(*read_text(host.other / "back") == "mine");
    treat_links(Links::Followed, host.own);
    CHECK_FALSE(replace_text(real_disk(), host.own / "folder" / "file", "mine"));
}
